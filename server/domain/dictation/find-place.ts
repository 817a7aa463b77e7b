import type { Place, Remark } from './findings.ts';
import { readMeaning, type Unit } from './meaning.ts';
import type { Name } from './names.ts';
import type { Match, Scope } from './retrieve.ts';

/** What speaks for an item must reach this for a place to be known. */
const ENOUGH = 0.35;
/** What the announced section itself is worth: there, a comment about alike is enough. */
const IN_SECTION = 0.2;
/** An item announced holds unless another is named this much more clearly. */
const ANNOUNCED = 0.6;
/** … where nothing that was said speaks for it. */
const ANNOUNCED_ONLY = 0.2;
const UNRELATED = 0.5;
const ELSEWHERE = 0.55;

/**
 * The item that a remark without a library comment belongs to: the announced one, else the one whose name or
 * comments speak of the same things; null where nothing tells.
 */
export function findPlace(
  remark: Remark,
  text: string,
  scope: Scope,
  matches: readonly Match[],
  names: readonly Name[],
): Place | null {
  const units = readMeaning(text).units.filter((unit) => unit.role === 'part' || unit.role === 'word');
  const subject = units[0];
  let best: Name | null = null;
  let bestScore = ENOUGH;
  for (const name of names) {
    if (name.itemId === null) continue;
    const here = name.component === scope.component;
    const named = nameEvidence(name.units, units, subject);
    const found = matches.find(
      (match) => match.entry.component === name.component && match.entry.itemId === name.itemId,
    );
    let score = named + 0.5 * (found?.score ?? 0) + (here ? IN_SECTION : 0);
    if (here && name.itemId === scope.itemId) {
      score += named > 0 || subject?.role !== 'part' || (found?.score ?? 0) > UNRELATED ? ANNOUNCED : ANNOUNCED_ONLY;
    }
    if (scope.component && !here) score -= ELSEWHERE;
    if (score > bestScore) {
      best = name;
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

/** How clearly the words name an item: fully by the first thing spoken of, less by a later one. */
function nameEvidence(name: readonly Unit[], units: readonly Unit[], subject: Unit | undefined): number {
  const telling = name.filter((unit) => unit.role === 'part' || unit.role === 'word');
  if (telling.length === 0) return 0;
  let best = 0;
  for (const unit of units) {
    const likeness = Math.max(...telling.map((other) => alike(other, unit)));
    best = Math.max(best, likeness * (unit === subject ? 0.8 : 0.5));
  }
  return best;
}

/** 1 for the same thing, less for words in common ("flue" and "chimney flue"). */
function alike(a: Unit, b: Unit): number {
  if (a.stems.join(' ') === b.stems.join(' ') || a.groups.some((group) => b.groups.includes(group))) return 1;
  return b.stems.some((word) => a.stems.includes(word)) ? 0.75 : 0;
}
