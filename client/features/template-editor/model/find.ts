import type { Comment, CommentPlace, Component, Draft, Item, ItemPlace } from './draft.ts';

export function componentOf(draft: Draft, key: string): Component | undefined {
  return draft.components.find((component) => component.key === key);
}

/** The items that count: those of the first group. Specification, point 3. */
export function itemsOf(component: Component | undefined): readonly Item[] {
  return component?.groups[0]?.items ?? [];
}

export function itemAt(draft: Draft, place: ItemPlace): Item | undefined {
  return itemsOf(componentOf(draft, place.component)).find(({ id }) => id === place.item);
}

export function commentAt(draft: Draft, place: CommentPlace): Comment | undefined {
  return itemAt(draft, place)?.comments.find(({ id }) => id === place.comment);
}
