import type { Draft } from '../draft.ts';
import { componentOf } from '../find.ts';
import { confirmDelete } from '../shared/questions.ts';
import type { Step } from '../step.ts';

/** Asks, then removes a component with all that is in it. Specification, point 5. */
export function removeComponent(draft: Draft, key: string): Step {
  if (!componentOf(draft, key)) return { draft };
  return confirmDelete(draft, 'component', () => ({
    draft: { components: draft.components.filter((component) => component.key !== key) },
  }));
}
