import type { Component, Draft, Item } from '../draft.ts';
import { componentOf, itemsOf } from '../find.ts';
import { newId } from '../new-id.ts';
import type { Step } from '../step.ts';

/** Adds an item without a name at the end of a component; `at` of the step names it. One that waits for its name is taken again. */
export function addItem(draft: Draft, key: string): Step {
  const component = componentOf(draft, key);
  if (!component) return { draft };
  const begun = itemsOf(component).find(({ isNew }) => isNew);
  if (begun) return { draft, at: { component: key, item: begun.id } };
  const item: Item = { id: newId('II', draft), name: '', comments: [], isNew: true };
  const extended = withItem(component, item);
  return {
    draft: { components: draft.components.map((other) => (other === component ? extended : other)) },
    at: { component: key, item: item.id },
  };
}

function withItem(component: Component, item: Item): Component {
  const [first = { name: component.name, items: [] }, ...rest] = component.groups;
  return { ...component, groups: [{ ...first, items: [...first.items, item] }, ...rest] };
}
