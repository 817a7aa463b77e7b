import { cutOdds, type Joint } from '../likeness/cut-odds.ts';
import { isInsideSaying } from './split-clauses.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

/** A sentence is cut from these odds on. */
const ENOUGH = 0.93;
const JOINS = /^(?:and|but|plus)$/;

/** Cuts a clause where it goes on to another finding: "the relief valve drips, little tank's bladder is gone". */
export function splitByMeaning(clause: Spoken[]): Spoken[][] {
  const bounds = clause.flatMap((_, at) => (at > 0 && isBoundary(clause, at) ? [at] : []));
  const parts: Spoken[][] = [];
  let from = 0;
  for (const [n, at] of bounds.entries()) {
    const opening = bare((clause[at] as Spoken).text);
    const isJoined = JOINS.test(opening);
    const right = clause.slice(isJoined ? at + 1 : at, bounds[n + 1]);
    if (cutOdds(plain(clause.slice(from, at)), plain(right), isJoined ? (opening as Joint) : ',') < ENOUGH) continue;
    parts.push(clause.slice(from, at));
    from = at;
  }
  return [...parts, clause.slice(from)];
}

const plain = (words: readonly Spoken[]) => writtenText(words).replace(/[\s,;.]+$/, '');

function isBoundary(words: readonly Spoken[], at: number): boolean {
  if (JOINS.test(bare((words[at] as Spoken).text))) return !isInsideSaying(words, at);
  const before = words[at - 1] as Spoken;
  return endsClause(before.text) && !JOINS.test(bare(before.text));
}
