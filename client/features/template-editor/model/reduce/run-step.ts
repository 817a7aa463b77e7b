import type { Draft, Spot } from '../draft.ts';
import type { Editor, Run } from '../editor.ts';
import { commentAt, itemAt } from '../find.ts';
import { amend, record } from '../history.ts';
import type { Answer, Step } from '../step.ts';
import { editingOf, survivor } from './editing-of.ts';
import { openItemsAfter } from './follow.ts';
import { openAround, reveal } from './reveal.ts';

/** Takes the outcome of an action over: its question is asked, or its draft becomes a change that can be undone. */
export function runStep(editor: Editor, step: Step, run: Run): Editor {
  if ('ask' in step) {
    const { label, afterwards, amends, next } = run;
    return { ...editor, asking: { label, afterwards, amends, next, question: step.ask, resume: step.answer } };
  }
  const before = editor.history.present;
  const after = step.draft;
  const history = run.amends ? amend(editor.history, after, run.label) : record(editor.history, after, run.label);
  const changed = withDraft({ ...editor, history, asking: null }, before);
  return step.at ? goTo(changed, step.at, isBegun(after, step.at) ? 'edit' : run.afterwards) : changed;
}

/** Goes on with the question that waits. A name that was refused stays in its field, so that it can be put right. */
export function resume(editor: Editor, answer: Answer): Editor {
  const { asking, editing, history } = editor;
  if (!asking) return editor;
  const answered = { ...editor, asking: null };
  const step = asking.resume(answer);
  const isName = editing?.kind === 'component' || editing?.kind === 'item';
  const isRefused = asking.question.kind === 'acknowledge' && 'draft' in step && step.draft === history.present;
  return isName && isRefused && !asking.next ? answered : runStep(answered, step, asking);
}

/** The editor after its present draft has become another one. */
export function withDraft(editor: Editor, before: Draft): Editor {
  const { present } = editor.history;
  return {
    ...editor,
    openItems: openItemsAfter(before, present, editor.openItems),
    editing: survivor(editor.editing, present),
  };
}

function goTo(editor: Editor, at: Spot, afterwards: Run['afterwards']): Editor {
  if (afterwards === 'edit')
    return reveal({ ...openAround(editor, at), editing: editingOf(editor.history.present, at) }, at);
  return afterwards === 'show' ? reveal(editor, at) : editor;
}

function isBegun(draft: Draft, { component, item, comment }: Spot): boolean {
  if (item === undefined) return false;
  if (comment === undefined) return itemAt(draft, { component, item })?.isNew === true;
  return commentAt(draft, { component, item, comment })?.isNew === true;
}
