import type { Draft, Item, ItemPlace } from '../draft.ts';
import { itemAt } from '../find.ts';
import { newId } from '../new-id.ts';
import { changeItemAt, changeItems } from './change-items.ts';
import { contentsOf } from './contents.ts';

/** A draft after a change, and where the changed item stands now. */
export interface Changed<Place = ItemPlace> {
  readonly draft: Draft;
  readonly at: Place;
}

/** 'everywhere': all occurrences. 'here': one of them, which detaches from the others by a fresh id. */
export type Scope = 'everywhere' | 'here';

/**
 * Changes an item in such a way that an id recurs with equal contents only, which is what the server demands. Occurrences that
 * differ because a file brought them so may go on to differ in just that; `change` is the same for all of them.
 */
export function changeOccurrences(draft: Draft, place: ItemPlace, scope: Scope, change: (item: Item) => Item): Changed {
  if (scope === 'here') return changeHere(draft, place, change);
  return { draft: changeItems(draft, (item) => (item.id === place.item ? change(item) : item)), at: place };
}

function changeHere(draft: Draft, place: ItemPlace, change: (item: Item) => Item): Changed {
  const item = itemAt(draft, place);
  if (!item) return { draft, at: place };
  const next = change(item);
  const mustDetach = contentsOf(next) !== contentsOf(item) && occurrenceCount(draft, item.id) > 1;
  const id = mustDetach ? newId('II', draft) : item.id;
  const detached = mustDetach ? { ...next, id } : next;
  return { draft: changeItemAt(draft, place, () => detached), at: { component: place.component, item: id } };
}

function occurrenceCount({ components }: Draft, id: string): number {
  const items = components.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return items.filter((item) => item.id === id).length;
}
