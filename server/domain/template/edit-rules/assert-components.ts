import type { EditableTemplate } from '../editable-template.ts';
import { badTemplate } from './bad-template.ts';

/**
 * There are components; each has a name of its own and at most one that it had before, which nobody else had.
 * @throws AppError BAD_USER_INPUT
 */
export function assertComponents(edited: EditableTemplate, base: EditableTemplate): void {
  if (edited.components.length === 0) throw badTemplate('A template needs at least one component. Please add one.');
  const earlier = new Set(base.components.map(({ name }) => name));
  const names = new Set<string>();
  const oldNames = new Set<string>();
  for (const { name, oldName } of edited.components) {
    if (!name) throw badTemplate('A component has no name. Please give it one.');
    if (names.has(name)) throw badTemplate(`A component with the name "${name}" already exists.`);
    names.add(name);
    if (oldName === null) continue;
    if (!earlier.has(oldName)) {
      throw badTemplate(`The component "${name}" cannot have been "${oldName}": there was none of that name.`);
    }
    if (oldNames.has(oldName)) throw badTemplate(`Two components cannot both have been "${oldName}".`);
    oldNames.add(oldName);
  }
}
