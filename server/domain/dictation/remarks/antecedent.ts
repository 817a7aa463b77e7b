import { REPORTABLE, type Remark } from '../findings.ts';
import { findLocation } from '../locations/find-location.ts';
import { withoutRoom } from '../locations/room-location.ts';
import { severalOf } from '../places/several-places.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { saidOf } from './testing.ts';

/** "It runs", "they're loose", "its lid is gone". */
const PRONOUN =
  /^(?:(?:and|but|so|also|plus),? )*(?:it|they|it['’](?:s|ll|d)|they['’](?:re|ve|ll)|its|their|(?:this|that) one(?:['’]s)?|(?:the )?(?:first|second|third|fourth|top|bottom|upper|lower|left|right|other|next|last) ones?(?:['’]s)?)\b/i;
/** "The first one is loud". */
const ONE_OF_THEM =
  /^((?:(?:and|but|so|also|plus),? )*(?:the )?(?:first|second|third|fourth|top|bottom|upper|lower|left|right|other|next|last)) one\b/i;
/** "The one on the garage side", "and the ones over the porch": which of them it is names other things. */
const ONE_THERE =
  /^(?:(?:and|but|so|also|plus),? )*the (?:other )?ones? (?:on|at|by|in|over|under|near|nearest|next to|behind|above|below|beside|off|outside|inside|upstairs|downstairs|out|up|down|across)\b/i;
const LEADS = '(?:(?:and|but|so|also|then|now|the|this|that|these|those|a|an|my|your|our|their|his|her),? )*';
const VERBS =
  "(?:is|are|was|were|has|have|had|looks?|feels?|seems?|won['’]t|can['’]t|does(?:n['’]t)?|do(?:n['’]t)?|did(?:n['’]t)?|needs?|got|leaks?|drips?|runs?|works?)";
/** The thing that a clause is about, before its verb: "toilet" of "the toilet's loose". */
const SUBJECT = new RegExp(`^${LEADS}((?:[\\w-]+ ){0,2}?[\\w-]+?)(?:['’](?:s|re)\\b| ${VERBS}\\b)`, 'i');

/** … and before where it is, or a comma: "spigot" of "spigot next to the deck, open, closed, still going". */
const NAMED = new RegExp(
  `^${LEADS}((?:[\\w-]+ ){0,2}?[\\w-]+?)(?:,| (?:on|at|by|in|over|under|near|next to|behind|above|below|beside|off|outside)\\b)`,
  'i',
);

const standsForAnother = (text: string) =>
  ONE_THERE.test(text) || (PRONOUN.test(text) && readMeaning(text).parts === 0);

/** What "it" stands for in a clause, or null. @param before the remark right before it. */
export function antecedentOf(text: string, before: Remark | undefined): string | null {
  const isOne = before !== undefined && ONE_OF_THEM.test(text) && standsForAnother(text);
  const one = isOne && TELLS_OF_SEVERAL.has(before.kind) ? oneOfSeveral(before.words) : null;
  if (one !== null || before?.kind === 'announcement') return one;
  if (before?.kind === 'narration') return readMeaning(text).parts === 0 ? saidOf(before.words) : null;
  if (!before || !standsForAnother(text)) return null;
  return subjectOf(before.words) ?? before.announcedBy ?? before.antecedent;
}

const TELLS_OF_SEVERAL: ReadonlySet<Remark['kind']> = new Set(['announcement', 'narration']);
/** What only says that there are several: "there are two". */
const COUNTS = /^(?:couple|pair|two|three|four|five|[2-5])$/;
const SAYS_THERE_ARE = /^(?:there|are|is|we|i|they|have|has|got|just|only|of|these|those|the|a)$/;

/** "Water heater" of "there are two water heaters", "sink" of "two sinks"; null where nothing is counted, or announced, of which there are several. */
function oneOfSeveral(words: string): string | null {
  const said = plainWords(words).filter((word) => /\w/.test(word) && !SAYS_THERE_ARE.test(word));
  const named = said.filter((word) => !COUNTS.test(word));
  const thing = named.join(' ').replace(/s$/, '');
  const { parts, defects } = readMeaning(thing);
  const isOfSeveral = severalOf(thing) !== null || said.length > named.length;
  return isOfSeveral && parts > 0 && defects === 0 && named.length <= MOST_WORDS ? thing : null;
}

const isName = (antecedent: string | null): antecedent is string =>
  antecedent !== null && /^[\w-]+(?: [\w-]+)*$/.test(antecedent);

/** "The first furnace is loud" of "the first one is loud", where a furnace was spoken of. */
export const withOneNamed = ({ words, antecedent }: Pick<Remark, 'words' | 'antecedent'>): string =>
  isName(antecedent) ? words.replace(ONE_OF_THEM, `$1 ${antecedent}`) : words;

/** "Left sink" of "left one". */
export const placeWithOneNamed = (place: string | null, antecedent: string | null): string | null =>
  isName(antecedent) ? (place?.replace(/^(\w+) one(?=,|$)/, `$1 ${antecedent}`) ?? null) : place;

/** "The drain right next to it has a belly": a place that is told by what was spoken of before. */
const BY_IT =
  /(?<!\b(?:nothing|no \w+|not a \w+) )\b(beside|next to|behind|under|underneath|beneath|above|below|over|around|in front of|on top of) (?:it|them|that one)\b/i;

/** Where something is that is "next to it": "next to the water heater"; null where nothing says, or what "it" is. @param before the remark right before it. */
export function placeByIt(text: string, before: Remark | undefined): string | null {
  const relation = BY_IT.exec(text)?.[1];
  if (!relation || !before || before.kind === 'narration') return null;
  const thing = subjectOf(before.words) ?? before.announcedBy ?? before.antecedent;
  return thing && /^[\w -]+$/.test(thing) ? `${relation} the ${thing}`.toLowerCase() : null;
}

/** "And it drips", "their lids are gone". */
const OF_IT = /^(?:(?:and|but|so|also|plus),? )*(?:it|they|it['’](?:s|ll|d)|they['’](?:re|ve|ll)|its|their)\b/i;
/** "No vacuum breaker screwed on it", "half of them". */
const ON_IT = /\b(?:on|in|of|to|from|for) (?:it|them)\b/i;

/**
 * Where the thing is that is still spoken of: "south wall" of "spigot on the south wall drips, and it has no backflow preventer"; or what
 * was tried: "by the kitchen" of "I knock on the ledger by the kitchen. It sounds hollow." Null where nothing says.
 * @param before the remark right before it.
 */
export function placeOfIt(text: string, before: Remark | undefined): string | null {
  if (before?.kind === 'narration') {
    const tried = antecedentOf(text, before);
    return tried && findLocation(tried);
  }
  const isSaidOf = before && REPORTABLE.has(before.kind) && (OF_IT.test(text) || ON_IT.test(text));
  return isSaidOf ? withoutRoom(before.location, before.room ?? '') : null;
}

/** The clause with what its "it" stands for, where the clause before it names that. */
export function withSubject(text: string, before: string): string {
  const thing = standsForAnother(text) ? subjectOf(before) : null;
  return thing === null ? text : `${thing}, ${text}`;
}

const MOST_WORDS = 3;
const OPENERS = new RegExp(`^${LEADS}`, 'i');

/** "Toilet" of "the toilet rocks". */
function beforeSymptom(text: string): string {
  const words = text
    .replace(OPENERS, '')
    .split(' ')
    .slice(0, MOST_WORDS + 1);
  const symptom = words.findIndex((word) => readMeaning(word).defects > 0);
  return symptom < 1 ? '' : words.slice(0, symptom).join(' ');
}

/** The thing that a clause is about, before what is said of it; null where it is not named. */
export function subjectOf(words: string): string | null {
  if (PRONOUN.test(words) || ONE_THERE.test(words)) return null;
  const thing = (SUBJECT.exec(words) ?? NAMED.exec(words))?.[1] ?? beforeSymptom(words);
  const { parts, defects } = readMeaning(thing);
  return parts > 0 && defects === 0 ? thing : null;
}
