import { useMemo } from 'react';
import { useEditor, useEditorTools } from '../editor-context.ts';
import { placeKey } from '../model/place-key.ts';
import type { Row } from '../model/row.ts';
import { rowsOf } from '../model/rows.ts';
import { spotOf } from '../spot-of.ts';

/** The rows as they are to be drawn now; the same list as long as nothing of it has changed, whatever is typed. */
export function useRows(): Row[] {
  const { store } = useEditorTools();
  const draft = useEditor(({ history }) => history.present);
  const openComponents = useEditor((editor) => editor.openComponents);
  const openItems = useEditor((editor) => editor.openItems);
  const query = useEditor((editor) => editor.query);
  const editingKey = useEditor(({ editing }) => (editing ? placeKey(spotOf(editing)) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spot is another object whenever something is typed
  const editing = useMemo(() => (store.editor.editing ? spotOf(store.editor.editing) : null), [editingKey]);
  return useMemo(
    () => rowsOf(draft, { openComponents, openItems, query, editing }),
    [draft, openComponents, openItems, query, editing],
  );
}
