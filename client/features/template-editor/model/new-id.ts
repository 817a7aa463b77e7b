import type { Draft } from './draft.ts';
import { randomUuid } from './random-uuid.ts';

/** Specification, point 9. */
const ATTEMPTS = 10;

/**
 * An id that no item or comment of the draft has: prefix, hyphen, upper-case GUID. Specification, point 5.
 * @param random gives a UUID.
 * @throws Error with the specification's sentences (point 8); they are faults of the program, not of the person.
 */
export function newId(prefix: string, draft: Draft | null, random: () => string = randomUuid): string {
  if (!prefix) throw new Error('Prefix must be a non-empty string');
  if (!draft) throw new Error('Template cannot be null');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const id = `${prefix}-${random().toUpperCase()}`;
    if (!isTaken(draft, id)) return id;
  }
  throw new Error(`Could not generate unique ID with prefix ${prefix} after ${ATTEMPTS} attempts`);
}

function isTaken(draft: Draft, id: string): boolean {
  return draft.components.some(({ groups }) =>
    groups.some(({ items }) =>
      items.some((item) => item.id === id || item.comments.some((comment) => comment.id === id)),
    ),
  );
}
