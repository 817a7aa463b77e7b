import type { Comment, CommentPlace, Draft, ItemPlace } from '../draft.ts';
import { commentAt, itemAt } from '../find.ts';
import { newId } from '../new-id.ts';
import { changeComment, followersOf, putComment } from '../shared/change-comments.ts';
import { changeOccurrences, type Scope } from '../shared/change-occurrences.ts';
import { otherItems } from '../shared/occurrences.ts';
import { acknowledge, choose } from '../shared/questions.ts';
import type { Step } from '../step.ts';
import { reorderComment } from './reorder-comment.ts';

/** Where a comment is put: before another comment of that item, else at its end. */
export interface CommentTarget extends ItemPlace {
  readonly before?: string;
}

/**
 * Moves or copies a comment, from the dialog or by dragging. Within its item a move changes the order and a copy is a comment of its
 * own; in another item it is a shared occurrence. Shared items ask whether all occurrences follow. Specification, point 4. What is
 * only begun is not placed, and an item that waits for its name takes no comment: both may vanish yet.
 */
export function placeComment(draft: Draft, place: CommentPlace, target: CommentTarget, mode: 'move' | 'copy'): Step {
  const comment = commentAt(draft, place);
  const item = itemAt(draft, target);
  if (!comment || !item) return { draft };
  if (comment.isNew || item.isNew) return { draft, at: place };
  const isSameItem = place.component === target.component && place.item === target.item;
  if (isSameItem && mode === 'move') return reorderComment(draft, place, target.before);
  const placed = isSameItem ? { ...comment, id: newId('C', draft) } : comment;
  if (mode === 'copy' && item.comments.some(({ id }) => id === placed.id)) {
    return acknowledge('Already There', `"${item.name}" has this comment already.`, { draft, at: place });
  }
  const isShared = otherItems(draft, target).length > 0 || (mode === 'move' && otherItems(draft, place).length > 0);
  const put = (scope: Scope) => putInto(mode === 'move' ? without(draft, place, scope) : draft, placed, target, scope);
  if (!isShared) return put('everywhere');
  const text = 'The selected item appears in other components. Apply to all occurrences?';
  return choose({ title: 'Shared Item', text }, ({ yes }) => put(yes ? 'everywhere' : 'here'));
}

function without(draft: Draft, place: CommentPlace, scope: Scope): Draft {
  return changeOccurrences(draft, place, scope, (item) => changeComment(item, place.comment, () => null)).draft;
}

function putInto(draft: Draft, comment: Comment, { before, ...target }: CommentTarget, scope: Scope): Step {
  const item = itemAt(draft, target);
  const followers = item ? followersOf(item, before) : [];
  const { draft: next, at } = changeOccurrences(draft, target, scope, (one) => {
    const isThere = one.comments.some(({ id }) => id === comment.id);
    return isThere ? one : putComment(one, comment, followers);
  });
  return { draft: next, at: { ...at, comment: comment.id } };
}
