import { GENERAL_WORDS, STOP_WORDS } from '../dictation/lexicon/common-words.ts';
import { TELLING_DEGREES } from './facts/degrees.ts';
import { isSameQuantity } from './facts/quantities.ts';
import { type Facts, readFacts } from './facts/read-facts.ts';
import type { Statement } from './facts/statements.ts';

/** Of so many other words most have to stay. */
const ENOUGH_WORDS = 4;

/**
 * What a comment says and its rewriting does not say any more: the counterpart of `addedFacts`.
 * @returns the words that were lost, each once; empty where nothing of weight was.
 */
export function lostFacts(before: string, after: string): string[] {
  const known = readFacts(before);
  const said = readFacts(after);
  const notIn = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
    [...before].filter(([name]) => !after.has(name)).map(([, words]) => words);
  const lost = [
    ...known.quantities
      .filter((one) => !said.quantities.some((other) => isSameQuantity(other, one)))
      .map(({ text }) => text),
    ...notIn(known.places, said.places),
    ...notIn(known.materials, said.materials),
    ...notIn(known.trades, said.trades),
    ...notIn(known.degrees, said.degrees).filter((words) => TELLING_DEGREES.has(words)),
    ...known.blanks.filter((blank) => !said.blanks.includes(blank)),
    ...known.statements.filter((statement) => isLost(statement, said)).map(({ text }) => text),
    ...lostWords(known, said),
  ];
  return [...new Set(lost)];
}

function isLost({ keys, role, isClaim }: Statement, said: Facts): boolean {
  if (role !== 'part' && !(role === 'symptom' && isClaim)) return false;
  if (keys.some((key) => key.startsWith('~') && said.polarity.has(key))) return false;
  return !keys.every((key) => key.startsWith('~') || STOP_WORDS.has(key) || said.stems.has(key));
}

/** Words that the lexicon does not know, where most of them are gone. */
function lostWords(known: Facts, said: Facts): string[] {
  const words = known.statements.filter(({ role, text }) => role === 'word' && !GENERAL_WORDS.has(text));
  const gone = words.filter(({ keys }) => !keys.every((stem) => said.stems.has(stem)));
  return words.length >= ENOUGH_WORDS && gone.length > words.length / 2 ? gone.map(({ text }) => text) : [];
}
