import type { Draft, Spot } from '../draft.ts';
import type { Editing } from '../editor.ts';
import { commentAt, componentOf, itemAt } from '../find.ts';

/** What it is to edit a component's name, an item's name or a comment; null when it is not there. */
export function editingOf(draft: Draft, { component, item, comment }: Spot): Editing | null {
  if (item === undefined) {
    const found = componentOf(draft, component);
    return found ? { kind: 'component', key: component, typed: found.name } : null;
  }
  if (comment === undefined) {
    const found = itemAt(draft, { component, item });
    return found ? { kind: 'item', place: { component, item }, typed: found.name } : null;
  }
  const place = { component, item, comment };
  const found = commentAt(draft, place);
  return found ? { kind: 'comment', place, typed: { name: found.name, text: found.text } } : null;
}

/** A boost goes on while other things are changed, as long as its comment stands there as it was; all other editing is over. */
export function survivor(editing: Editing | null, draft: Draft): Editing | null {
  if (editing?.kind !== 'boosting' && editing?.kind !== 'boost') return null;
  return commentAt(draft, editing.place)?.text === editing.before ? editing : null;
}
