import type { EditableComponent } from '../domain/template/editable-template.ts';

/** Above all of these a name keeps its place: ECMAScript, "array index". */
const MOST = 2 ** 32 - 2;

/** Whether JavaScript moves a key before all that are none such: whole numbers as they are written out. */
export function isWholeNumber(name: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(name) && Number(name) <= MOST;
}

/**
 * Puts the components whose names are whole numbers where they were, for reading JSON has moved them: each after the one
 * that it stood behind in the stored template. New ones come last. All others keep their order.
 */
export function inStoredOrder(
  components: readonly EditableComponent[],
  stored: readonly Pick<EditableComponent, 'name'>[],
): EditableComponent[] {
  const byStoredName = new Map(components.map((component) => [component.oldName ?? component.name, component]));
  const isMoved = ({ name }: EditableComponent) => isWholeNumber(name);
  const followers = new Map<EditableComponent | null, EditableComponent[]>();
  const placed = new Set<EditableComponent>();
  let before: EditableComponent | null = null;
  for (const { name } of stored) {
    const component = byStoredName.get(name);
    if (component && isMoved(component)) {
      const all = followers.get(before) ?? [];
      followers.set(before, all);
      all.push(component);
      placed.add(component);
    } else before = component ?? before;
  }
  return [
    ...(followers.get(null) ?? []),
    ...components.flatMap((component) => (isMoved(component) ? [] : [component, ...(followers.get(component) ?? [])])),
    ...components.filter((component) => isMoved(component) && !placed.has(component)),
  ];
}
