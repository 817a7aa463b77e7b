import { STOP_WORDS } from '../dictation/lexicon/common-words.ts';
import { WEIGHTY_DEGREES } from './facts/degrees.ts';
import { PLACES_IN_TEXTS } from './facts/places.ts';
import { isSameQuantity } from './facts/quantities.ts';
import { type Facts, readFacts } from './facts/read-facts.ts';
import type { Statement } from './facts/statements.ts';
import { standardTrades } from './trades.ts';

/**
 * What a rewritten comment says that the comment did not: numbers, places, materials, trades, names, parts of the house,
 * conditions, degrees, and what was denied and is said now or the other way round. A trade is no addition where it is the
 * standard recommendation for what the comment speaks of (`TRADES`). Nothing is added to a text by itself.
 * @param before plain text of the comment.
 * @param after plain text of the rewritten one.
 * @returns the words that were added, each once; empty where the rewriting may stand.
 */
export function addedFacts(before: string, after: string): string[] {
  const known = readFacts(before);
  const said = readFacts(after);
  const trades = new Set([
    ...known.trades.keys(),
    ...[before, after].flatMap(standardTrades).map((trade) => trade.toLowerCase()),
  ]);
  const added = [
    ...said.quantities
      .filter((one) => !known.quantities.some((other) => isSameQuantity(other, one)))
      .map(({ text }) => text),
    ...missingFrom(said.places, known.places),
    ...missingFrom(said.materials, known.materials),
    ...[...said.trades].filter(([trade]) => !trades.has(trade)).map(([, words]) => words),
    ...[...said.degrees]
      .filter(([degree]) => WEIGHTY_DEGREES.has(degree) && !isKnownDegree(degree, known))
      .map(([, words]) => words),
    ...said.names.filter((name) => !isKnownName(name, known, said)),
    ...said.blanks.filter((blank) => !known.blanks.includes(blank)),
    ...said.statements.filter((statement) => isNew(statement, known)).map(({ text }) => text),
    ...turned(known, said),
  ];
  return [...new Set(added)];
}

const missingFrom = (said: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>) =>
  [...said].filter(([name]) => !known.has(name)).map(([, words]) => words);

/** Two of a thing are several. */
const isKnownDegree = (degree: string, known: Facts) =>
  known.degrees.has(degree) || (degree === 'several' && known.quantities.length > 0);

/** A name that is written otherwise, "GFI" for "GFCI", is none that was added. */
function isKnownName(name: string, known: Facts, said: Facts): boolean {
  const parts = name.split(/[ -]/);
  if (parts.every((part) => known.words.has(part))) return true;
  if ([...said.trades.values()].some((trade) => trade.split(' ').includes(name))) return true;
  const term = said.statements.find((statement) => statement.text.split(' ').includes(parts[0] as string));
  return term !== undefined && !isNew({ ...term, isClaim: true, role: 'part' }, known);
}

/** Named in what may come of a finding, these stand for no part of this house. */
const OF_NO_HOUSE =
  /^(?:penetrations?|light|lights|ventilation|pressure|flow|wood|ground|earth|moved|insert|dirt|plants?)$/;
/** Said of anything in any report. */
const OF_ANYTHING =
  /^(?:proper|properly|good|normal|well|no|none|open|opening|old|safe|secure|hazard|safety hazard|unsafe|damage|damaged)$/;

const isPlace = (text: string) => PLACES_IN_TEXTS.find(text.split(' ')).size > 0;
/** Groups of the lexicon that say the same: that nothing is wrong. */
const IN_ORDER = ['~fine', '~in order'];

function isNew({ text, keys, role, isClaim }: Statement, known: Facts): boolean {
  if (role === 'word' || role === 'place' || isPlace(text)) return false;
  if (!isClaim && (role !== 'part' || OF_NO_HOUSE.test(text))) return false;
  if (role !== 'part' && OF_ANYTHING.test(text) && !isClaim) return false;
  const groups = keys.filter((key) => key.startsWith('~'));
  if (groups.some((group) => known.polarity.has(group))) return false;
  if (role === 'fine' && IN_ORDER.some((group) => groups.includes(group)))
    return !IN_ORDER.some((group) => known.polarity.has(group));
  return !keys.every((key) => key.startsWith('~') || STOP_WORDS.has(key) || known.stems.has(key));
}

/** What was only denied and is said now, or the other way round. */
function turned(known: Facts, said: Facts): string[] {
  return said.statements
    .filter(({ text, keys, role, isClaim, isDenied }) => {
      if (role === 'place' || isPlace(text)) return false;
      // "Have a handrail installed" says of none that it is there.
      if (!isClaim && !isDenied && (role === 'part' || role === 'word')) return false;
      const meant = keys.map((key) => known.polarity.get(key)).filter((one) => one !== undefined);
      return meant.length > 0 && meant.every((one) => (isDenied ? !one.denied : !one.said));
    })
    .map(({ text, isDenied }) => (isDenied ? `not ${text}` : text));
}
