import { randomUuid } from './random-uuid.ts';

/** A `Component.key` that no other draft of the page has either: what was undone and done again is told apart by it. */
export function newKey(): string {
  return `section-${randomUuid()}`;
}
