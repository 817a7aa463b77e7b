import type { EditableComponent, EditableTemplate } from './editable-template.ts';

/**
 * For each component of an edited template the one that it was in `base`, the version that was edited; new ones have
 * none. An old name claims before a name: A that was renamed to B may stand beside a new A.
 */
export function originalComponents(
  edited: EditableTemplate,
  base: EditableTemplate,
): Map<EditableComponent, EditableComponent> {
  const byName = new Map(base.components.map((component) => [component.name, component]));
  const claimed = new Set(edited.components.map(({ oldName }) => oldName));
  const originals = new Map<EditableComponent, EditableComponent>();
  for (const component of edited.components) {
    const isFree = component.oldName !== null || !claimed.has(component.name);
    const original = isFree ? byName.get(component.oldName ?? component.name) : undefined;
    if (original) originals.set(component, original);
  }
  return originals;
}
