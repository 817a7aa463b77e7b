import { componentCounts, countsOf } from './counts.ts';
import type { Comment, CommentPlace, Component, Item, Spot } from './draft.ts';
import { placeKey } from './place-key.ts';
import { type Memory, remembered } from './remembered.ts';
import type { CommentRow, ComponentRow, DuplicateGroupsRow, EmptyRow, ItemRow, NewCommentRow } from './row.ts';

// One object may stand in several places, so rows of items are kept under their place too.
const componentRows: Memory<Component, ComponentRow> = new WeakMap();
const bannerRows: Memory<Component, DuplicateGroupsRow> = new WeakMap();
const itemRows: Memory<Item, ItemRow> = new WeakMap();
const commentRowLists: Memory<Item, readonly CommentRow[]> = new WeakMap();
const lastRows = new WeakMap<Comment, CommentRow>();
const newCommentRows: Memory<Item, NewCommentRow> = new WeakMap();
const emptyRows: Memory<object, EmptyRow> = new WeakMap();

export function componentRow(component: Component, isOpen: boolean): ComponentRow {
  const { key } = component;
  return remembered(componentRows, component, String(isOpen), () => ({
    kind: 'component',
    key,
    place: { component: key },
    component,
    isOpen,
    ...componentCounts(component),
  }));
}

export function duplicateGroupsRow(component: Component): DuplicateGroupsRow {
  const { key } = component;
  return remembered(bannerRows, component, '', () => ({
    kind: 'duplicate-groups',
    key: `${key}/groups`,
    place: { component: key },
    component,
  }));
}

export function itemRow(component: string, item: Item, isOpen: boolean): ItemRow {
  const place = { component, item: item.id };
  return remembered(itemRows, item, `${isOpen} ${component}`, () => ({
    kind: 'item',
    key: placeKey(place),
    place,
    item,
    isOpen,
    ...countsOf(item),
  }));
}

export function commentRows(component: string, item: Item): readonly CommentRow[] {
  return remembered(commentRowLists, item, component, () => {
    const last = countsOf(item).comments - 1;
    return item.comments.map((comment, index) =>
      commentRow({ component, item: item.id, comment: comment.id }, comment, index === 0, index >= last),
    );
  });
}

/** The row that the comment had last, if it still holds: its item may be another one because of a change beside it. */
function commentRow(place: CommentPlace, comment: Comment, isFirst: boolean, isLast: boolean): CommentRow {
  const key = placeKey(place);
  const last = lastRows.get(comment);
  if (last?.key === key && last.isFirst === isFirst && last.isLast === isLast) return last;
  const row: CommentRow = { kind: 'comment', key, place, comment, isFirst, isLast };
  lastRows.set(comment, row);
  return row;
}

export function newCommentRow(component: string, item: Item): NewCommentRow {
  const place = { component, item: item.id };
  return remembered(newCommentRows, item, component, () => ({
    kind: 'new-comment',
    key: `${placeKey(place)}/new`,
    place,
  }));
}

/** @param of the draft, component or item that has nothing to show. */
export function emptyRow(holder: object, of: EmptyRow['of'], place: Spot | null): EmptyRow {
  const key = place ? `${placeKey(place)}/empty` : of;
  return remembered(emptyRows, holder, key, () => ({ kind: 'empty', key, of, place }));
}
