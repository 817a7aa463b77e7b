import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect } from 'react';
import type { Spot } from '../model/draft.ts';
import type { Row } from '../model/row.ts';
import type { Signal } from '../signal.ts';

/**
 * Follows in what the first row in sight stands; nothing while that shows by itself.
 * @param covered CSS pixels at the top of the window that something else covers.
 */
export function usePlaceInSight(
  place: Signal<Spot | null>,
  rows: readonly Row[],
  virtualizer: Virtualizer<Window, HTMLElement>,
  covered: number,
): void {
  useLayoutEffect(() => {
    const top = (virtualizer.scrollOffset ?? 0) + covered;
    const item = top > virtualizer.options.scrollMargin ? virtualizer.getVirtualItemForOffset(top) : undefined;
    const row = item && rows[item.index];
    const next = row && row.kind !== 'component' ? outOf(row.place) : null;
    const { value } = place;
    if (next?.component !== value?.component || next?.item !== value?.item) place.set(next);
  });
}

function outOf(place: Spot | null): Spot | null {
  return place && { component: place.component, item: place.item };
}
