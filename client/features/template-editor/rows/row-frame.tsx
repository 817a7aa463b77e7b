import { useDroppable } from '@dnd-kit/core';
import { memo, useCallback } from 'react';
import { useDropMark } from '../drag/drag-context.ts';
import type { Row } from '../model/row.ts';
import { RowContent } from './row-content.tsx';
import { rowLabel } from './row-label.ts';
import classes from './rows.module.css';

const LEVELS: Record<Row['kind'], number> = {
  component: 1,
  'duplicate-groups': 2,
  item: 2,
  comment: 3,
  'new-comment': 3,
  empty: 2,
};

interface RowFrameProps {
  row: Row;
  index: number;
  /** CSS pixels from the top of the list. */
  start: number;
  isActive: boolean;
  /** The hit of the search that was gone to. */
  isCurrentHit: boolean;
  measure: (element: HTMLElement | null) => void;
}

/** A row in its place, with what screen readers are told of it. */
export const RowFrame = memo(function RowFrame(props: RowFrameProps) {
  const { row, index, start, isActive, isCurrentHit, measure } = props;
  const takesComments = row.kind === 'comment' || row.kind === 'item' || row.kind === 'new-comment';
  const { setNodeRef, active } = useDroppable({ id: row.key, data: { row }, disabled: !takesComments });
  const drop = useDropMark(row.key);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      measure(element);
      setNodeRef(element);
    },
    [measure, setNodeRef],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be virtualised like this
    <div
      ref={ref}
      role="row"
      className={classes.row}
      style={{ top: start }}
      data-index={index}
      data-key={row.key}
      data-current={isCurrentHit || undefined}
      data-drop={drop}
      data-dragged={active?.id === row.key || undefined}
      aria-rowindex={index + 1}
      aria-level={LEVELS[row.kind]}
      aria-expanded={row.kind === 'component' || row.kind === 'item' ? row.isOpen : undefined}
      aria-label={rowLabel(row)}
      tabIndex={isActive ? 0 : -1}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row has the focus, or what is in it */}
      <div role="gridcell">
        <RowContent row={row} isActive={isActive} />
      </div>
    </div>
  );
});
