import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { termAt } from '../lexicon/lexicon.ts';
import { type Meaning, readMeaning } from '../words/meaning.ts';
import { isAdvice, refersBack, retractedCount } from './classify-remark.ts';
import { classifyText, saysNotInspected } from './classify-text.ts';
import { saidTip } from './said-tip.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

const CONJUNCTIONS = new Set(['and', 'but', 'also', 'plus', 'while', 'however', 'though', 'although', 'yet']);
/** A clause that opens so goes on with the one before. */
const DEPENDENT = new Set([
  'it',
  'which',
  'that',
  'this',
  'they',
  'so',
  'because',
  'since',
  'not',
  'or',
  'is',
  'are',
  'has',
  'have',
  'was',
  'were',
  'to',
  'with',
  'where',
  'who',
  'can',
  'could',
  'does',
  'do',
  'causing',
  'probably',
  'likely',
  'about',
  'approximately',
]);

/** Of the words that a clause cannot begin with, these can begin one that names a new thing. */
const OPENS_ANEW = /^there's$/;
/** "… there's a seedling growing in it" says more of the same. */
const REFERS_BACK =
  /\b(?:in|on|of|under|behind|over|around|through|from|to|inside|by) (?:it|them|there|those)\b|\b\w+ing (?:it|them)\b/i;

/** "… you can see the mat", "… I can feel it give": how it shows. */
const SENSES = /^(?:you|i|we) (?:can|could)\b/i;
/** "Granule loss and several are cracked": the thing need not be named again. */
const SOME_OF_THEM = /^(?:several|some|many|most|both|two|three|one|others|another)$/;
const PERSON_FIRST = /^(?:i|you|we|somebody|someone|they)\b/i;

/** "Hot and neutral are reversed" is one saying: its "and" parts nothing. */
function isInsideSaying(words: readonly Spoken[], at: number): boolean {
  for (let from = Math.max(0, at - 3); from < at; from++) {
    const plain = words.slice(from, at + 5).map((word) => bare(word.text));
    if ((termAt(plain, 0)?.length ?? 0) > at - from) return true;
  }
  return false;
}

/** True where a clause may end before a word: after a comma or a breath, or at a word that joins. */
export function isBoundary(words: readonly Spoken[], at: number): boolean {
  const word = words[at] as Spoken;
  const before = words[at - 1] as Spoken;
  if (joins(before)) return false;
  return joins(word)
    ? !isInsideSaying(words, at) || endsClause(before.text)
    : endsClause(before.text) || breathes(before, word);
}

/** Seconds of silence that a clause may end with. */
const CLAUSE_PAUSE = 0.4;

/** True where the speaker takes a breath before a word. */
export const breathes = (before: Spoken, word: Spoken) => word.start - before.end >= CLAUSE_PAUSE;

const joins = ({ text }: Spoken) => CONJUNCTIONS.has(bare(text));

/** The first position from `at` on that is no joining word, nor taken back. */
export function skipConjunctions(words: readonly Spoken[], at: number): number {
  let next = at;
  while (next < words.length && (joins(words[next] as Spoken) || (words[next] as Spoken).text === '')) next++;
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

/** True where the grammar of two clauses, and what the lexicon says of them, has something new begin with the second. */
export function startsNew(left: readonly Spoken[], right: readonly Spoken[]): boolean {
  const first = bare(right[0]?.text ?? '');
  const leftText = writtenText(left);
  const rightText = writtenText(right);
  const before = readMeaning(leftText);
  if (before.units.length === 0) return false;
  const after = readMeaning(rightText);
  // "… made in 2009, and it is past its service life": what it is, and what is wrong with it.
  if (
    first === 'it' &&
    !PERSON_FIRST.test(leftText) &&
    before.defects === 0 &&
    before.parts > 0 &&
    after.defects > 0 &&
    hasVerb(right)
  )
    return true;
  if (DEPENDENT.has(first) || (FINITE_VERBS.has(first) && !OPENS_ANEW.test(first))) return false;
  if (SENSES.test(rightText) || (before.defects > 0 && REFERS_BACK.test(rightText))) return false;
  if (before.defects + before.fine === 0 && sharesPart(before, after)) return false;
  if (hasVerb(right) && hasVerb(left)) return opensWithSubject(right, after) && tells(before, leftText);
  if (hasVerb(right))
    return opensWithSubject(right, after) && tells(before, leftText) && (after.parts > 0 || SOME_OF_THEM.test(first));
  return (
    tells(before, leftText) &&
    after.defects > 0 &&
    after.parts > 0 &&
    !sharesPart(before, after) &&
    partComesFirst(right, after, first)
  );
}

const tells = (meaning: Meaning, text: string) =>
  meaning.defects + meaning.fine > 0 ||
  meaning.units.some((unit) => unit.role === 'number') ||
  classifyText(text) === 'functional';

/** A clause's verb; "toilet's loose" has one too. */
function hasVerb(words: readonly Spoken[]): boolean {
  return (
    words.some(
      (word, at) =>
        (at > 0 || OPENS_ANEW.test(bare(word.text))) &&
        (FINITE_VERBS.has(bare(word.text)) || (at < words.length - 1 && isShortIs(word, words[at + 1] as Spoken))),
    ) || isShortIs(words[0], words[1])
  );
}

function isShortIs(word: Spoken | undefined, next: Spoken | undefined): boolean {
  if (!word || !next || !/'s$/.test(bare(word.text))) return false;
  const meaning = readMeaning(next.text);
  return meaning.defects + meaning.fine > 0 || /^(?:not|been|a|in|on|at)$/.test(bare(next.text));
}

function opensWithSubject(right: readonly Spoken[], meaning: Meaning): boolean {
  const first = bare(right[0]?.text ?? '');
  if (/^(?:there|there's|no|several|some|one|many|both|none)$/.test(first)) return true;
  return meaning.parts > 0 || /^(?:the|a|an|all|each|every|most)$/.test(first);
}

/** "… and an open knockout", ", couple of shingles lifted": the new thing is named, not only a further symptom. */
function partComesFirst(right: readonly Spoken[], meaning: Meaning, first: string): boolean {
  if (/^(?:at|on|in|near|by|along|around|under|behind|above|below|from|between|over|into)$/.test(first)) return false;
  if (first === 'missing' && /^(?:at|on|in|near|by|along|around|from)$/.test(bare(right[1]?.text ?? ''))) return false;
  if (/^(?:a|an|no|missing|couple|one|two|three|several|some)$/.test(first)) return true;
  const part = meaning.units.findIndex((unit) => unit.role === 'part');
  const symptom = meaning.units.findIndex((unit) => unit.role === 'symptom');
  return part >= 0 && part < symptom && right.length >= 2;
}

/** The second clause says more of the same thing. */
export function sharesPart(before: Meaning, after: Meaning): boolean {
  const parts = new Set(before.units.filter((unit) => unit.role === 'part').flatMap((unit) => unit.groups));
  return after.units.some((unit) => unit.role === 'part' && unit.groups.some((group) => parts.has(group)));
}
