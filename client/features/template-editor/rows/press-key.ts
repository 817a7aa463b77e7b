import type { Action } from '../model/editor.ts';
import type { ComponentRow, ItemRow, Row } from '../model/row.ts';
import { moveOf } from './move-of.ts';
import { removalOf } from './removal-of.ts';

/** What a key does in a row that has the focus. */
export type KeyEffect =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'do'; readonly action: Action }
  | { readonly kind: 'toggle'; readonly row: ComponentRow | ItemRow }
  /** The row's own button. */
  | { readonly kind: 'press' };

/** Rows that Page Up and Page Down go. */
const PAGE = 10;

interface Key {
  readonly key: string;
  readonly altKey: boolean;
}

/** What a key does in the row at `index`; null: nothing. */
export function pressKey({ key, altKey }: Key, rows: readonly Row[], index: number): KeyEffect | null {
  const row = rows[index];
  if (!row) return null;
  const go = (to: number): KeyEffect => ({ kind: 'go', to: Math.max(0, Math.min(rows.length - 1, to)) });
  if (altKey) {
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    return by && row.kind === 'comment' ? { kind: 'do', action: moveOf(row, by) } : null;
  }
  switch (key) {
    case 'ArrowUp':
      return go(index - 1);
    case 'ArrowDown':
      return go(index + 1);
    case 'PageUp':
      return go(index - PAGE);
    case 'PageDown':
      return go(index + PAGE);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      return isClosed(row) ? toggle(row) : isOpen(row) ? go(index + 1) : null;
    case 'ArrowLeft':
      return isOpen(row) ? toggle(row) : go(parentOf(rows, index));
    case ' ':
      return row.kind === 'comment' ? null : (toggle(row) ?? { kind: 'press' });
    case 'Enter':
    case 'F2':
      return edit(row) ?? { kind: 'press' };
    case 'Delete':
    case 'Backspace':
      return row.kind === 'component' || row.kind === 'item' || row.kind === 'comment'
        ? { kind: 'do', action: removalOf(row) }
        : null;
    default:
      return null;
  }
}

const isOpen = (row: Row) => (row.kind === 'component' || row.kind === 'item') && row.isOpen;
const isClosed = (row: Row) => (row.kind === 'component' || row.kind === 'item') && !row.isOpen;

function toggle(row: Row): KeyEffect | null {
  return row.kind === 'component' || row.kind === 'item' ? { kind: 'toggle', row } : null;
}

function edit(row: Row): KeyEffect | null {
  if (row.kind !== 'component' && row.kind !== 'item' && row.kind !== 'comment') return null;
  return { kind: 'do', action: { type: 'startEditing', place: row.place } };
}

/** The row that a row stands in; itself where there is none. */
function parentOf(rows: readonly Row[], index: number): number {
  const row = rows[index];
  const wanted = row?.place?.item === undefined || row.kind === 'item' ? 'component' : 'item';
  for (let above = index - 1; above >= 0; above--) if (rows[above]?.kind === wanted) return above;
  return index;
}
