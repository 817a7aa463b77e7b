import type { CommentPlace, Draft } from '../draft.ts';
import { commentAt, itemAt } from '../find.ts';
import { followersOf, putComment } from '../shared/change-comments.ts';
import { changeOccurrences } from '../shared/change-occurrences.ts';
import type { Step } from '../step.ts';

/**
 * Puts a comment before another one of its item, else at the end. All occurrences of a shared item follow without a question: the
 * specification asks none for the order, and equal ids need equal lists.
 */
export function reorderComment(draft: Draft, place: CommentPlace, before: string | undefined): Step {
  const item = itemAt(draft, place);
  const comment = commentAt(draft, place);
  if (!item || !comment) return { draft };
  if (comment.isNew || before === comment.id) return { draft, at: place };
  const followers = followersOf(item, before);
  const { draft: next } = changeOccurrences(draft, place, 'everywhere', (one) => {
    const own = one.comments.find(({ id }) => id === comment.id);
    return own ? putComment(one, own, followers) : one;
  });
  return { draft: next, at: place };
}
