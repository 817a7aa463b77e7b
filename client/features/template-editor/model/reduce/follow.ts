import type { Draft, ItemPlace, Spot } from '../draft.ts';
import { componentOf, itemsOf } from '../find.ts';
import { placeKey } from '../place-key.ts';

/** Where something stands after a change: the same place, or the one whose id is fresh there; null when it is gone. */
export function followed(before: Draft, after: Draft, spot: Spot): Spot | null {
  const component = componentOf(after, spot.component);
  if (!component) return null;
  if (spot.item === undefined) return spot;
  const items = itemsOf(componentOf(before, spot.component));
  const item = counterpart(items, itemsOf(component), spot.item);
  if (!item) return null;
  if (spot.comment === undefined) return item.id === spot.item ? spot : { component: component.key, item: item.id };
  const comments = items.find(({ id }) => id === spot.item)?.comments ?? [];
  const comment = counterpart(comments, item.comments, spot.comment);
  if (!comment) return null;
  if (item.id === spot.item && comment.id === spot.comment) return spot;
  return { component: component.key, item: item.id, comment: comment.id };
}

/** The open items after a change: an item that got a fresh id by it stays open. */
export function openItemsAfter(before: Draft, after: Draft, open: ReadonlySet<string>): ReadonlySet<string> {
  const added: string[] = [];
  for (const component of before.components) {
    const next = componentOf(after, component.key);
    if (!next || next === component) continue;
    for (const { id } of itemsOf(component)) {
      const place: ItemPlace = { component: component.key, item: id };
      if (!open.has(placeKey(place))) continue;
      const spot = followed(before, after, place);
      if (spot && spot !== place) added.push(placeKey(spot));
    }
  }
  return added.length === 0 ? open : new Set([...open, ...added]);
}

/** The one of that id, else the one in its place when nothing was added or taken out. */
function counterpart<One extends { readonly id: string }>(before: readonly One[], after: readonly One[], id: string) {
  const same = after.find((one) => one.id === id);
  if (same || before.length !== after.length) return same;
  return after[before.findIndex((one) => one.id === id)];
}
