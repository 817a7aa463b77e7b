import { FINITE_VERBS, PLACE_NOUNS } from '../lexicon/common-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { stem } from '../words/text.ts';
import { isRelation, placesNamed, placesPhrase } from './place-phrase.ts';

const MARK = String.raw`(?:[(\[{]\s*(?:specify |insert |enter |defect )?(?:locations?|where)\s*[)\]}]|_{2,})`;
const PREPOSITION = '(?:at|in|on|near|by|along|around|over|under|above|below|behind|beside|of|for|from|within)';
const LEAD = String.raw`(?:\b(${PREPOSITION})\s+)?(?:\b(the|a|an)\s+)?`;
/** Words that a preposition of their own keeps: "over the garage door". */
const KEPT = /^(?:near|along|around|over|under|above|below|behind|beside|from)$/i;
/** "At ____ inches" asks for a measure, no place. */
const MEASURE = String.raw`(?:inch(?:es)?|feet|foot|amps?|years?|gallons?|degrees|percent|psi)\b(?: or so)?`;

const anyMark = new RegExp(MARK, 'i');

/** True where the text has a place for a location. */
export const hasPlaceholder = (text: string): boolean => anyMark.test(text);

/**
 * Puts locations in for each placeholder, with the prepositions that fit them; without any the whole phrase goes.
 * @param text plain or HTML; the locations are as the text is.
 */
export function fillLocation(text: string, locations: readonly string[]): string {
  if (!hasPlaceholder(text)) return text;
  const once = text
    .replace(new RegExp(String.raw`\s*${LEAD}${MARK}\s+${MEASURE}`, 'gi'), '')
    .replace(new RegExp(`(${MARK}) (?:and|or) ${LEAD}${MARK}`, 'gi'), '$1');
  const filled = fillBlanks(once, locations);
  if (locations.length === 0) return dropPhrases(filled);
  return filled.replace(phrases('', String.raw`(?=(\s+[a-z])?)`), (...match) => putIn(match, locations));
}

const phrases = (before: string, after = '') => new RegExp(`${before}${LEAD}${MARK}${after}`, 'gi');

function putIn(
  [all = '', preposition = '', article = '', goesOn = '']: string[],
  locations: readonly string[],
): string {
  const keeps = KEPT.test(preposition) && !locations.some(isRelation);
  const phrase = keeps
    ? `${preposition} ${placesNamed(locations)}`
    : article && !preposition
      ? placesNamed(locations)
      : placesPhrase(locations);
  const parted = goesOn && locations.at(-1)?.includes(', ') ? `${phrase},` : phrase;
  return /^[A-Z]/.test(all) ? capital(parted) : parted;
}

/**
 * "The ____ door", "in the ____ bath": a mark before a noun asks which one. A location that names the noun, or that stands
 * for a place like it, takes the place of both.
 */
function fillBlanks(text: string, locations: readonly string[]): string {
  const blank = new RegExp(
    String.raw`(\b(?:is|are|was|were)\s+)?${LEAD}(${MARK})\s+([a-z-]+)(?=(\s*[.,;:<]|$)?)`,
    'gi',
  );
  return text.replace(blank, (all, be = '', preposition = '', article = '', mark = '', noun = '', end = '') => {
    if (!article || !isNoun(noun, end !== '')) return all;
    const same = locations.some((place) => stem(place.split(/[ ,]/).at(-1) ?? '') === stem(noun));
    const lead = [preposition, article].filter(Boolean).join(' ');
    if (same) return `${be}${lead} ${mark}`;
    if (preposition && isPlaceNoun(noun) && !be) return locations.length > 0 ? `${lead} ${mark}` : mark;
    return `${be}${lead} ${whichOne(noun, locations)}`;
  });
}

/** "Kitchen door", "door behind the dryer". */
function whichOne(noun: string, locations: readonly string[]): string {
  const [place = ''] = locations;
  if (locations.length === 1 && !place.includes(',') && !isRelation(place)) return `${place} ${noun}`;
  return `${noun} ${placesPhrase(locations)}`.trim();
}

const isNoun = (word: string, isLast: boolean) =>
  (isLast || !FINITE_VERBS.has(word.toLowerCase())) &&
  (isPlaceNoun(word) || readMeaning(word).units.some(({ role }) => role === 'part'));
const isPlaceNoun = (word: string) => PLACE_NOUNS.has(word) || PLACE_NOUNS.has(word.replace(/s$/, ''));

function dropPhrases(text: string): string {
  return text
    .replace(new RegExp(String.raw`\blocations?\s*:\s*${MARK}[.;,]?`, 'gi'), '')
    .replace(
      new RegExp(String.raw`(?<!\b${PREPOSITION} )\b(the) ${MARK}(?= (?:is|are|was|were|has|have)\b)`, 'gi'),
      '$1 area',
    )
    .replace(
      new RegExp(String.raw`(^|>|[.!?]\s+)${LEAD}${MARK}\s*[:,–—-]?\s*(\w)`, 'gi'),
      (_all, before: string, _preposition, _article, letter: string) => before + letter.toUpperCase(),
    )
    .replace(phrases(String.raw`(\b(?:is|are|was|were)\s+)`), '$1present')
    .replace(phrases(String.raw`\s*[,–—-]?\s*`), '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/,\s*\./g, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/<p>\s*<\/p>/g, '')
    .replace(/<p>\s+/g, '<p>')
    .trim();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
