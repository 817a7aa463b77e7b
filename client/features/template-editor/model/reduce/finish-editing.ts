import { dropComment } from '../actions/remove-comment.ts';
import { renameComponent } from '../actions/rename-component.ts';
import { renameItem } from '../actions/rename-item.ts';
import { saveComment } from '../actions/save-comment.ts';
import type { Action, Editing, Editor, TypedComment } from '../editor.ts';
import { commentAt, itemAt } from '../find.ts';
import { isBlank } from '../plain-text.ts';
import { tidyName } from '../tidy-name.ts';
import { runStep } from './run-step.ts';

type EditingComment = Extract<Editing, { kind: 'comment' }>;

/**
 * Takes what was typed over, by the rules of the specification; a boost is given up. May ask.
 * @param next what is done once that is through.
 */
export function finishEditing(editor: Editor, next: Action | null, now: Date): Editor {
  const { editing, history } = editor;
  const draft = history.present;
  switch (editing?.kind) {
    case 'component': {
      const step = renameComponent(draft, editing.key, editing.typed);
      return runStep(editor, step, { label: 'Component renamed', afterwards: null, amends: false, next });
    }
    case 'item': {
      const isNew = itemAt(draft, editing.place)?.isNew === true;
      const step = renameItem(draft, editing.place, editing.typed);
      return runStep(editor, step, {
        label: isNew ? 'Item added' : 'Item renamed',
        afterwards: null,
        amends: isNew,
        next,
      });
    }
    case 'comment':
      return finishComment(editor, editing, next, now);
    default:
      return { ...editor, editing: null };
  }
}

/** Whether title and text of a comment are empty. */
export function isEmptyComment({ name, text }: TypedComment): boolean {
  return tidyName(name) === '' && isBlank(text);
}

function finishComment(editor: Editor, { place, typed }: EditingComment, next: Action | null, now: Date): Editor {
  const draft = editor.history.present;
  const isNew = commentAt(draft, place)?.isNew === true;
  if (isBlank(typed.text)) {
    return runStep(editor, dropComment(draft, place), {
      label: 'Comment deleted',
      afterwards: null,
      amends: isNew,
      next,
    });
  }
  const label = isNew ? 'Comment added' : 'Comment edited';
  return runStep(editor, saveComment(draft, place, typed, now), { label, afterwards: null, amends: isNew, next });
}
