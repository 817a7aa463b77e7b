import type { Comment, Component, Draft, Group, Item } from './draft.ts';

/**
 * Whether the draft differs from what was saved, tips included. Specification, point 4. Times do not count, nor does what was only
 * begun. Quick, because what was left alone is the same object.
 */
export function isUnsaved(saved: Draft, draft: Draft): boolean {
  return differ(saved.components, draft.components, isOtherComponent);
}

function isOtherComponent(a: Component, b: Component): boolean {
  return a.name !== b.name || differ(a.groups, b.groups, isOtherGroup);
}

function isOtherGroup(a: Group, b: Group): boolean {
  return a.name !== b.name || differ(finished(a.items), finished(b.items), isOtherItem);
}

function isOtherItem(a: Item, b: Item): boolean {
  return a.id !== b.id || a.name !== b.name || differ(finished(a.comments), finished(b.comments), isOtherComment);
}

function isOtherComment(a: Comment, b: Comment): boolean {
  return a.id !== b.id || a.name !== b.name || a.text !== b.text || a.tip !== b.tip;
}

function finished<One extends { readonly isNew?: true }>(all: readonly One[]): readonly One[] {
  return all.some(({ isNew }) => isNew) ? all.filter(({ isNew }) => !isNew) : all;
}

function differ<One>(a: readonly One[], b: readonly One[], isOther: (a: One, b: One) => boolean): boolean {
  if (a === b) return false;
  if (a.length !== b.length) return true;
  return a.some((one, index) => {
    const other = b[index];
    return one !== other && (other === undefined || isOther(one, other));
  });
}
