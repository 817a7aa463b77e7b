import type { Draft } from './draft.ts';
import { isUnsaved } from './unsaved.ts';

/** A change that can be undone or done again. */
export interface Change {
  /** What was done, for people: "Comment moved". */
  readonly label: string;
  /** In the past: the draft before it. In the future: the draft after it. */
  readonly draft: Draft;
}

/** The states of the draft, so that each change can be taken back. */
export interface History {
  /** Oldest first. */
  readonly past: readonly Change[];
  readonly present: Draft;
  /** The next to be done again first. */
  readonly future: readonly Change[];
}

/** Changes that can be taken back. */
const LIMIT = 200;

export function createHistory(present: Draft): History {
  return { past: [], present, future: [] };
}

/** The history after a change; the same history when nothing changed. */
export function record(history: History, draft: Draft, label: string): History {
  if (draft === history.present) return history;
  return { past: [...history.past, { label, draft: history.present }].slice(-LIMIT), present: draft, future: [] };
}

/** Makes `draft` the outcome of the last change; a change that comes to nothing by that was never made. */
export function amend(history: History, draft: Draft, label: string): History {
  const before = history.past.at(-1)?.draft;
  if (!before || draft === history.present) return history;
  const past = history.past.slice(0, -1);
  if (!isUnsaved(before, draft)) return { ...history, past, present: before };
  return { ...history, past: [...past, { label, draft: before }], present: draft };
}

/** Takes the last change back; the same history when there is none. */
export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.draft,
    future: [{ label: last.label, draft: history.present }, ...history.future],
  };
}

/** Does the change again that was taken back last; the same history when there is none. */
export function redo(history: History): History {
  const next = history.future[0];
  if (!next) return history;
  return {
    past: [...history.past, { label: next.label, draft: history.present }],
    present: next.draft,
    future: history.future.slice(1),
  };
}
