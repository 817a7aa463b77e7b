import type { Draft } from '../draft.ts';
import type { Action } from '../editor.ts';
import { commentAt } from '../find.ts';
import { followed } from './follow.ts';

/** An action that had to wait, with its place as it is after what was done meanwhile: that may have given it a fresh id. */
export function relocate(action: Action, before: Draft, after: Draft): Action {
  if (action.type === 'startEditing')
    return { ...action, place: followed(before, after, action.place) ?? action.place };
  if (action.type !== 'startBoost' || commentAt(after, action.place)) return action;
  const { component, item, comment } = followed(before, after, action.place) ?? action.place;
  return item === undefined || comment === undefined ? action : { ...action, place: { component, item, comment } };
}
