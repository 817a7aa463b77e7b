import type { Action, Editor } from './editor.ts';
import { endBoosting, showBoost, startBoost, takeBoost } from './reduce/boost.ts';
import { cancelEditing } from './reduce/cancel-editing.ts';
import { finishEditing, isEmptyComment } from './reduce/finish-editing.ts';
import { hasToWait, isHeldBack } from './reduce/order.ts';
import { relocate } from './reduce/relocate.ts';
import { discard, restoreDraft, takeSaved } from './reduce/replace-draft.ts';
import { reveal } from './reduce/reveal.ts';
import { resume, runStep } from './reduce/run-step.ts';
import { startEditing } from './reduce/start-editing.ts';
import { takeTyped } from './reduce/take-typed.ts';
import { closeAll, openAll, toggle } from './reduce/toggle.ts';
import { travel } from './reduce/travel.ts';

/**
 * The editor after an action. Something else that is being edited is finished first; while a question waits, nothing is changed.
 * @param now becomes the time of comments that are saved by it.
 */
export function reduce(editor: Editor, action: Action, now: Date = new Date()): Editor {
  if (isHeldBack(editor, action)) return editor;
  if (!hasToWait(editor, action)) return act(editor, action, now);
  const finished = finishEditing(editor, action, now);
  return finished.asking ? finished : actLater(editor, finished, action, now);
}

function actLater(before: Editor, after: Editor, action: Action, now: Date): Editor {
  return act(after, relocate(action, before.history.present, after.history.present), now);
}

function act(editor: Editor, action: Action, now: Date): Editor {
  const { present } = editor.history;
  switch (action.type) {
    case 'toggleComponent':
      return toggle(editor, { component: action.key });
    case 'toggleItem':
      return toggle(editor, action.place);
    case 'expandAll':
      return openAll(editor);
    case 'collapseAll':
      return closeAll(editor);
    case 'expandTo':
      return reveal(editor, action.place);
    case 'search':
      return { ...editor, query: action.query };
    case 'startEditing':
      return startEditing(editor, action.place);
    case 'typeName':
    case 'typeComment':
      return takeTyped(editor, action);
    case 'finishEditing':
      return finishEditing(editor, null, now);
    case 'cancelEditing':
      return cancelEditing(editor);
    case 'clickOutside': {
      const { editing } = editor;
      return editing?.kind === 'comment' && isEmptyComment(editing.typed) ? finishEditing(editor, null, now) : editor;
    }
    case 'perform': {
      const run = { label: action.label, afterwards: action.afterwards ?? null, amends: false, next: null };
      return runStep(editor, action.step(present), run);
    }
    case 'answer': {
      const answered = resume(editor, action.answer);
      const next = editor.asking?.next;
      return next && !answered.asking ? actLater(editor, answered, next, now) : answered;
    }
    case 'startBoost':
      return startBoost(editor, action.place);
    case 'boosted':
      return showBoost(editor, action.place, action.text);
    case 'boostFailed':
      return endBoosting(editor, action.place);
    case 'acceptBoost':
      return takeBoost(editor, now);
    case 'undo':
    case 'redo':
      return travel(editor, action.type);
    case 'saved':
      return takeSaved(editor, action.versionId, action.draft);
    case 'discard':
      return discard(editor);
    case 'restoreDraft':
      return restoreDraft(editor, action.versionId, action.draft);
  }
}
