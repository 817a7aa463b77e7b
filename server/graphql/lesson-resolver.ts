import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from './context.ts';
import { LessonType, lessonView, TeachLessonInput } from './lesson-types.ts';

@Resolver()
export class LessonResolver {
  @Query(() => [LessonType], { description: 'What the inspector has taught, newest first, at most 1,000.' })
  async lessons(@Ctx() { app, actor }: Context): Promise<LessonType[]> {
    return (await app.lessons.list(await actor())).map(lessonView);
  }

  @Mutation(() => LessonType, {
    description:
      'Teaches what is to become of words that were said in a report: where they are said again, in this report when it is written anew and in those to come, they become that. In place of what was taught of them before.',
  })
  async teachLesson(
    @Arg('input', () => TeachLessonInput, { description: 'The words, and where they belong.' })
    { reportId, remark, target }: TeachLessonInput,
    @Ctx() { app, actor }: Context,
  ): Promise<LessonType> {
    const place = target ? { ...target, commentId: target.commentId ?? null } : null;
    return lessonView(await app.lessons.teach(await actor(), { reportId, remark, target: place }));
  }

  @Mutation(() => Boolean, {
    description: 'Forgets what was taught; reports that were written with it stay.',
  })
  async forgetLesson(
    @Arg('id', () => ID, { description: 'Identifier of a lesson of the account.' }) lessonId: string,
    @Ctx() { app, actor }: Context,
  ): Promise<boolean> {
    await app.lessons.forget(await actor(), { lessonId });
    return true;
  }
}
