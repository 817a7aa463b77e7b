import type { Template } from '../../template/template.ts';
import type { Place, Remark } from '../findings.ts';
import type { Match, Scope } from '../matching/retrieve.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { contentsOf, type ItemContents, sharesOf } from './template-contents.ts';

/** Where no section was announced, what speaks for an item must reach this for a place to be known. */
const ENOUGH = 0.55;
/** An item announced holds unless another is named this much more clearly. */
const ANNOUNCED = 0.6;
/** … where nothing that was said speaks for it. */
const ANNOUNCED_ONLY = 0.2;
/** What a fitting comment, and what comments that speak of the same things are worth. */
const MATCH = 0.5;
const CONTENTS = 0.6;
const UNRELATED = 0.5;
/** What the name of an item is worth that is spoken of only later in the remark. */
const LATER = 0.4;
/** What another section must speak for its item to leave the one announced. */
const ELSEWHERE = 0.75;

/**
 * The item that a remark without a library comment belongs to: the announced one, else the one whose name or
 * comments speak of the same things. In a section that was announced there always is one; without, null where nothing
 * tells.
 */
export function findPlace(
  remark: Remark,
  text: string,
  scope: Scope,
  matches: readonly Match[],
  template: Template,
): Place | null {
  const units = readMeaning(text).units.filter((unit) => unit.role === 'part' || unit.role === 'word');
  const [subject] = units;
  const items = contentsOf(template);
  const hereShares = sharesAmong(items, units, (item) => item.component === scope.component);
  const shares = sharesAmong(items, units, () => true);
  let best: ItemContents | null = null;
  let bestScore = scope.component ? Number.NEGATIVE_INFINITY : ENOUGH;
  for (const item of items) {
    const here = item.component === scope.component;
    const named = nameEvidence(item.nameUnits, units, subject);
    const found = matches.find(({ entry }) => entry.component === item.component && entry.itemId === item.itemId);
    const held = (here ? hereShares : shares).get(item) ?? 0;
    let score = named + MATCH * (found?.score ?? 0) + CONTENTS * held;
    if (here && item.itemId === scope.itemId) {
      score += named > 0 || subject?.role !== 'part' || (found?.score ?? 0) > UNRELATED ? ANNOUNCED : ANNOUNCED_ONLY;
    }
    if (scope.component && !here) score -= ELSEWHERE;
    if (score > bestScore) {
      best = item;
      bestScore = score;
    }
  }
  if (!best) return null;
  const same = best.component === remark.place.component;
  return {
    component: best.component,
    occurrence: same ? remark.place.occurrence : 1,
    itemId: best.itemId,
    itemName: best.itemName,
    how: same && best.itemId === remark.place.itemId ? remark.place.how : 'implied',
  };
}

/** How much of what is spoken of first, and of the thing after it, each of some items holds. */
function sharesAmong(
  items: readonly ItemContents[],
  units: readonly Unit[],
  isMeant: (item: ItemContents) => boolean,
): Map<ItemContents, number> {
  const meant = items.filter(isMeant);
  const parts = units.filter((unit) => unit.role === 'part');
  const shares = sharesOf(meant, (parts.length > 0 ? parts : units).slice(0, 2).reverse());
  return new Map(meant.map((item, at) => [item, shares[at] ?? 0]));
}

/** How clearly the words name an item: fully by the first thing spoken of, less by a later one. */
function nameEvidence(name: readonly Unit[], units: readonly Unit[], subject: Unit | undefined): number {
  const telling = name.filter((unit) => unit.role === 'part' || unit.role === 'word');
  if (telling.length === 0) return 0;
  let best = 0;
  for (const unit of units) {
    const likeness = Math.max(...telling.map((other) => alike(other, unit)));
    best = Math.max(best, likeness * (unit === subject ? 0.8 : LATER));
  }
  return best;
}

/** 1 for the same thing, less for words in common ("flue" and "chimney flue"). */
function alike(a: Unit, b: Unit): number {
  if (a.stems.join(' ') === b.stems.join(' ') || a.groups.some((group) => b.groups.includes(group))) return 1;
  return b.stems.some((word) => a.stems.includes(word)) ? 0.75 : 0;
}
