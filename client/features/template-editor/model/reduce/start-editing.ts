import type { Spot } from '../draft.ts';
import type { Editor } from '../editor.ts';
import { placeKey } from '../place-key.ts';
import { editingOf } from './editing-of.ts';
import { openAround, spotOf } from './reveal.ts';

/** Opens a name or a comment for editing; what is open already keeps what was typed into it. */
export function startEditing(editor: Editor, place: Spot): Editor {
  const { editing } = editor;
  const isText = editing !== null && editing.kind !== 'boost' && editing.kind !== 'boosting';
  if (isText && placeKey(spotOf(editing)) === placeKey(place)) return editor;
  const next = editingOf(editor.history.present, place);
  return next ? openAround({ ...editor, editing: next }, place) : editor;
}
