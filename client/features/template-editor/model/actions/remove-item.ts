import type { Draft, ItemPlace } from '../draft.ts';
import { itemAt } from '../find.ts';
import { changeItemAt } from '../shared/change-items.ts';
import { confirmDelete } from '../shared/questions.ts';
import type { Step } from '../step.ts';

/** Asks, then removes an item from its component; where else it stands it stays. Specification, point 5. */
export function removeItem(draft: Draft, place: ItemPlace): Step {
  if (!itemAt(draft, place)) return { draft };
  return confirmDelete(draft, 'item', () => ({ draft: changeItemAt(draft, place, () => null) }));
}
