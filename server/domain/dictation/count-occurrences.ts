import { DIRECTION_WORDS } from './lexicon/common-words.ts';

const ORDINALS: Record<string, number> = {
  first: 1,
  one: 1,
  '1': 1,
  second: 2,
  two: 2,
  '2': 2,
  third: 3,
  three: 3,
  '3': 3,
  fourth: 4,
  four: 4,
  '4': 4,
  fifth: 5,
  five: 5,
  '5': 5,
};
const ANOTHER = new Set(['another', 'next', 'other']);
const FLOORS = /^(?:floor|story|storey|level)$/;

const COUNTS =
  /^(?:(?:okay|and|now|then|the|so|on|to),? )*(?:(second|third|fourth) (?:system\b|unit,)|system (?:number )?(two|three|four|2|3|4)\b)/i;

/** "Second system, back wing, …", "System two is in the attic": which of several is spoken of from there on; else null. */
export function countSaid(sentence: string): number | null {
  const said = COUNTS.exec(sentence)?.slice(1).find(Boolean);
  return said ? (ORDINALS[said.toLowerCase()] ?? null) : null;
}

/** One of several bathrooms, furnaces, … */
export interface Occurrence {
  number: number;
  /** What it was told from the others by ("master"), or null. */
  qualifier: string | null;
}

/** Where the speaker is. */
interface Current {
  component: string;
  number: number;
  /** Nothing was said there yet. */
  fresh: boolean;
}

export const isOrdinal = (word: string): boolean => word in ORDINALS;
export const saysAnother = (word: string): boolean => ANOTHER.has(word);

/** The number that words say ("second", "number two"), or null; "second floor" is none. */
function ordinalIn(words: readonly string[]): number | null {
  const at = words.findIndex((word, index) => word in ORDINALS && !FLOORS.test(words[index + 1] ?? ''));
  return at < 0 ? null : (ORDINALS[words[at] as string] as number);
}

/** Tells the sections apart of which a house has several, as they are announced. */
export class OccurrenceCounter {
  private readonly known = new Map<string, Occurrence[]>();

  /** Which of several a section announced is: by number, by "another", or by the words that tell it from the others. */
  ofSection(
    component: string,
    words: readonly string[],
    unmatched: readonly string[],
    isRepeated: boolean,
    current: Current,
  ): Occurrence {
    const ordinal = ordinalIn(words);
    if (ordinal !== null) return this.add(component, ordinal, null);
    if (isRepeated && words.some(saysAnother) && this.highest(component) > 0)
      return this.add(component, this.highest(component) + 1, null);
    const qualifier = isRepeated ? qualifierOf(words, unmatched) : null;
    if (qualifier) return this.withQualifier(component, qualifier, current);
    return this.add(component, current.component === component ? current.number : 1, null);
  }

  /** Which of several an item announced is ("second furnace"); without a number, the one spoken of. */
  ofItem(component: string, words: readonly string[], isRepeated: boolean, current: Current): Occurrence {
    const stays = current.component === component ? current.number : 1;
    const ordinal = isRepeated ? ordinalIn(words) : null;
    if (ordinal !== null) return this.add(component, ordinal, null);
    if (isRepeated && words.some(saysAnother))
      return this.add(component, Math.max(stays, this.highest(component)) + 1, null);
    return this.add(component, stays, null);
  }

  /** Says what the one spoken of is told from the others by: "second bathroom, the primary". */
  tellApart(component: string, number: number, words: readonly string[]): boolean {
    const qualifier = qualifierOf(words, words);
    if (qualifier) this.add(component, number, qualifier);
    return qualifier !== null;
  }

  private highest(component: string): number {
    return Math.max(0, ...(this.known.get(component) ?? []).map((one) => one.number));
  }

  private add(component: string, number: number, qualifier: string | null): Occurrence {
    const known = this.known.get(component) ?? [];
    this.known.set(component, known);
    const there = known.find((one) => one.number === number);
    if (there) {
      there.qualifier ??= qualifier;
      return { number, qualifier };
    }
    known.push({ number, qualifier });
    return { number, qualifier };
  }

  private withQualifier(component: string, qualifier: string, current: Current): Occurrence {
    const known = this.known.get(component) ?? [];
    const same =
      known.find((one) => one.qualifier === qualifier) ??
      onlyOne(known.filter((one) => one.qualifier !== null && isPartOf(one.qualifier, qualifier)));
    if (same) return same;
    const unnamed = known.find(
      (one) =>
        one.qualifier === null && current.component === component && one.number === current.number && current.fresh,
    );
    return this.add(component, unnamed ? unnamed.number : this.highest(component) + 1, qualifier);
  }
}

const onlyOne = (found: readonly Occurrence[]): Occurrence | undefined => (found.length === 1 ? found[0] : undefined);

/** "hall" and "upstairs hall" tell the same one. */
function isPartOf(a: string, b: string): boolean {
  const [fewer, more] = [a.split(' '), b.split(' ')].sort((one, other) => one.length - other.length);
  return (fewer ?? []).every((word) => more?.includes(word));
}

/** "master" of "the master bath": what tells one room from the others. */
function qualifierOf(words: readonly string[], unmatched: readonly string[]): string | null {
  const telling = words.filter((word) => DIRECTION_WORDS.has(word) || (unmatched.includes(word) && !ANOTHER.has(word)));
  return telling.length > 0
    ? telling.map((word) => (word === 'primary' || word === 'main' ? 'master' : word.replace(/way$/, ''))).join(' ')
    : null;
}
