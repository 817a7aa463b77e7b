import { placeName } from '../editable-place.ts';
import type { EditableTemplate } from '../editable-template.ts';
import { badTemplate } from './bad-template.ts';

/** Maintenance tips are comments that their item offers, in the group that is used. @throws AppError BAD_USER_INPUT */
export function assertTips({ components, tips }: EditableTemplate): void {
  const byName = new Map(components.map((component) => [component.name, component]));
  for (const { component: name, itemId, commentIds } of tips) {
    const component = byName.get(name);
    if (!component) throw badTemplate(`There are maintenance tips of a component "${name}", which is not there.`);
    const item = component.groups[0]?.items.find(({ id }) => id === itemId);
    if (!item) throw badTemplate(`There are maintenance tips of an item that is not in "${name}": ${itemId}.`);
    const offered = new Set(item.comments.map(({ id }) => id));
    const stranger = commentIds.find((id) => !offered.has(id));
    if (stranger === undefined) continue;
    const place = placeName({ component, item });
    throw badTemplate(`A maintenance tip of ${place} is no comment of this item: ${stranger}.`);
  }
}
