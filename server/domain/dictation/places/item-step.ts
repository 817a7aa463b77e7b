import type { Decision, Place } from '../findings.ts';
import type { Evidence } from '../log-odds.ts';
import { itemKey, type TemplateIndex } from '../matching/template-index.ts';

/** How a speaker comes to an item: he stays at it, goes on to the one that the template has next, or jumps to another. */
export type ItemStep = 'stays' | 'goesOn' | 'jumps';

const SPEAKS_OF_ITEM: ReadonlySet<Decision['verdict']> = new Set(['template', 'new', 'functional', 'notInspected']);

/** The item spoken of last, unless another one was announced since; null where none is known. */
export function lastSpokenOf(earlier: readonly Decision[], places: readonly Place[]): Place | null {
  for (const [back, { verdict, place, remark }] of [...earlier.entries()].reverse()) {
    if (remark.kind === 'announcement' && places[back]?.itemId) return null;
    if (place?.itemId && SPEAKS_OF_ITEM.has(verdict)) return place;
  }
  return null;
}

/** How a speaker comes from the item spoken of last to another one of its section. */
export function stepTo(
  { positions }: TemplateIndex,
  last: Place | null,
  { component, itemId }: { component: string; itemId: string },
): ItemStep {
  if (!last?.itemId || last.component !== component) return 'jumps';
  if (last.itemId === itemId) return 'stays';
  const from = positions.get(itemKey(component, last.itemId));
  return positions.get(itemKey(component, itemId)) === (from ?? Number.NaN) + 1 ? 'goesOn' : 'jumps';
}

/** What a step is for an item. */
export const evidenceOfStep = (step: ItemStep): Evidence<'stays' | 'goesOn'> => ({
  stays: step === 'stays' ? 1 : 0,
  goesOn: step === 'goesOn' ? 1 : 0,
});
