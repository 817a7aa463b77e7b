import type { Template } from '../../template/template.ts';
import type { OfferedItem } from './remark-judge.ts';

const offered = new WeakMap<Template, OfferedItem[]>();

/** The items that a remark may belong to: all of the template. The same list each time, told once to whoever judges. */
export function offerItems(template: Template): OfferedItem[] {
  const items = offered.get(template) ?? listItems(template);
  offered.set(template, items);
  return items;
}

function listItems(template: Template): OfferedItem[] {
  return template.components
    .flatMap(({ name, items }) => items.map((item) => ({ component: name, itemId: item.id, itemName: item.name })))
    .map((item, at) => ({ id: `i${at + 1}`, ...item }));
}
