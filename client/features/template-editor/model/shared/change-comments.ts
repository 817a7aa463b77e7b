import type { Comment, Draft, Item } from '../draft.ts';
import { changeItems } from './change-items.ts';

/** Changes a comment wherever it stands; null takes it out. */
export function changeComments(draft: Draft, id: string, change: (comment: Comment) => Comment | null): Draft {
  return changeItems(draft, (item) => changeComment(item, id, change));
}

/** The item with one of its comments changed or taken out; the same item when it has none of that id. */
export function changeComment(item: Item, id: string, change: (comment: Comment) => Comment | null): Item {
  if (!item.comments.some((comment) => comment.id === id)) return item;
  return {
    ...item,
    comments: item.comments.flatMap((comment) => (comment.id === id ? (change(comment) ?? []) : comment)),
  };
}

/**
 * The item with a comment put before others, else at its end; one that is there already is moved.
 * @param followers ids of the comments that come after it, the next one first: the first of them that the item has decides.
 */
export function putComment(item: Item, comment: Comment, followers: readonly string[]): Item {
  const others = item.comments.filter(({ id }) => id !== comment.id);
  const finished = others.filter(({ isNew }) => !isNew);
  const ids = finished.map(({ id }) => id);
  const next = followers.find((id) => ids.includes(id));
  const index = next === undefined ? finished.length : ids.indexOf(next);
  const begun = others.filter(({ isNew }) => isNew);
  const comments = [...finished.slice(0, index), comment, ...finished.slice(index), ...begun];
  const isSame = comments.every((one, position) => one === item.comments[position]);
  return isSame ? item : { ...item, comments };
}

/** What comes after a comment that is put before `before`: `followers` of `putComment`. */
export function followersOf(item: Item, before: string | undefined): string[] {
  const ids = item.comments.map(({ id }) => id);
  const index = before === undefined ? -1 : ids.indexOf(before);
  return index < 0 ? [] : ids.slice(index);
}
