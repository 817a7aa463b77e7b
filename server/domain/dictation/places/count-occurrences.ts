import type { Count } from '../findings.ts';
import { DIRECTION_WORDS, PLACE_NOUNS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { OPPOSITES } from '../lexicon/one-of-several.ts';
import { plainWords } from '../words/text.ts';

const ORDINALS = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
]);
/** They number what stands before them ("bath two"), and count what stands after them ("two sinks"). */
const CARDINALS = new Map([
  ...['one', 'two', 'three', 'four', 'five'].map((word, at): [string, number] => [word, at + 1]),
  ...['1', '2', '3', '4', '5'].map((word, at): [string, number] => [word, at + 1]),
]);
const ANOTHER = new Set(['another', 'next', 'other']);
/** "Thirty four" is no four, "two hundred" no two. */
const PART_OF_NUMBER = /^(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|\d+)$/;
/** What stands before a number that counts. */
const NO_NAME = /^(?:|the|and|all|of|in|with|these|those|other|just|only)$/;
const FLOORS = /^(?:floor|story|storey|level)$/;
const KINDS = /^(?:attached|detached|ensuite|kitchenette)$/;
/** They tell one of several as directions do. */
export const tellsKind = (word: string): boolean => KINDS.test(word);

/** What leads to the one that a sentence is about. */
const LEAD =
  "^(?:(?:okay|and|now|then|well|ha|oh|alright|the|that|so|on|to|for|(?:(?:up|down|out|over|back) )?here(?:['’]s| is)|(?:back )?(?:outside|inside|upstairs|downstairs) (?:for|to|at)),? )*";
const COUNTS = new RegExp(
  `${LEAD}(?:(first|second|third|fourth) (?:system\\b|unit,)|(?:heating |cooling )?system (?:number )?(one|two|three|four|[1-4])\\b)`,
  'i',
);

/** Among heaters and coolers a unit, or just a number, is one of these; elsewhere mostly a dwelling. */
const COUNTS_UNITS = new RegExp(
  `${LEAD}(?:(first|second|third|fourth) (?:unit|one|tank)\\b|(?:[\\w-]+ ){0,2}(?:furnace|boiler|heater|tank|heat pump|air handler|condenser|air conditioner) number (one|two|three|four|[1-4])\\b|back (?:on|to) (?:unit |system )?(one|two|three|four|[1-4]),|unit (?:number )?(one|two|three|four|[1-4])\\b|number (one|two|three|four|[1-4])\\b(?! (?:fuel|heating|oil)))`,
  'i',
);
/** Where one of several units may be. */
const WHERE = 'upstairs|downstairs|upper|lower|attic|basement|garage|front|back|rear|left|right|north|south|east|west';
const IS_WHERE = new RegExp(`^(?:${WHERE})$`);
/** "Upstairs unit", "on the west system", "upper one's dry", "lower's first". */
const CALLED_UNIT = new RegExp(
  `${LEAD}(?:(${WHERE})(?:-hand)? (?:unit|system|one|tank)\\b|(upper|lower|upstairs|downstairs)['’]s\\b)`,
  'i',
);
/** "The other one's in the attic", "now the one for the second floor", "there is another one in the closet". */
const OTHER_UNIT = new RegExp(
  `${LEAD}(?:other (?:unit|one|system|plant|tank)\\b|there(?: is|['’]s) (?:another|a second) (?:unit|one|system|furnace|boiler|heater|water heater|heat pump|air handler|condenser) (?:up|down|in|over|out|for)\\b)|^(?:(?:okay|and|so|now|then),? )*(?:i|we) [\\w-]+(?: [\\w-]+){0,2} the other (?:unit|one|system|tank)\\b|^(?:(?:okay|and|so),? )*(?:now|then|next),? (?:(?:for|to|on to) )?the (?:unit|one) (?:for|that|serving|up|down|upstairs|downstairs|off|over|in|on)\\b`,
  'i',
);

const UNITS = '(?:unit|system|furnace|boiler|heater|air handler|condenser|air conditioner|ac|heat pump|tank)';
/** "Pan under the second unit", "the closet has the other tank in it". */
const OF_UNIT = new RegExp(
  `\\b(?:under|beneath|below|of|on|in|at|behind|beside|by|for|from) the (second|third|first)(?: [\\w-]+)? ${UNITS}\\b|\\b(?:has|had|have|got|holds|hides|houses|find) (?:the|a|an) (second|third|other)(?: [\\w-]+)? ${UNITS}\\b`,
  'i',
);

/** "Upstairs hall closet, second water heater, …": where it is was said first. */
const AFTER_PLACE = new RegExp(`^[^,]{3,40}, (?:the )?(second|third) (?:[\\w-]+ )?${UNITS}\\b`, 'i');
/** "Pan under number two", "call it number two". */
const BY_NUMBER =
  /\b(?:(?:under|beneath|below|on|in|at|behind|beside|for|from) (?:system |unit )?number|call (?:it|that|this|that one|this one|her) (?:system |unit )?(?:number )?) ?(two|three|2|3)\b(?! (?:fuel|heating|oil|wire|amp))/i;

/** "The fan in the second bathroom": the room is told with what is in it. */
const OF_ROOM = /^[^,]*\b(?:in|of|for) the (second|third|fourth) (?:full |half |guest )?(?:bath|bathroom|washroom)\b/i;

/** "Second roof right on top of the first", "that's a second roof laid over the old one". */
const LAID_OVER =
  /^(?:(?:and|so|but|well),? )*(?:(?:that|it|this|there)(?:['’]s| is) )?(?:the |a )?(?:second|third|another) [\w-]+ (?:laid |nailed |put |sitting |slapped |layered |right )*(?:on top of|over) (?:the |an? )?(?:first|other|old|existing|original)\b/i;

/** True for one more layer of a thing, which is no other thing of its kind. */
export const isLaidOver = (text: string): boolean => LAID_OVER.test(text);

/**
 * "Second system, back wing, …", "System two is in the attic", "Number two has …", "The other one's in the attic", "On the west
 * system …", "The one in the side addition's got …"; else null.
 * @param isAtMachines heaters and coolers are spoken of: a unit is one of them.
 */
export function countSaid(sentence: string, isAtMachines: boolean): Count | null {
  if (isLaidOver(sentence)) return null;
  const [whole, unit] = [COUNTS, COUNTS_UNITS].map((counts) => counts.exec(sentence)?.slice(1).find(Boolean));
  const number = numberOf((whole ?? unit ?? '').toLowerCase());
  if (number !== null)
    return { which: number, called: null, among: whole === undefined && !isAtMachines ? 'machines' : 'anything' };
  const called = CALLED_UNIT.exec(sentence)?.slice(1).find(Boolean)?.toLowerCase() ?? null;
  if (called || OTHER_UNIT.test(sentence)) return { which: 'other', called, among: 'machines' };
  const [, which, held] = OF_UNIT.exec(sentence) ?? [];
  const byNumber = AFTER_PLACE.exec(sentence)?.[1] ?? BY_NUMBER.exec(sentence)?.[1];
  const ofUnit = numberOf((which ?? held ?? byNumber ?? '').toLowerCase());
  if (ofUnit !== null) return { which: ofUnit, called: null, among: 'machines' };
  if (held) return { which: 'other', called: null, among: 'machines' };
  const ofRoom = numberOf((OF_ROOM.exec(sentence)?.[1] ?? '').toLowerCase());
  if (ofRoom !== null) return { which: ofRoom, called: null, among: 'rooms' };
  const room = roomOfOne(sentence);
  return room ? { which: 'other', called: room, among: 'rooms' } : null;
}

/** "The one in the side addition's got …", "and the one off the den has …". */
const ONE_IN =
  /^(?:(?:and|now|okay|then),? )*the (?:(?:big|little|small|tiny) )?one (?:in|off) (?:the )?((?:[\w-]+ ){0,2}[\w-]+?)(?:['’]s| has| is|,)/i;

/** "Side addition" where a sentence is of the one of several rooms there; else null. */
export function roomOfOne(sentence: string): string | null {
  const where = plainWords(ONE_IN.exec(sentence)?.[1] ?? '');
  const isPlace = where.length > 0 && where.every((word) => PLACE_NOUNS.has(word) || DIRECTION_WORDS.has(word));
  return isPlace ? where.join(' ') : null;
}

/** "Upstairs": of two units one serves it, wherever they stand. */
export const callsStorey = (word: string): boolean => /^(?:upstairs|downstairs)$/.test(word);

/** "Upstairs", "west": a unit may be told from others by it. */
export const callsUnit = (word: string): boolean => IS_WHERE.test(word);

/** One of several bathrooms, furnaces, … */
interface Occurrence {
  number: number;
  /** What it was told from the others by ("master"), or null. */
  qualifier: string | null;
  /** The dwelling that it belongs to; null where none was named. */
  unit: string | null;
  /** Its number was said. */
  isNumbered: boolean;
  /** Something was said of it: it will not be forgotten. */
  isKept: boolean;
}

/** Which of several was announced. */
export type Which = Pick<Occurrence, 'number' | 'qualifier'>;

/** What is announced, and where the speaker is. */
export interface Announced {
  /** What has several: a section, or a thing within one. */
  key: string;
  words: readonly string[];
  /** Those of the words that tell it from others like it. */
  telling: readonly string[];
  /** A house has several of it. */
  isRepeated: boolean;
  /** The number that holds here already; null where the speaker was elsewhere. */
  here: number | null;
  /** Nothing was said here yet. */
  isFresh: boolean;
}

/** "Second", "two", "2": it may say which of several. */
export const saysNumber = (word: string): boolean => numberOf(word) !== null;
export const saysAnother = (word: string): boolean => ANOTHER.has(word);

const numberOf = (word: string): number | null => ORDINALS.get(word) ?? CARDINALS.get(word) ?? null;

/** The number that words say ("second", "bath two"), or null; "second floor", "thirty four" and "two sinks" say none. */
export function numberIn(words: readonly string[]): number | null {
  const said = words.find((word, at) => {
    const before = words[at - 1] ?? '';
    const after = words[at + 1] ?? '';
    if (ORDINALS.has(word)) return !FLOORS.test(after) && !PART_OF_NUMBER.test(before);
    return CARDINALS.has(word) && !NO_NAME.test(before) && ![before, after].some((one) => PART_OF_NUMBER.test(one));
  });
  return said === undefined ? null : numberOf(said);
}

/** Tells the sections and things apart of which a house has several, as they are announced. */
export class OccurrenceCounter {
  private readonly known = new Map<string, Occurrence[]>();
  private unit: string | null = null;

  /** The speaker goes to another dwelling: its rooms are others. @param isFirst what was said before belongs to none. */
  enterUnit(name: string, isFirst: boolean): void {
    if (this.unit === null && !isFirst)
      for (const one of [...this.known.values()].flat()) one.unit ??= 'the one before';
    this.unit = name;
  }

  /** Which of several was announced: by number, by "another", or by the words that tell it from the others. */
  which({ key, words, telling, isRepeated, here, isFresh }: Announced): Which {
    const number = numberIn(words);
    if (number !== null) return this.add(key, this.before(key) + number, null, true);
    if (words.includes('other') && this.isSecondOfTwo(key, here)) return this.add(key, this.before(key) + 1, null);
    const least = words.includes('other') ? 1 : 0;
    const before = Math.max(here ?? 0, this.highest(key), least);
    if (isRepeated && words.some(saysAnother) && before > 0) return this.add(key, before + 1, null);
    const qualifier = isRepeated ? qualifierOf(telling) : null;
    if (qualifier) return this.withQualifier(key, qualifier, words, here, isFresh);
    const main = isRepeated && words.some(saysMain) ? this.unnamed(key, here) : undefined;
    if (main) return main;
    return this.add(key, here ?? this.before(key) + 1, null);
  }

  /** Says what the one spoken of is told from the others by: "second bathroom, the primary". */
  tellApart(key: string, number: number, telling: readonly string[]): boolean {
    const qualifier = qualifierOf(telling);
    if (qualifier) this.add(key, number, qualifier);
    return qualifier !== null;
  }

  /** True where it is known by more than its number. */
  isToldApart(key: string, number: number): boolean {
    return (this.known.get(key)?.find((one) => one.number === number)?.qualifier ?? null) !== null;
  }

  /** Something was said of it. */
  keep(key: string, number: number): void {
    const there = this.known.get(key)?.find((one) => one.number === number);
    if (there) there.isKept = true;
  }

  isKnown(key: string): boolean {
    return this.highest(key) > 0;
  }

  private highest(key: string): number {
    return Math.max(0, ...(this.known.get(key) ?? []).map((one) => one.number));
  }

  /** How many belong to other dwellings. */
  private before(key: string): number {
    const others = (this.known.get(key) ?? []).filter(({ unit }) => unit !== null && unit !== this.unit);
    return Math.max(0, ...others.map((one) => one.number));
  }

  private add(key: string, number: number, qualifier: string | null, isNumbered = false): Which {
    const known = this.known.get(key) ?? [];
    this.known.set(key, known);
    const there = known.find((one) => one.number === number);
    if (there) {
      there.qualifier ??= qualifier;
      return { number, qualifier };
    }
    known.push({ number, qualifier, unit: this.unit, isNumbered, isKept: false });
    return { number, qualifier };
  }

  private withQualifier(
    key: string,
    qualifier: string,
    words: readonly string[],
    here: number | null,
    isFresh: boolean,
  ): Which {
    const known = this.ofUnit(key);
    const same =
      known.find((one) => one.qualifier === qualifier) ??
      onlyOne(known.filter((one) => one.qualifier !== null && isPartOf(one.qualifier, qualifier)));
    if (same) return same;
    const unnamed = known.find((one) => one.qualifier === null && one.number === here && isFresh);
    if (unnamed) return this.add(key, unnamed.number, qualifier);
    const first = this.unnamed(key, here);
    const isFirst = words.some(saysMain) || known.some((one) => isOpposite(one, qualifier));
    if (first && isFirst) return this.add(key, first.number, qualifier);
    this.forgetEmpty(key);
    return this.add(key, this.highest(key) + 1, qualifier);
  }

  /** "The other heater", after "the second heater", is the first one. */
  private isSecondOfTwo(key: string, here: number | null): boolean {
    const known = this.ofUnit(key);
    return (
      here !== null &&
      here === this.before(key) + 2 &&
      here === this.highest(key) &&
      known.some((one) => one.number === here && one.isNumbered)
    );
  }

  /** The only other one that nothing was told apart by. */
  private unnamed(key: string, here: number | null): Occurrence | undefined {
    return onlyOne(this.ofUnit(key).filter((one) => one.qualifier === null && one.number !== here));
  }

  private ofUnit(key: string): Occurrence[] {
    return (this.known.get(key) ?? []).filter(({ unit }) => unit === null || unit === this.unit);
  }

  /** Of what was announced last and nothing was said of, nothing is counted. */
  private forgetEmpty(key: string): void {
    const known = this.known.get(key) ?? [];
    const last = known.at(-1);
    if (last && !last.isKept && !last.isNumbered && last.number === this.highest(key)) known.pop();
  }
}

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** "Downstairs" where an upstairs one is known. */
const isOpposite = ({ qualifier }: Occurrence, other: string) =>
  qualifier?.split(' ').some((word) => other.split(' ').some((one) => OPPOSITES.get(word)?.has(one))) ?? false;

/** "hall" and "upstairs hall" tell the same one. */
function isPartOf(a: string, b: string): boolean {
  const [fewer, more] = [a.split(' '), b.split(' ')].sort((one, other) => one.length - other.length);
  return (fewer ?? []).every((word) => more?.includes(word));
}

const qualifierOf = (telling: readonly string[]): string | null =>
  telling.length === 0
    ? null
    : telling
        .map((word) => (saysMain(word) || /^(?:big|large)$/.test(word) ? 'master' : word.replace(/way$/, '')))
        .join(' ');

const saysMain = (word: string) => /^(?:main|primary)$/.test(word);

/** The words that tell one room from others: "master" of "the master bath". @param unmatched words that the template has no name for. */
export const tellingOfRoom = (words: readonly string[], unmatched: readonly string[]): string[] =>
  words.filter(
    (word) =>
      DIRECTION_WORDS.has(word) ||
      tellsKind(word) ||
      (unmatched.includes(word) && !ANOTHER.has(word) && !saysNumber(word)),
  );

/** Words that tell a thing from others like it: a side, or the room that it is in; "main" and "top" are of its name. */
export const tellsThing = (word: string): boolean =>
  tellsKind(word) || isRoom(word) || (DIRECTION_WORDS.has(word) && !PART_OF_NAME.test(word));
const PART_OF_NAME =
  /^(?:main|primary|master|half|jack|powder|top|bottom|first|second|third|fourth|next|inner|outer|hall)$/;
