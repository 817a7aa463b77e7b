import { DIRECTION_WORDS, FINITE_VERBS, PLACE_NOUNS, STOP_WORDS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { isMachine } from '../places/several-places.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';

const LEADS = /^(?:in|inside|over|above|under|below|behind|beside|off|at|on|near|outside)$/;
const GOES_BACK = /^(?:back|upstairs|downstairs|up|down|now|again|over)$/;
/** Parts of a house that are no rooms: "over the addition". */
const PARTS = /^(?:addition|wing|annex|extension|cottage|house|building|half|side)$/;

/** A phrase with what it says of where, parted from it. */
export interface WithWhere {
  /** What is announced: "second kitchen". */
  words: string[];
  /** "In the basement"; empty where nothing says. */
  where: string[];
}

/** "Second kitchen in the basement" is the second kitchen; "back upstairs in the main kitchen" is the main kitchen. */
export function partWhere(words: readonly string[]): WithWhere {
  const at = words.findIndex((word, index) => index > 0 && LEADS.test(word));
  const tail = words.slice(at + 1).filter((word) => !/^(?:the|a|an|our|this)$/.test(word));
  if (at < 0 || tail.length === 0) return { words: [...words], where: [] };
  const head = words.slice(0, at);
  if (head.every((word) => GOES_BACK.test(word))) return { words: tail, where: [] };
  return tail.every(isPlaceWord) ? { words: head, where: words.slice(at) } : { words: [...words], where: [] };
}

/** True for words that only say where: "upstairs", "in the back wing", "over the addition", "off the big bedroom". */
export function saysWhere(words: readonly string[]): boolean {
  const others = words.filter((word) => !(isPlaceWord(word) || STOP_WORDS.has(word) || LEADS.test(word)));
  const isLed = LEADS.test(words[0] ?? '') && isPlaceWord(words.at(-1) ?? '');
  return words.some(isPlaceWord) && others.length <= (isLed ? 1 : 0);
}

/** They may stand in "the little gas one up in the garage" beside words for places and machines. */
const WHICH =
  /^(?:ones?|main|little|big|small|old|new|gas|electric|oil|here|there|round|around|of|from|to|through|that|this|is|it|its|which|serving|serves)$/;
const NEGATIVE = /^(?:no|not|none|never|nothing|without)$/;

/** True for words that only say where something is, or which of several: "rear slope", "the little gas one up in the garage". */
export const saysOnlyWhere = (words: readonly string[]): boolean =>
  words.some(isPlaceWord) &&
  !/^(?:out|off|down|up|over|on|in)$/.test(words.at(-1) ?? '') &&
  (!words.some((word) => FINITE_VERBS.has(word) && !isPlaceWord(word)) ||
    /^(?:which|that|this|it)$/.test(words[0] ?? '')) &&
  words.every(
    (word) =>
      !NEGATIVE.test(word) &&
      (isPlaceWord(word) ||
        STOP_WORDS.has(word) ||
        LEADS.test(word) ||
        GOES_BACK.test(word) ||
        WHICH.test(word) ||
        isMachine(word)),
  );

/** "And again at the front porch, and at the deck": where what was just told is, too. */
export const saysWhereElse = (text: string): boolean =>
  text
    .split(/,| and /)
    .map((part) => plainWords(part).filter((word) => /\w/.test(word) && !/^(?:and|again|also|too)$/.test(word)))
    .filter((words) => words.length > 0)
    .every(isLedWhere);

const LEADS_TO_PLACE =
  /^(?:(?:and|so|now|then|okay|also),? )*(?:at|in|on|near|along|behind|above|below|under|underneath|beneath|over|beside|next to|across from|around|inside|outside|to the (?:left|right)|from|through|past)\b/i;

/** True for "near the bottom of the same panel": a place with whatever names it, and nothing told of it. */
export function leadsToPlaceOnly(text: string): boolean {
  const words = plainWords(text);
  if (words.length < 3 || !LEADS_TO_PLACE.test(text) || /,|\w['’](?:s|re|ve)\b/.test(text)) return false;
  const { defects, fine } = readMeaning(text);
  return defects + fine === 0 && !words.some((word) => FINITE_VERBS.has(word));
}

const HOW_MANY_WHERE =
  /^(?:and )?(?:about |maybe |just |only )?(?:one|two|three|four|five|six|seven|eight|nine|ten|a couple|a few|several|some|another|\d+) (?:(?:more|of them|of those|in all) )*(?:at|by|over|on|in|under|near|behind|along|around|above|below|outside|inside|next to|between|down|up|out)\b(?! (?:of|to)\b)/i;

/** True for "two over the garage": where so many of what was just told are. */
export const saysHowManyWhere = (text: string): boolean =>
  HOW_MANY_WHERE.test(text) && !plainWords(text).some((word) => FINITE_VERBS.has(word)) && !/\w['’]s\b/.test(text);

/** True for "on the south slope", which leads to a place; false for "south slope". */
export const isLedWhere = (words: readonly string[]): boolean => LEADS.test(words[0] ?? '') && saysWhere(words);

const isPlaceWord = (word: string) =>
  DIRECTION_WORDS.has(word) || PLACE_NOUNS.has(word) || isRoom(word) || PARTS.test(word);

/** "In the basement" as a location: "basement"; "over the addition" stays. */
export function locationOfWhere(words: readonly string[]): string {
  const isPlain = /^(?:in|inside|at|on)$/.test(words[0] ?? '');
  const from = isPlain ? words.findIndex((word, at) => at > 0 && !/^(?:the|a|an|our|this)$/.test(word)) : 0;
  return words.slice(from).join(' ');
}
