import type { Template } from '../../template/template.ts';
import type { Place, Remark } from '../findings.ts';
import { overlap, type Sense, senseOf } from '../likeness/sense.ts';
import { product } from '../likeness/word-vectors.ts';
import type { Scope } from '../matching/retrieve.ts';
import { indexTemplate } from '../matching/template-index.ts';
import { readMeaning } from '../words/meaning.ts';
import { stepTo, weightOfStep } from './item-step.ts';
import { contentsOf, type ItemContents, sharesOf } from './template-contents.ts';

/**
 * What speaks for an item, as log odds against the others (conditional logit): how near what is meant is to its name, and
 * to the middle of its comments; that words and name mean the same lines of the catalogue; the share of what is spoken of
 * that it holds; and that it was announced. Fitted to the development set, each remark without the comment that it means
 * (docs/quality.md).
 */
const FOR_ITEM = { name: 2.7, middle: 6.4, lines: 5.2, held: 3.2, isAnnounced: 2.4, stays: 0.6, goesOn: 0.6 };
/** Where no section was announced, an item must be so likely for a place to be known. */
const ENOUGH = 0.5;

/**
 * The item that a remark without a library comment belongs to: of the section spoken of the likeliest one; of the whole
 * template where none was announced, or null where nothing tells.
 * @param last the item spoken of last.
 */
export function findPlace(
  remark: Remark,
  text: string,
  { scope, template, last }: { scope: Scope; template: Template; last: Place | null },
): Place | null {
  const library = indexTemplate(template);
  const all = contentsOf(template);
  const here = all.filter(({ component }) => component === scope.component);
  const items = here.length > 0 ? here : all;
  const sense = senseOf(text);
  const held = sharesHeld(items, text);
  const odds = items.map((item, at) =>
    Math.exp(
      speaksForItem(item, sense, held[at] ?? 0) +
        (item.itemId === scope.itemId ? FOR_ITEM.isAnnounced : 0) +
        weightOfStep(stepTo(library, last, item), FOR_ITEM),
    ),
  );
  const most = Math.max(...odds);
  const best = items[odds.indexOf(most)];
  const isKnown = here.length > 0 || most >= ENOUGH * odds.reduce((sum, one) => sum + one, 0);
  if (!best || !isKnown) return null;
  const { component, itemId, itemName } = best;
  const same = component === remark.place.component;
  return {
    component,
    occurrence: same ? remark.place.occurrence : 1,
    itemId,
    itemName,
    how: same && itemId === remark.place.itemId ? remark.place.how : 'implied',
  };
}

function speaksForItem({ name, middle }: ItemContents, { centre, lines }: Sense, held: number): number {
  return (
    FOR_ITEM.name * product(name.vector, centre) +
    FOR_ITEM.middle * product(middle, centre) +
    FOR_ITEM.lines * overlap(lines, name.lines) +
    FOR_ITEM.held * held
  );
}

/** How much of what is spoken of first, and of the thing after it, each of some items holds. */
function sharesHeld(items: readonly ItemContents[], text: string): number[] {
  const units = readMeaning(text).units.filter(({ role }) => role === 'part' || role === 'word');
  const parts = units.filter(({ role }) => role === 'part');
  return sharesOf(items, (parts.length > 0 ? parts : units).slice(0, 2).reverse());
}
