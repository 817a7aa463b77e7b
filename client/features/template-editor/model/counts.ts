import type { Component, Item } from './draft.ts';
import { itemsOf } from './find.ts';

/** How much is in an item. */
export interface ItemCounts {
  readonly comments: number;
  readonly tips: number;
}

/** How much is in a component. */
export interface ComponentCounts extends ItemCounts {
  readonly items: number;
}

const itemCounts = new WeakMap<Item, ItemCounts>();

/** Comments that were only begun do not count. */
export function countsOf(item: Item): ItemCounts {
  const known = itemCounts.get(item);
  if (known) return known;
  const comments = item.comments.filter(({ isNew }) => !isNew);
  const counts = { comments: comments.length, tips: comments.filter(({ tip }) => tip).length };
  itemCounts.set(item, counts);
  return counts;
}

/** What counts of a component is its first group. */
export function componentCounts(component: Component): ComponentCounts {
  const items = itemsOf(component);
  const counts = { items: items.length, comments: 0, tips: 0 };
  for (const item of items) {
    const { comments, tips } = countsOf(item);
    counts.comments += comments;
    counts.tips += tips;
  }
  return counts;
}
