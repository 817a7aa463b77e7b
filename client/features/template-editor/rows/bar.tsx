import { IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useEditorTools } from '../editor-context.ts';
import type { ComponentRow, ItemRow } from '../model/row.ts';
import { Counts } from './counts.tsx';
import { Marked } from './marked.tsx';
import { NameForm } from './name-form.tsx';
import { removalOf } from './removal-of.ts';
import { RowAction } from './row-action.tsx';
import classes from './rows.module.css';
import { toggleRow } from './toggle-row.ts';
import { useEditingOf } from './use-editing-of.ts';

interface BarProps {
  row: ComponentRow | ItemRow;
  name: string;
  isActive: boolean;
  /** What can be done beside opening, renaming and deleting. */
  children?: ReactNode;
}

/** The bar of a component or an item: opened by a click, renamed by a double click, or by its buttons. */
export function Bar({ row, name, isActive, children }: BarProps) {
  const { store } = useEditorTools();
  const { dispatch } = store;
  const isEditing = useEditingOf(row.key) !== null;
  const toggle = () => toggleRow(store, row);
  const rename = () => dispatch({ type: 'startEditing', place: row.place });
  /** The bar is a larger target for the mouse; what stands in it has clicks of its own. */
  const beside = (act: () => void) => (event: MouseEvent) => {
    if (!isEditing && event.target instanceof Element && !event.target.closest('button')) act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has the row and its buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={classes[row.kind]} onClick={beside(toggle)} onDoubleClick={beside(rename)}>
      <button
        type="button"
        className={classes.chevron}
        data-open={row.isOpen || undefined}
        aria-label={`${row.isOpen ? 'Close' : 'Open'} ${name}`}
        aria-expanded={row.isOpen}
        tabIndex={isActive ? 0 : -1}
        onClick={toggle}
      >
        <IconChevronRight size={17} aria-hidden />
      </button>
      {isEditing ? (
        <NameForm label={`Name of the ${row.kind}`} />
      ) : (
        <>
          <span className={classes.name}>
            <Marked>{name}</Marked>
          </span>
          {children}
          <Counts items={'items' in row ? row.items : undefined} comments={row.comments} tips={row.tips} />
          <div className={classes.actions}>
            <RowAction label="Rename" Icon={IconPencil} isTabStop={isActive} onClick={rename} />
            <RowAction
              label="Delete"
              Icon={IconTrash}
              isTabStop={isActive}
              isDangerous
              onClick={() => dispatch(removalOf(row))}
            />
          </div>
        </>
      )}
    </div>
  );
}
