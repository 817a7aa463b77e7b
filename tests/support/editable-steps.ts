import type {
  EditableComment,
  EditableComponent,
  EditableItem,
  EditableTemplate,
} from '../../server/domain/template/editable-template.ts';

/** A component by its name. @throws Error without it. */
export function componentOf({ components }: EditableTemplate, name: string): EditableComponent {
  return found(
    components.find((component) => component.name === name),
    name,
  );
}

/** An item of a component's first group. @throws Error without it. */
export function itemOf(template: EditableTemplate, component: string, name: string): EditableItem {
  const { groups } = componentOf(template, component);
  return found(
    groups[0]?.items.find((item) => item.name === name),
    `${component} - ${name}`,
  );
}

/** The first comment of an item. @throws Error without it. */
export function commentOf(template: EditableTemplate, component: string, item: string): EditableComment {
  return found(itemOf(template, component, item).comments[0], `a comment of ${component} - ${item}`);
}

function found<Part>(part: Part | undefined, what: string): Part {
  if (part === undefined) throw new Error(`There is no ${what}.`);
  return part;
}
