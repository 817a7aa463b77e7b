import type { Draft } from '../draft.ts';
import type { Editing, Editor } from '../editor.ts';
import { commentAt, itemAt } from '../find.ts';
import { changeComment } from '../shared/change-comments.ts';
import { changeItemAt } from '../shared/change-items.ts';
import { runStep } from './run-step.ts';

/** Drops what was typed; what was only begun goes. */
export function cancelEditing(editor: Editor): Editor {
  const { editing, history } = editor;
  if (!editing) return editor;
  const closed = { ...editor, editing: null };
  const draft = withoutBegun(history.present, editing);
  if (draft === history.present) return closed;
  return runStep(closed, { draft }, { label: 'Cancelled', afterwards: null, amends: true, next: null });
}

function withoutBegun(draft: Draft, editing: Editing): Draft {
  if (editing.kind === 'item' && itemAt(draft, editing.place)?.isNew) {
    return changeItemAt(draft, editing.place, () => null);
  }
  if (editing.kind === 'comment' && commentAt(draft, editing.place)?.isNew) {
    const { place } = editing;
    return changeItemAt(draft, place, (item) => changeComment(item, place.comment, () => null));
  }
  return draft;
}
