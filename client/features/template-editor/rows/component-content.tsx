import { IconPlus } from '@tabler/icons-react';
import { useDispatch } from '../editor-context.ts';
import { addItem } from '../model/actions/add-item.ts';
import type { ComponentRow } from '../model/row.ts';
import { Bar } from './bar.tsx';
import classes from './rows.module.css';

/** A component's bar. Specification, point 2 "component-header row". */
export function ComponentContent({ row, isActive }: { row: ComponentRow; isActive: boolean }) {
  const dispatch = useDispatch();
  const { key, name } = row.component;
  const add = () =>
    dispatch({ type: 'perform', label: 'Item added', step: (draft) => addItem(draft, key), afterwards: 'edit' });
  return (
    <Bar row={row} name={name} isActive={isActive}>
      {row.isOpen && (
        <button type="button" className={classes.textAction} tabIndex={isActive ? 0 : -1} onClick={add}>
          <IconPlus size={14} aria-hidden /> New Item
        </button>
      )}
    </Bar>
  );
}
