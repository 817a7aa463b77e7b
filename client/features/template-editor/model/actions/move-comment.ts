import type { CommentPlace, Draft } from '../draft.ts';
import { itemAt } from '../find.ts';
import type { Step } from '../step.ts';
import { reorderComment } from './reorder-comment.ts';

/** Moves a comment up (-1) or down (1) in its item; at the ends nothing happens. Specification, point 4. */
export function moveComment(draft: Draft, place: CommentPlace, by: -1 | 1): Step {
  const comments = itemAt(draft, place)?.comments.filter(({ isNew }) => !isNew) ?? [];
  const index = comments.findIndex(({ id }) => id === place.comment);
  if (index < 0) return { draft };
  if (!comments[index + by]) return { draft, at: place };
  return reorderComment(draft, place, comments[by === -1 ? index - 1 : index + 2]?.id);
}
