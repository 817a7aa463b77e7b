import { acceptBoost } from '../actions/accept-boost.ts';
import type { CommentPlace } from '../draft.ts';
import type { Editor } from '../editor.ts';
import { commentAt } from '../find.ts';
import { placeKey } from '../place-key.ts';
import { isBlank } from '../plain-text.ts';
import { openAround } from './reveal.ts';
import { runStep } from './run-step.ts';

/** Begins to wait for the rewritten text; a comment without a text is not boosted. Specification, point 5. */
export function startBoost(editor: Editor, place: CommentPlace): Editor {
  const before = commentAt(editor.history.present, place)?.text ?? '';
  if (isBlank(before)) return editor;
  return openAround({ ...editor, editing: { kind: 'boosting', place, before } }, place);
}

/** Shows before and after; a text that is not waited for any more is dropped, so is an empty one. */
export function showBoost(editor: Editor, place: CommentPlace, after: string): Editor {
  const { editing } = editor;
  if (editing?.kind !== 'boosting' || placeKey(editing.place) !== placeKey(place)) return editor;
  return { ...editor, editing: isBlank(after) ? null : { ...editing, kind: 'boost', after } };
}

export function endBoosting(editor: Editor, place: CommentPlace): Editor {
  const { editing } = editor;
  const isWaiting = editing?.kind === 'boosting' && placeKey(editing.place) === placeKey(place);
  return isWaiting ? { ...editor, editing: null } : editor;
}

export function takeBoost(editor: Editor, now: Date): Editor {
  const { editing, history } = editor;
  if (editing?.kind !== 'boost') return editor;
  if (editing.after === editing.before) return { ...editor, editing: null };
  const step = acceptBoost(history.present, editing.place, editing.after, now);
  return runStep(editor, step, { label: 'Comment boosted', afterwards: null, amends: false, next: null });
}
