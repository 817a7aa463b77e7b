import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { NamedLesson } from '../domain/lessons/lesson.ts';

@InputType({ description: 'Where words belong: a comment of the template, or a new comment of an item.' })
export class LessonTargetInput {
  @Field(() => String, { description: "The template component's name." })
  component!: string;

  @Field(() => ID, { description: 'Identifier of an item of the component.' })
  itemId!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of a comment of the item; null: a new comment.' })
  commentId?: string | null;
}

@InputType({ description: 'What is to become of words that were said.' })
export class TeachLessonInput {
  @Field(() => ID, { description: 'Identifier of a completed report of the account.' })
  reportId!: string;

  @Field(() => Int, { description: '`index` of a remark of the report.' })
  remark!: number;

  @Field(() => LessonTargetInput, { nullable: true, description: 'Where they belong; null: in no report.' })
  target?: LessonTargetInput | null;
}

@ObjectType('Lesson', {
  description: 'What the inspector wants to become of words, wherever they are said again.',
  simpleResolvers: true,
})
export class LessonType {
  @Field(() => ID, { description: 'Stable identifier.' })
  id!: string;

  @Field(() => String, { description: 'The words, as they were said.' })
  words!: string;

  @Field(() => String, {
    nullable: true,
    description: "The template component's name; null: they belong in no report.",
  })
  component!: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the item; null: they belong in no report.' })
  itemId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the item was called when this was taught.' })
  itemName!: string | null;

  @Field(() => ID, { nullable: true, description: 'Identifier of the comment; null: a new comment, or none.' })
  commentId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the comment was called when this was taught.' })
  commentName!: string | null;

  @Field(() => Date, { description: 'When it was taught.' })
  createdAt!: Date;
}

export function lessonView({ target, ...lesson }: NamedLesson): LessonType {
  const { component = null, itemId = null, commentId = null } = target ?? {};
  return { ...lesson, component, itemId, commentId };
}
