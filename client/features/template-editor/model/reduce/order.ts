import type { Action, Editing, Editor } from '../editor.ts';
import { placeKey } from '../place-key.ts';
import { spotOf } from './reveal.ts';

const CHANGING: ReadonlySet<Action['type']> = new Set([
  'startEditing',
  'finishEditing',
  'cancelEditing',
  'clickOutside',
  'perform',
  'startBoost',
  'acceptBoost',
  'undo',
  'redo',
]);

/** Whether an action has to do without: a question waits for its answer, or there is none to answer. */
export function isHeldBack({ asking }: Editor, { type }: Action): boolean {
  return asking ? CHANGING.has(type) : type === 'answer';
}

/** Whether that which is being edited has to be finished before the action. */
export function hasToWait({ editing }: Editor, action: Action): boolean {
  if (!editing) return false;
  switch (action.type) {
    case 'startEditing':
      return !isBoost(editing) && placeKey(spotOf(editing)) !== placeKey(action.place);
    case 'perform':
    case 'undo':
    case 'redo':
    case 'startBoost':
      return !isBoost(editing);
    default:
      return false;
  }
}

function isBoost({ kind }: Editing): boolean {
  return kind === 'boosting' || kind === 'boost';
}
