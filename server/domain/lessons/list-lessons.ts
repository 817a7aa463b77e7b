import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { NamedLesson } from './lesson.ts';

/** What the actor has taught, newest first, at most `MAX_LESSONS`. */
export async function listLessons(
  ports: Pick<Ports, 'accounts' | 'lessons'>,
  actor: Actor | null,
): Promise<NamedLesson[]> {
  const { accountId } = await requireSubscriber(ports, actor);
  return ports.lessons.list(accountId);
}
