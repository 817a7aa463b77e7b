import type { Draft } from '../draft.ts';
import { componentOf } from '../find.ts';
import type { Step } from '../step.ts';

/** 'Remove Duplicates and Fix': of several groups only the first stays. Specification, point 2. */
export function keepFirstGroup(draft: Draft, key: string): Step {
  const component = componentOf(draft, key);
  if (!component) return { draft };
  const at = { component: key };
  if (component.groups.length < 2) return { draft, at };
  const fixed = { ...component, groups: component.groups.slice(0, 1) };
  return { draft: { components: draft.components.map((other) => (other === component ? fixed : other)) }, at };
}
