import type { CommentPlace, Draft, ItemPlace } from '../draft.ts';
import { itemsOf } from '../find.ts';

/** A place that the same item or comment stands in too, with its name for people: "BATHROOMS 2 - Toilets". */
export interface Occurrence extends ItemPlace {
  readonly label: string;
}

/** The other places of an item, as far as they are seen: first groups only. */
export function otherItems(draft: Draft, place: ItemPlace): Occurrence[] {
  return occurrences(draft, place, (item) => item.id === place.item);
}

/** The other places of a comment, as far as they are seen. */
export function otherComments(draft: Draft, place: CommentPlace): Occurrence[] {
  return occurrences(draft, place, (item) => item.comments.some(({ id }) => id === place.comment));
}

function occurrences(draft: Draft, place: ItemPlace, isMeant: (item: ReturnType<typeof itemsOf>[number]) => boolean) {
  return draft.components.flatMap((component) =>
    itemsOf(component)
      .filter((item) => isMeant(item) && !(component.key === place.component && item.id === place.item))
      .map((item) => ({ component: component.key, item: item.id, label: `${component.name} - ${item.name}` })),
  );
}
