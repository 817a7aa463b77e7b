import {
  IconArrowDown,
  IconArrowUp,
  IconBulb,
  IconFolderShare,
  IconPencil,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useEditorTools } from '../editor-context.ts';
import { toggleTip } from '../model/actions/toggle-tip.ts';
import type { CommentRow } from '../model/row.ts';
import { hasWords } from '../text/has-words.ts';
import { moveOf } from './move-of.ts';
import { removalOf } from './removal-of.ts';
import { RowAction } from './row-action.tsx';
import classes from './rows.module.css';

interface CommentActionsProps {
  row: CommentRow;
  isActive: boolean;
  isBoosting: boolean;
}

/** What can be done with a comment. Specification, point 2. */
export function CommentActions({ row, isActive, isBoosting }: CommentActionsProps) {
  const { store, placing } = useEditorTools();
  const { comment, place, isFirst, isLast } = row;
  const { dispatch } = store;
  const isEmpty = useMemo(() => !hasWords(comment.text), [comment.text]);
  const isTabStop = isActive;
  return (
    <div className={classes.actions} data-stays={isBoosting || undefined}>
      <RowAction
        label="Edit"
        Icon={IconPencil}
        isTabStop={isTabStop}
        onClick={() => dispatch({ type: 'startEditing', place })}
      />
      <RowAction
        label={isBoosting ? 'Boosting...' : 'Boost'}
        Icon={IconSparkles}
        isTabStop={isTabStop}
        isOff={isEmpty}
        isBusy={isBoosting}
        onClick={() => dispatch({ type: 'startBoost', place })}
      />
      <RowAction
        label="Maintenance tip"
        Icon={IconBulb}
        isTabStop={isTabStop}
        isPressed={comment.tip}
        onClick={() =>
          dispatch({
            type: 'perform',
            label: comment.tip ? 'No maintenance tip any more' : 'Made a maintenance tip',
            step: (draft) => toggleTip(draft, place),
          })
        }
      />
      <RowAction
        label="Move up"
        Icon={IconArrowUp}
        isTabStop={isTabStop}
        isOff={isFirst}
        onClick={() => dispatch(moveOf(row, -1))}
      />
      <RowAction
        label="Move down"
        Icon={IconArrowDown}
        isTabStop={isTabStop}
        isOff={isLast}
        onClick={() => dispatch(moveOf(row, 1))}
      />
      <RowAction label="Copy or move" Icon={IconFolderShare} isTabStop={isTabStop} onClick={() => placing.set(place)} />
      <RowAction
        label="Delete"
        Icon={IconTrash}
        isTabStop={isTabStop}
        isDangerous
        onClick={() => dispatch(removalOf(row))}
      />
    </div>
  );
}
