import type { Component, Draft } from '../draft.ts';
import { componentOf, itemsOf } from '../find.ts';
import { acknowledge } from '../shared/questions.ts';
import type { Step } from '../step.ts';
import { tidyName } from '../tidy-name.ts';
import { NEW_COMPONENT } from './add-component.ts';

/**
 * Renames a component. Specification, points 4 and 5: empty or unchanged cancels; a name that starts with 'New Component' discards a
 * placeholder; the name has to be unique. `oldName` keeps the name that the server knows.
 */
export function renameComponent(draft: Draft, key: string, name: string): Step {
  const component = componentOf(draft, key);
  const wanted = tidyName(name);
  if (!component) return { draft };
  const at = { component: key };
  if (wanted === '' || wanted === component.name) return { draft, at };
  if (component.isNew && itemsOf(component).length === 0 && wanted.startsWith(NEW_COMPONENT)) {
    return { draft: { components: draft.components.filter((other) => other !== component) } };
  }
  if (draft.components.some((other) => other.name === wanted)) {
    return acknowledge('Name Already Used', `A component with the name "${wanted}" already exists.`, { draft, at });
  }
  const renamed = withName(component, wanted);
  return { draft: { components: draft.components.map((other) => (other === component ? renamed : other)) }, at };
}

function withName(component: Component, name: string): Component {
  const known = component.isNew ? null : (component.oldName ?? component.name);
  const groups = component.groups.map((group, index) =>
    index === 0 && isNamedAfter(component, group.name) ? { ...group, name } : group,
  );
  return { ...component, name, oldName: known === name ? null : known, groups };
}

function isNamedAfter({ name, isNew }: Component, group: string): boolean {
  return group === name || (isNew && group === NEW_COMPONENT);
}
