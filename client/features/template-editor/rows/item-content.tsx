import type { ItemRow } from '../model/row.ts';
import { Bar } from './bar.tsx';

/** An item within an open component. */
export function ItemContent({ row, isActive }: { row: ItemRow; isActive: boolean }) {
  return <Bar row={row} name={row.item.name || 'Unnamed item'} isActive={isActive} />;
}
