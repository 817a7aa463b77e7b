import type { Component, Draft, Item, ItemPlace } from '../draft.ts';
import { newId } from '../new-id.ts';
import { changeItems } from '../shared/change-items.ts';
import { type Changed, changeOccurrences } from '../shared/change-occurrences.ts';
import { contentsOf } from '../shared/contents.ts';

/** Renames one occurrence of an item, which detaches by that. */
export function renameHere(draft: Draft, place: ItemPlace, name: string): Changed {
  return changeOccurrences(draft, place, 'here', (item) => named(item, name));
}

/**
 * Renames all occurrences of an item, but for those whose component has an item of that name already: they keep theirs and detach,
 * those that are equal together.
 * @returns `left`: the names of those components.
 */
export function renameEverywhere(draft: Draft, place: ItemPlace, name: string): { draft: Draft; left: string[] } {
  const left: string[] = [];
  const ids = new Map<string, string>();
  const renamed = changeItems(draft, (item, component, group) => {
    if (item.id !== place.item) return item;
    if (!hasOther(component, group, item, name)) return named(item, name);
    left.push(component.name);
    const contents = contentsOf(item);
    const id = ids.get(contents) ?? newId('II', draft);
    ids.set(contents, id);
    return { ...item, id };
  });
  return { draft: renamed, left };
}

function hasOther(component: Component, group: number, item: Item, name: string): boolean {
  return component.groups[group]?.items.some((other) => other !== item && other.name === name) ?? false;
}

function named({ isNew: _, ...item }: Item, name: string): Item {
  return { ...item, name };
}
