import type { CommentTarget } from '../model/actions/place-comment.ts';
import type { CommentPlace, Draft } from '../model/draft.ts';
import { itemAt } from '../model/find.ts';
import type { CommentRow, ItemRow, NewCommentRow, Row } from '../model/row.ts';

/** Where a comment that is being dragged would be put. */
export interface Drop {
  /** Key of the row that it shows at. */
  readonly key: string;
  readonly mark: 'before' | 'after' | 'into';
  readonly target: CommentTarget;
}

/**
 * Where a comment would be put; null where nothing would change.
 * @param isUpper whether it is held over the upper half of the row.
 */
export function dropAt(draft: Draft, { place: from }: CommentRow, over: Row, isUpper: boolean): Drop | null {
  if (over.kind !== 'item' && over.kind !== 'new-comment' && over.kind !== 'comment') return null;
  const { component, item } = over.place;
  const before = idBehind(draft, over, isUpper);
  const isSameItem = from.component === component && from.item === item;
  if (isSameItem && (before === from.comment || before === idAfter(draft, from))) return null;
  return {
    key: over.key,
    mark: over.kind === 'comment' ? (isUpper ? 'before' : 'after') : 'into',
    target: before === undefined ? { component, item } : { component, item, before },
  };
}

/** Id of the comment that it would stand before; undefined at the end. Dropped on an open item it comes first. */
function idBehind(draft: Draft, over: CommentRow | ItemRow | NewCommentRow, isUpper: boolean): string | undefined {
  if (over.kind === 'comment') return isUpper ? over.place.comment : idAfter(draft, over.place);
  return over.kind === 'item' && over.isOpen ? over.item.comments[0]?.id : undefined;
}

/** Id of the comment that follows; undefined for the last. */
function idAfter(draft: Draft, place: CommentPlace): string | undefined {
  const comments = itemAt(draft, place)?.comments ?? [];
  return comments[comments.findIndex(({ id }) => id === place.comment) + 1]?.id;
}
