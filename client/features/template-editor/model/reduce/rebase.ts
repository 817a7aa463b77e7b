import type { Component, Draft } from '../draft.ts';
import type { History } from '../history.ts';

/**
 * The history after a save: each of its drafts tells now how its components relate to what was saved last, so that a renaming which
 * is undone and saved again is a renaming for the server too.
 */
export function rebase(history: History, saved: Draft): History {
  const names = new Map(saved.components.map(({ key, name }) => [key, name]));
  const known = new Map<Component, Component>();
  const based = (draft: Draft): Draft => {
    const components = draft.components.map((component) => {
      const result = known.get(component) ?? basedComponent(component, names.get(component.key));
      known.set(component, result);
      return result;
    });
    return components.every((component, index) => component === draft.components[index]) ? draft : { components };
  };
  return {
    past: history.past.map((change) => ({ ...change, draft: based(change.draft) })),
    present: based(history.present),
    future: history.future.map((change) => ({ ...change, draft: based(change.draft) })),
  };
}

function basedComponent(component: Component, savedName: string | undefined): Component {
  const isNew = savedName === undefined;
  const oldName = savedName === undefined || savedName === component.name ? null : savedName;
  return isNew === component.isNew && oldName === component.oldName ? component : { ...component, isNew, oldName };
}
