import type { Spot } from './draft.ts';

/** One string for a place: the key of its row, and what `openItems` holds. */
export function placeKey({ component, item, comment }: Spot): string {
  if (item === undefined) return component;
  return comment === undefined ? `${component}/${item}` : `${component}/${item}/${comment}`;
}
