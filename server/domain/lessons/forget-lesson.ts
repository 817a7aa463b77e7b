import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';

/** Forgets a lesson of the actor; reports that were written with it stay. @throws AppError NOT_FOUND */
export async function forgetLesson(
  ports: Pick<Ports, 'accounts' | 'lessons'>,
  actor: Actor | null,
  input: { lessonId: string },
): Promise<void> {
  const { accountId } = await requireSubscriber(ports, actor);
  if (!(await ports.lessons.delete(accountId, input.lessonId)))
    throw new AppError('NOT_FOUND', 'This was forgotten already, or was never taught.');
}
