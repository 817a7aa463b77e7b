import type { Place, Remark } from '../findings.ts';

/** The comment's own place; how it is known depends on what was announced. */
export function placeOf(remark: Remark, { component, itemId, itemName }: Omit<Place, 'occurrence' | 'how'>): Place {
  const sameSection = component === remark.place.component;
  const sameItem = sameSection && itemId === remark.place.itemId;
  return {
    component,
    occurrence: sameSection ? remark.place.occurrence : 1,
    itemId,
    itemName,
    how: sameItem ? remark.place.how : 'implied',
  };
}

/** True for a comment of the item at a place. */
export const isOf = ({ component, itemId }: Omit<Place, 'occurrence' | 'how'>, place: Place | null): boolean =>
  component === place?.component && itemId === place.itemId;
