import type { Draft } from '../../../client/features/template-editor/model/draft.ts';
import { type Action, createEditor, type Editor } from '../../../client/features/template-editor/model/editor.ts';
import { reduce } from '../../../client/features/template-editor/model/reduce.ts';

/** The time at which driven editors save comments. */
export const DRIVEN_AT = new Date('2026-05-06T07:08:09.000Z');

/** An editor of version `v1` after some actions. */
export function editorAfter(draft: Draft, ...actions: Action[]): Editor {
  return andThen(createEditor('v1', draft), ...actions);
}

export function andThen(editor: Editor, ...actions: Action[]): Editor {
  return actions.reduce((state, action) => reduce(state, action, DRIVEN_AT), editor);
}

export const answer = (yes: boolean, option = 0): Action => ({ type: 'answer', answer: { yes, option } });
