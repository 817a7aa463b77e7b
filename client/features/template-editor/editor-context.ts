import { createContext, useContext } from 'react';
import type { EditorStore } from './editor-store.ts';
import type { CommentPlace } from './model/draft.ts';
import type { Action, Editor } from './model/editor.ts';
import { type Signal, useSignal } from './signal.ts';

/** The state, and what reaches out of it. */
export interface EditorTools {
  readonly store: EditorStore;
  /** `placeKey` of the comment whose boost failed last. */
  readonly boostFailure: Signal<string | null>;
  /** The comment for which the copy/move dialog is open. */
  readonly placing: Signal<CommentPlace | null>;
}

export const EditorContext = createContext<EditorTools | null>(null);

/** @throws Error outside an editor. */
export function useEditorTools(): EditorTools {
  const tools = useContext(EditorContext);
  if (!tools) throw new Error('useEditorTools needs an EditorContext around it');
  return tools;
}

export function useDispatch(): (action: Action) => void {
  return useEditorTools().store.dispatch;
}

/** A part of the editor's state; the component renders again when that part changes. `select` makes no new objects. */
export function useEditor<T>(select: (editor: Editor) => T): T {
  return useSignal(useEditorTools().store.state, select);
}
