import type { Spot } from './model/draft.ts';
import type { Editing } from './model/editor.ts';

/** What is being edited. */
export function spotOf(editing: Editing): Spot {
  return editing.kind === 'component' ? { component: editing.key } : editing.place;
}
