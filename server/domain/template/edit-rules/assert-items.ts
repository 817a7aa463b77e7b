import { commentLabel, placeName } from '../editable-place.ts';
import type { EditableComponent, EditableItem, EditableTemplate } from '../editable-template.ts';
import { originalComponents } from '../original-components.ts';
import { badTemplate } from './bad-template.ts';

/**
 * In each component every item has a name and an id of its own, and offers a comment once. Names that a component has
 * more than once, or not at all, in `base` may stand as often as they do there, and no more.
 * @throws AppError BAD_USER_INPUT
 */
export function assertItems(edited: EditableTemplate, base: EditableTemplate): void {
  const originals = originalComponents(edited, base);
  for (const component of edited.components) {
    const earlier = mostByName(originals.get(component));
    for (const { items } of component.groups) assertNames(component, items, earlier);
    assertOnce(component);
  }
}

/** How often a name stands at most in one group of a component; groups are alternatives, of which one is used. */
function mostByName(component: EditableComponent | undefined): Map<string, number> {
  const most = new Map<string, number>();
  for (const { items } of component?.groups ?? []) {
    for (const [name, count] of countByName(items)) most.set(name, Math.max(count, most.get(name) ?? 0));
  }
  return most;
}

function countByName(items: readonly EditableItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of items) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function assertNames(
  { name: component }: EditableComponent,
  items: readonly EditableItem[],
  earlier: ReadonlyMap<string, number>,
): void {
  for (const [name, count] of countByName(items)) {
    const allowed = earlier.get(name) ?? 0;
    if (!name && count > allowed) throw badTemplate(`An item of "${component}" has no name. Please give it one.`);
    if (name && count > Math.max(1, allowed)) {
      throw badTemplate(`An item with the name "${name}" already exists in this component.`);
    }
  }
}

function assertOnce(component: EditableComponent): void {
  const itemIds = new Set<string>();
  for (const item of component.groups.flatMap(({ items }) => items)) {
    const place = placeName({ component, item });
    if (itemIds.has(item.id)) throw badTemplate(`The item ${place} stands twice with the same id.`);
    itemIds.add(item.id);
    const commentIds = new Set<string>();
    for (const comment of item.comments) {
      if (commentIds.has(comment.id))
        throw badTemplate(`The comment ${commentLabel(comment)} stands twice in ${place}.`);
      commentIds.add(comment.id);
    }
  }
}
