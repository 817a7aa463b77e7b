import type { Draft, Spot } from '../draft.ts';
import { itemsOf } from '../find.ts';

/** The first place of `after` that differs from `before`; null when nothing does, or only by what is gone. */
export function firstChange(before: Draft, after: Draft): Spot | null {
  const component = firstOther(before.components, after.components);
  if (!component) return null;
  const old = before.components.find(({ key }) => key === component.key);
  const item = firstOther(itemsOf(old), itemsOf(component));
  if (!item) return { component: component.key };
  const comment = firstOther(itemsOf(old).find(({ id }) => id === item.id)?.comments ?? [], item.comments);
  if (!comment) return { component: component.key, item: item.id };
  return { component: component.key, item: item.id, comment: comment.id };
}

function firstOther<One>(before: readonly One[], after: readonly One[]): One | undefined {
  const known = new Set(before);
  return after.find((one) => !known.has(one));
}
