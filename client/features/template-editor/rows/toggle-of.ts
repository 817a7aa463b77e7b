import type { Action } from '../model/editor.ts';
import type { ComponentRow, ItemRow } from '../model/row.ts';

/** Opens a component or an item, or closes it. */
export function toggleOf(row: ComponentRow | ItemRow): Action {
  return row.kind === 'component'
    ? { type: 'toggleComponent', key: row.component.key }
    : { type: 'toggleItem', place: row.place };
}
