import { termAt } from '../lexicon/lexicon.ts';
import { type Meaning, readMeaning } from '../words/meaning.ts';
import { isAdvice, refersBack } from './classify-remark.ts';
import { saysNotInspected } from './classify-text.ts';
import { retractedCount } from './retractions.ts';
import { saidTip } from './said-tip.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

const CONJUNCTIONS = new Set([
  'and',
  'but',
  'also',
  'plus',
  'while',
  'however',
  'though',
  'although',
  'yet',
  'whereas',
  'nor',
]);
/** Several words that join. */
const JOINTS_OF_WORDS = ['as well as', 'along with', 'together with', 'not to mention', 'on top of that'].map((joint) =>
  joint.split(' '),
);
const MOST_OF_JOINT = 4;
/** "Hot and neutral are reversed" is one saying: its "and" parts nothing. */
function isInsideSaying(words: readonly Spoken[], at: number): boolean {
  for (let from = Math.max(0, at - 3); from < at; from++) {
    const plain = words.slice(from, at + 5).map((word) => bare(word.text));
    if ((termAt(plain, 0)?.length ?? 0) > at - from) return true;
  }
  return false;
}

/** "The other one, that feeds upstairs, is a Zinsco": the verb is said of what stands before it. */
const SAYS_OF_BEFORE = /^(?:is|are|was|were|isn't|aren't)$/;

/** True where a clause may end before a word: after a comma or a breath, or at a word that joins. */
export function isBoundary(words: readonly Spoken[], at: number): boolean {
  const word = words[at] as Spoken;
  const before = words[at - 1] as Spoken;
  if (CONJUNCTIONS.has(bare(before.text)) || isInsideJoint(words, at) || SAYS_OF_BEFORE.test(bare(word.text)))
    return false;
  return wordsOfJoint(words, at) > 0
    ? !isInsideSaying(words, at) || endsClause(before.text)
    : endsClause(before.text) || breathes(before, word);
}

/** Seconds of silence that a clause may end with. */
const CLAUSE_PAUSE = 0.4;

/** True where the speaker takes a breath before a word. */
export const breathes = (before: Spoken, word: Spoken) => word.start - before.end >= CLAUSE_PAUSE;

/** Of the joint that begins there; 0 where none does. */
function wordsOfJoint(words: readonly Spoken[], at: number): number {
  if (CONJUNCTIONS.has(bare(words[at]?.text ?? ''))) return 1;
  return (
    JOINTS_OF_WORDS.find((joint) => joint.every((one, next) => bare(words[at + next]?.text ?? '') === one))?.length ?? 0
  );
}

const isInsideJoint = (words: readonly Spoken[], at: number) =>
  Array.from({ length: MOST_OF_JOINT - 1 }, (_, back) => back + 1).some(
    (back) => wordsOfJoint(words, at - back) > back,
  );

/** The first position from `at` on that is no joining word, nor taken back. */
export function skipConjunctions(words: readonly Spoken[], at: number): number {
  let next = at;
  while (next < words.length) {
    const length = words[next]?.text === '' ? 1 : wordsOfJoint(words, next);
    if (length === 0) break;
    next += length;
  }
  return next;
}

/** The boundary after the one at `at`, or the end. */
export function nextBoundary(words: readonly Spoken[], at: number): number {
  let next = skipConjunctions(words, at) + 1;
  while (next < words.length && !isBoundary(words, next)) next++;
  return next;
}

/**
 * True where what the grammar says of clauses is not asked, for they mostly make one saying: that something was not inspected,
 * that something is taken back, or advice to the owner.
 */
export function isOneSaying(words: readonly Spoken[]): boolean {
  const whole = writtenText(words);
  return saysNotInspected(whole) || retractedCount(whole) > 0 || saidTip(whole)?.isAddressed === true;
}

/** Words that only say where. */
const MOST_OF_A_PLACE = 4;

/** True where what follows is advice on what was said before it, takes it back, or says it of another place. */
export function speaksOfBefore(left: readonly Spoken[], right: readonly Spoken[], rest: readonly Spoken[]): boolean {
  const before = readMeaning(writtenText(left));
  if (before.units.length === 0) return false;
  const restText = writtenText(rest);
  if (retractedCount(restText) > 0) return true;
  // "Dining room, same story": where it is the same.
  const isPlaceOnly = before.defects + before.fine === 0 && left.length <= MOST_OF_A_PLACE;
  if (refersBack(writtenText(right))) return !isPlaceOnly;
  const advises = isAdvice(restText) || saidTip(restText) !== null;
  return advises && bare(right[0]?.text ?? '') !== 'which' && (before.defects > 0 || before.parts > 0);
}

/** The second clause says more of the same thing. */
export function sharesPart(before: Meaning, after: Meaning): boolean {
  const parts = new Set(before.units.filter((unit) => unit.role === 'part').flatMap((unit) => unit.groups));
  return after.units.some((unit) => unit.role === 'part' && unit.groups.some((group) => parts.has(group)));
}
