import { moveComment } from '../model/actions/move-comment.ts';
import type { Action } from '../model/editor.ts';
import type { CommentRow } from '../model/row.ts';

/** Moves a comment up (-1) or down (1) in its item; it stays in sight. */
export function moveOf({ place }: CommentRow, by: -1 | 1): Action {
  return {
    type: 'perform',
    label: by < 0 ? 'Comment moved up' : 'Comment moved down',
    step: (draft) => moveComment(draft, place, by),
    afterwards: 'show',
  };
}
