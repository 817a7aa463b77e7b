import { useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { CommentRow } from '../model/row.ts';
import classes from './rows.module.css';

/** Takes a comment up: with the mouse, or with Space and the arrow keys. */
export function DragHandle({ row, isActive }: { row: CommentRow; isActive: boolean }) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: row.key, data: { row } });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={classes.handle}
      {...listeners}
      aria-label="Drag"
      aria-describedby={attributes['aria-describedby']}
      tabIndex={isActive ? 0 : -1}
    >
      <IconGripVertical size={16} aria-hidden />
    </button>
  );
}
