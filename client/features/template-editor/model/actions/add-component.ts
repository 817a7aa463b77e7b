import type { Draft } from '../draft.ts';
import { newKey } from '../new-key.ts';
import type { Step } from '../step.ts';

/** The name of a new component's group. Specification, point 2. */
export const NEW_COMPONENT = 'New Component';

/**
 * Adds 'Component N' at the end, N being the count plus one or the next number whose name is free; `at` of the step names it.
 * It begins with one group 'New Component' without items. Specification, point 2.
 */
export function addComponent(draft: Draft): Step {
  const names = new Set(draft.components.map(({ name }) => name));
  let number = draft.components.length + 1;
  while (names.has(`Component ${number}`)) number += 1;
  const key = newKey();
  const component = {
    key,
    name: `Component ${number}`,
    oldName: null,
    groups: [{ name: NEW_COMPONENT, items: [] }],
    isNew: true,
  };
  return { draft: { components: [...draft.components, component] }, at: { component: key } };
}
