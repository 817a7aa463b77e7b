import type { EditorStore } from '../editor-store.ts';
import type { Action } from '../model/editor.ts';
import { placeKey } from '../model/place-key.ts';
import type { ComponentRow, ItemRow } from '../model/row.ts';

/**
 * Opens a component or an item, or closes it. During a search only what matches is shown: opening leaves the search and goes
 * there; closing does nothing.
 */
export function toggleRow(store: EditorStore, row: ComponentRow | ItemRow): void {
  const isSearching = store.editor.query !== '';
  if (isSearching && row.isOpen) return;
  if (isSearching) {
    store.dispatch({ type: 'search', query: '' });
    store.dispatch({ type: 'expandTo', place: row.place });
  }
  const { openComponents, openItems } = store.editor;
  const isOpen = openComponents.has(row.key) || openItems.has(placeKey(row.place));
  if (!isSearching || !isOpen) store.dispatch(toggleOf(row));
}

function toggleOf(row: ComponentRow | ItemRow): Action {
  return row.kind === 'component'
    ? { type: 'toggleComponent', key: row.component.key }
    : { type: 'toggleItem', place: row.place };
}
