import type { EditableComment, EditableComponent, EditableItem, EditableTemplate } from './editable-template.ts';

/** Where an item stands. */
export interface EditablePlace {
  component: EditableComponent;
  /** Position of the group; 0 is the one that is used. */
  group: number;
  item: EditableItem;
}

/** All items of a template, also of groups that are not used, with their places. */
export function itemPlaces({ components }: EditableTemplate): EditablePlace[] {
  return components.flatMap((component) =>
    component.groups.flatMap(({ items }, group) => items.map((item) => ({ component, group, item }))),
  );
}

/** A place for people: "ROOFING - Gutters", in quotes. */
export function placeName({ component, item }: Omit<EditablePlace, 'group'>): string {
  return `"${component.name} - ${item.name || 'Unnamed Item'}"`;
}

/** A comment for people: its title, in quotes. */
export function commentLabel({ name }: Pick<EditableComment, 'name'>): string {
  return `"${name || 'Untitled Comment'}"`;
}
