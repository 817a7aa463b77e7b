import type { Component, Draft, Group, Item, ItemPlace } from '../draft.ts';

/** What becomes of an item: another one, itself, or null: it goes. */
export type ItemChange = (item: Item, component: Component, group: number) => Item | null;

/** The draft with items changed, in all groups; what was left alone is the same object, up to the draft itself. */
export function changeItems(draft: Draft, change: ItemChange): Draft {
  const components = changed(draft.components, (component) => {
    const groups = changed(component.groups, (group, index) => changedGroup(group, component, index, change));
    return groups === component.groups ? component : { ...component, groups };
  });
  return components === draft.components ? draft : { components };
}

/** The draft with one item changed. */
export function changeItemAt(draft: Draft, place: ItemPlace, change: (item: Item) => Item | null): Draft {
  return changeItems(draft, (item, component, group) =>
    group === 0 && item.id === place.item && component.key === place.component ? change(item) : item,
  );
}

function changedGroup(group: Group, component: Component, index: number, change: ItemChange): Group {
  const items = changed(group.items, (item) => change(item, component, index));
  return items === group.items ? group : { ...group, items };
}

function changed<One>(all: readonly One[], change: (one: One, index: number) => One | null): readonly One[] {
  let isSame = true;
  const result: One[] = [];
  for (const [index, one] of all.entries()) {
    const next = change(one, index);
    if (next !== one) isSame = false;
    if (next !== null) result.push(next);
  }
  return isSame ? all : result;
}
