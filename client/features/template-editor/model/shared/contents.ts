import type { Item } from '../draft.ts';

/**
 * What occurrences of one item have in common: the name and the comments in their order. Tips do not count, nor do comments that
 * were only begun.
 */
export function contentsOf({ name, comments }: Item): string {
  return JSON.stringify([name, comments.filter(({ isNew }) => !isNew).map(({ id }) => id)]);
}
