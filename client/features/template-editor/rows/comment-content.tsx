import { IconBulb } from '@tabler/icons-react';
import { AlertMessage } from '../../../components/alert-message.tsx';
import { useDispatch, useEditorTools } from '../editor-context.ts';
import type { CommentRow } from '../model/row.ts';
import { useSignal } from '../signal.ts';
import { SearchedText } from '../text/searched-text.tsx';
import { BoostComparison } from './boost-comparison.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentForm } from './comment-form.tsx';
import { DragHandle } from './drag-handle.tsx';
import { Marked } from './marked.tsx';
import classes from './rows.module.css';
import { useEditingOf } from './use-editing-of.ts';

/** A comment: shown, being edited, or before and after a boost. Specification, point 4 "Comment states". */
export function CommentContent({ row, isActive }: { row: CommentRow; isActive: boolean }) {
  const { comment, place } = row;
  const dispatch = useDispatch();
  const { boostFailure } = useEditorTools();
  const editing = useEditingOf(row.key);
  const hasFailed = useSignal(boostFailure, (key) => key === row.key);
  if (editing === 'comment') return <CommentForm row={row} />;
  return (
    <div className={classes.comment}>
      <DragHandle row={row} isActive={isActive} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the mouse; the keyboard has Enter and the button */}
      <div
        className={classes.commentBody}
        onDoubleClick={({ target }) => {
          const isButton = target instanceof Element && target.closest('button');
          if (editing === null && !isButton) dispatch({ type: 'startEditing', place });
        }}
      >
        <div className={classes.commentHead}>
          <div className={classes.commentTitle}>
            {comment.name ? <Marked>{comment.name}</Marked> : <em>Untitled Comment</em>}
            {comment.tip && (
              <span className={classes.tip}>
                <IconBulb size={14} aria-hidden /> Maintenance tip
              </span>
            )}
          </div>
          {editing !== 'boost' && <CommentActions row={row} isActive={isActive} isBoosting={editing === 'boosting'} />}
        </div>
        {editing === 'boost' ? <BoostComparison /> : <SearchedText html={comment.text} />}
        {hasFailed && (
          <div className={classes.failure}>
            <AlertMessage onClose={() => boostFailure.set(null)}>
              Failed to boost the comment. Please try again.
            </AlertMessage>
          </div>
        )}
      </div>
    </div>
  );
}
