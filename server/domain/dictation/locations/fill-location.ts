import { FINITE_VERBS, PLACE_NOUNS } from '../lexicon/common-words.ts';
import { isDirection } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { stem } from '../words/text.ts';
import { leadsItself, placesNamed, placesPhrase } from './place-phrase.ts';

const MARK = String.raw`(?:[(\[{]\s*(?:specify |insert |enter |defect )?(?:locations?|where)\s*[)\]}]|_{2,})`;
const PREPOSITION = '(?:at|in|on|near|by|along|around|over|under|above|below|behind|beside|of|for|from|within)';
const LEAD = String.raw`(?:\b(${PREPOSITION})\s+)?(?:\b(the|a|an)\s+)?`;
/** Words that a preposition of their own keeps: "over the garage door". */
const KEPT = /^(?:near|along|around|over|under|above|below|behind|beside|from)$/i;
/** "At ____ inches" asks for a measure, no place. */
const MEASURE = String.raw`(?:inch(?:es)?|feet|foot|amps?|years?|gallons?|degrees|percent|psi)\b(?: or so)?`;

/** A placeholder with the words that lead to it. */
export const PLACEHOLDER = LEAD + MARK;
const anyMark = new RegExp(MARK, 'i');

/** True where the text has a place for a location. */
export const hasPlaceholder = (text: string): boolean => anyMark.test(text);

/** What a place has: "over the (location)'s ceiling". */
const OF = "(?:['’]|&#39;|&apos;|&rsquo;)s\\b";
/** Tags within a sentence. */
const INLINE = '(?:b|i|u|em|strong|span|font|mark)';
const INLINE_TAG = new RegExp(String.raw`<\/?${INLINE}\b[^>]*>`, 'gi');
/** A mark in one such tag, or in two: words before or after hang on it as in "in the <b>(location)</b> area". */
const STYLED = new RegExp(
  String.raw`(\b(?:${PREPOSITION}|the|a|an)\s+)?(?:<${INLINE}\b[^>]*>(${MARK})<\/${INLINE}>|<${INLINE}\b[^>]*><${INLINE}\b[^>]*>(${MARK})<\/${INLINE}><\/${INLINE}>)(?=(\s+[a-z])?)`,
  'gi',
);
/** "From (location) to (location)", "(location) and (location)". */
const TWICE = new RegExp(
  String.raw`(?:\b(?:from|between)\s+(?:the\s+)?(${MARK})|(${MARK})) (?:and|or|to|through|and\/or) ${LEAD}${MARK}`,
  'gi',
);

/**
 * Puts locations in for each placeholder, with the prepositions that fit them; without any the whole phrase goes.
 * @param text plain or HTML; the locations are as the text is.
 */
export function fillLocation(text: string, locations: readonly string[]): string {
  if (!hasPlaceholder(text)) return text;
  const once = text
    .replace(STYLED, (all, before = '', single = '', double = '', goesOn = '') =>
      before || goesOn ? before + single + double : all,
    )
    .replace(new RegExp(String.raw`\s*${LEAD}${MARK}\s+${MEASURE}`, 'gi'), '')
    .replace(TWICE, '$1$2');
  const filled = fillBlanks(fillParts(once, locations), locations);
  if (locations.length === 0) return dropPhrases(filled);
  const marks = phrases('', String.raw`(${OF})?(?=(\s+[a-z])?)`);
  return filled.replace(marks, (...match) => {
    const [whole, offset] = [String(match.at(-1)), Number(match.at(-2))];
    return putIn(match, locations, /^[A-Z]/.test(match[0]) || beginsSentence(whole.slice(0, offset)));
  });
}

const phrases = (before: string, after = '') => new RegExp(`${before}${LEAD}${MARK}${after}`, 'gi');

const beginsSentence = (before: string): boolean => {
  const plain = before.replace(INLINE_TAG, '').trimEnd();
  return plain === '' || /[.!?>]$/.test(plain);
};

function putIn(
  [, preposition = '', article = '', of = '', goesOn = '']: string[],
  locations: readonly string[],
  begins: boolean,
): string {
  const keeps = (KEPT.test(preposition) && !locations.some(leadsItself)) || (preposition && of);
  const phrase = keeps
    ? `${preposition} ${placesNamed(locations)}`
    : (article || of) && !preposition
      ? placesNamed(locations)
      : placesPhrase(locations);
  const parted = goesOn && locations.at(-1)?.includes(', ') ? `${phrase},` : phrase;
  return (begins ? capital(parted) : parted) + of;
}

/** "In the (location) area of the roof": a part of something that is named. */
function fillParts(text: string, locations: readonly string[]): string {
  const part = new RegExp(
    String.raw`${LEAD}${MARK}\s+(areas?|sections?|parts?|portions?|sides?)(\s+of\s+(?:the|a|an)\s+[a-z]+)`,
    'gi',
  );
  return text.replace(part, (all, preposition = '', article = '', noun = '', whole = '') => {
    if (!article) return all;
    const begins = !preposition && /^[A-Z]/.test(article);
    const [before, after] =
      locations.length > 0 ? partOf(preposition, noun, locations) : [join(preposition, indefinite(noun)), ''];
    return (begins ? capital(before) : before) + whole + after;
  });
}

/** "In the kitchen area … of the roof", "on the south slope … of the roof", "in the area … of the roof, above the garage". */
function partOf(preposition: string, noun: string, locations: readonly string[]): [before: string, after: string] {
  const [place = ''] = locations;
  if (locations.length > 1 || place.includes(',') || leadsItself(place))
    return [join(preposition, `the ${noun}`), ` ${placesPhrase(locations)}`];
  const phrase = placesPhrase(locations);
  const isKind = phrase.startsWith('in ') || place.split(' ').every(isDirection);
  if (isKind) return [join(preposition, `the ${place} ${noun}`), ''];
  return [preposition ? phrase : placesNamed(locations), ''];
}

const join = (preposition: string, name: string) => (preposition ? `${preposition} ${name}` : name);

const indefinite = (noun: string) => (noun.endsWith('s') ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`);

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
  if (locations.length === 1 && !place.includes(',') && !leadsItself(place)) return `${place} ${noun}`;
  return `${noun} ${placesPhrase(locations)}`.trim();
}

const isNoun = (word: string, isLast: boolean) =>
  (isLast || !FINITE_VERBS.has(word.toLowerCase())) &&
  (isPlaceNoun(word) || readMeaning(word).units.some(({ role }) => role === 'part'));
const isPlaceNoun = (word: string) => PLACE_NOUNS.has(word) || PLACE_NOUNS.has(word.replace(/s$/, ''));

/** "Located at the following location(s): (location).", "were found in these areas: (location)". */
const LISTED = new RegExp(
  String.raw`(?:\s+(is|are|was|were)(?=\s+(?:located|at|in)\b))?(?:\s+(located|(?<!\b(?:is|are|was|were|been|be) )(?:found|noted|observed|seen|present)))?(?:\s+(?:at|in))\s+(?:the|these)(?:\s+following)?\s+(?:location|area|place|room|spot)(?:s|\(s\))?\s*:\s*${MARK}([.;,]?)`,
  'gi',
);

function dropPhrases(text: string): string {
  return text
    .replace(LISTED, (_all, be = '', _located, end = '') => (be ? ` ${be} present${end}` : end))
    .replace(new RegExp(String.raw`\blocations?\s*:\s*${MARK}[.;,]?`, 'gi'), '')
    .replace(new RegExp(String.raw`(^|>|[.!?]\s+)${MARK}${OF}\s+(?=[a-z])`, 'gi'), '$1The ')
    .replace(new RegExp(String.raw`\b(the|a|an)\s+${MARK}${OF}(?=\s+[a-z])`, 'gi'), '$1')
    .replace(new RegExp(String.raw`${MARK}${OF}(?=\s+[a-z])`, 'gi'), 'the')
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
