import type { Draft } from './draft.ts';
import type { Editing, Editor } from './editor.ts';
import { commentAt, componentOf, itemAt } from './find.ts';
import { isBlank } from './plain-text.ts';
import { finishEditing } from './reduce/finish-editing.ts';
import { resume } from './reduce/run-step.ts';
import { settled } from './settled.ts';
import { isUnsaved } from './unsaved.ts';

/** Whether anything would be lost by leaving: unsaved changes, or something typed that was not taken over yet. */
export function hasPendingChanges({ saved, history, editing }: Editor): boolean {
  return isUnsaved(saved, history.present) || (editing !== null && isTyped(history.present, editing));
}

/**
 * The draft to be kept for a crash: with what has been typed but not taken over yet, without what was only begun.
 * What is typed into something shared changes this occurrence only, because nobody was asked.
 */
export function draftToKeep(editor: Editor, now: Date = new Date()): Draft {
  const { editing, history } = editor;
  if (!editing || !isTyped(history.present, editing)) return settled(history.present);
  let finished = finishEditing(editor, null, now);
  while (finished.asking) finished = resume({ ...finished, editing: null }, { yes: false, option: 0 });
  return settled(finished.history.present);
}

function isTyped(draft: Draft, editing: Editing): boolean {
  switch (editing.kind) {
    case 'component':
      return editing.typed !== componentOf(draft, editing.key)?.name;
    case 'item':
      return editing.typed !== itemAt(draft, editing.place)?.name;
    case 'comment': {
      const { name, text } = editing.typed;
      const comment = commentAt(draft, editing.place);
      return !isBlank(text) && (name !== comment?.name || text !== comment.text);
    }
    default:
      return false;
  }
}
