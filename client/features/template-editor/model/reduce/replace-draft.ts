import type { Component, Draft } from '../draft.ts';
import type { Editing, Editor } from '../editor.ts';
import { createHistory, record } from '../history.ts';
import { isUnsaved } from '../unsaved.ts';
import { adopt } from './adopt.ts';
import { cancelEditing } from './cancel-editing.ts';
import { editingOf } from './editing-of.ts';
import { rebase } from './rebase.ts';
import { spotOf } from './reveal.ts';
import { withDraft } from './run-step.ts';

/**
 * The server's answer to a save replaces snapshot and draft; what was done before it can still be undone. Specification, point 4.
 * What is being edited stays open, but for what was only begun: the server does not have it.
 */
export function takeSaved(editor: Editor, versionId: string, incoming: Draft): Editor {
  const closed = cancelEditing({ ...editor, asking: null });
  const before = closed.history.present;
  const saved = adopt(incoming, before);
  const history = rebase({ ...closed.history, present: saved }, saved);
  const taken = { ...closed, versionId, saved: history.present, savedVersionId: versionId, history };
  const { editing } = editor;
  const stays = editing !== null && closed.history === editor.history && isThere(history.present, editing);
  return { ...withDraft(taken, before), editing: stays ? editing : null };
}

/** Back to what was saved last, as one change. */
export function discard(editor: Editor): Editor {
  const closed = cancelEditing({ ...editor, asking: null });
  const history = record(closed.history, editor.saved, 'Changes discarded');
  return withDraft({ ...closed, versionId: editor.savedVersionId, history }, closed.history.present);
}

/**
 * Takes a kept draft over. When it was made from another version than the one on the page, the history begins with it: what was
 * there before belongs to that other version.
 */
export function restoreDraft(editor: Editor, versionId: string, incoming: Draft): Editor {
  const closed = cancelEditing({ ...editor, asking: null });
  const draft = adopt(incoming, editor.saved, serverName);
  const history = versionId === editor.versionId ? restored(closed, draft) : createHistory(draft);
  return withDraft({ ...closed, versionId, history }, closed.history.present);
}

function isThere(draft: Draft, editing: Editing): boolean {
  return editingOf(draft, spotOf(editing)) !== null;
}

function restored({ history }: Editor, draft: Draft) {
  return isUnsaved(history.present, draft) ? record(history, draft, 'Draft restored') : history;
}

function serverName({ isNew, oldName, name }: Component): string | null {
  return isNew ? null : (oldName ?? name);
}
