import { useState } from 'react';
import type { Row } from '../model/row.ts';

interface ActiveRow {
  readonly key: string | undefined;
  readonly index: number;
  readonly set: (key: string) => void;
}

/**
 * The one row that Tab stops at. When it goes away, the one that it stood in takes over if that was closed, else the one that is
 * now in its place.
 */
export function useActiveRow(rows: readonly Row[], indexes: ReadonlyMap<string, number>): ActiveRow {
  const [active, setActive] = useState({ key: '', index: 0 });
  const index =
    indexes.get(active.key) ?? closedParent(active.key, rows, indexes) ?? Math.min(active.index, rows.length - 1);
  const key = rows[index]?.key;
  if (key !== undefined && (key !== active.key || index !== active.index)) setActive({ key, index });
  return { key, index, set: (next) => setActive({ key: next, index: indexes.get(next) ?? index }) };
}

function closedParent(key: string, rows: readonly Row[], indexes: ReadonlyMap<string, number>): number | undefined {
  for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
    const index = indexes.get(key.slice(0, end));
    const row = index === undefined ? undefined : rows[index];
    if (row) return 'isOpen' in row && !row.isOpen ? index : undefined;
  }
  return undefined;
}
