import { IconPlus } from '@tabler/icons-react';
import { useDispatch } from '../editor-context.ts';
import { addComment } from '../model/actions/add-comment.ts';
import type { NewCommentRow } from '../model/row.ts';
import classes from './rows.module.css';

/** The button under the comments of an item: the new comment is opened for editing. */
export function NewCommentContent({ row: { place }, isActive }: { row: NewCommentRow; isActive: boolean }) {
  const dispatch = useDispatch();
  return (
    <div className={classes.newComment}>
      <button
        type="button"
        className={classes.textAction}
        tabIndex={isActive ? 0 : -1}
        onClick={() =>
          dispatch({
            type: 'perform',
            label: 'Comment added',
            step: (draft) => addComment(draft, place),
            afterwards: 'edit',
          })
        }
      >
        <IconPlus size={14} aria-hidden /> New Comment
      </button>
    </div>
  );
}
