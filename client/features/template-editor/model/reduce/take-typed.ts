import type { Action, Editor } from '../editor.ts';

/** Notes what stands in the fields now. */
export function takeTyped(editor: Editor, action: Action & { type: 'typeName' | 'typeComment' }): Editor {
  const { editing } = editor;
  if (action.type === 'typeComment') {
    return editing?.kind === 'comment' ? { ...editor, editing: { ...editing, typed: action.typed } } : editor;
  }
  return editing?.kind === 'component' || editing?.kind === 'item'
    ? { ...editor, editing: { ...editing, typed: action.name } }
    : editor;
}
