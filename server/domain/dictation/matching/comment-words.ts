import { MISSING, NOT, type Unit } from '../words/meaning.ts';
import { unitWeight } from '../words/weigh-words.ts';
import type { Bag, Entry, TemplateIndex } from './template-index.ts';

/** A comment's own word, as bits; above them the number of its unit. */
export const IS_IMPLIED = 1;
export const IS_ALTERNATIVE = 2;
export const OWN_WORD_BITS = 2;
/** Where a key stands in a comment, as bits; above them its number. */
export const IN_TITLE = 1;
export const IN_OBSERVATION = 2;
export const IN_REST = 4;
export const IN_ITEM = 8;
export const IN_SECTION = 16;
export const PART_BITS = 5;

/** How much of a word is there by something else than its stems: what means the same, its contrary, some of its stems. */
export const SHARE_OF = { synonym: 0.9, missing: 0.8, not: 0.5, someStems: 0.6 } as const;

/**
 * What a template's comments are compared by, in numbers that stand together: most of the time that a comment takes is
 * spent on fetching it from memory.
 */
export class CommentWords {
  /** The numbers of the keys that comments, items and sections have. */
  readonly keyNumbers = new Map<string, number>();
  /** The units of titles and first sentences, each once, and what they count. */
  readonly units: Unit[] = [];
  readonly weights: Float64Array;
  /** Keys, words of the title and words of the first sentence, comment by comment. */
  readonly contents: Int32Array;
  /** Where each of these three starts; behind the last comment, where its words end. */
  readonly starts: Int32Array;
  private readonly unitNumbers = new Map<string, number>();
  /** The units that a key may account for, in part or in whole. */
  private readonly unitsByKey = new Map<string, number[]>();

  constructor(index: TemplateIndex) {
    const contents: number[] = [];
    const starts: number[] = [];
    for (const entry of index.entries) {
      starts.push(contents.length);
      for (const [key, parts] of partsOf(entry)) contents.push((numberOf(this.keyNumbers, key) << PART_BITS) | parts);
      for (const bag of [entry.title, entry.observation]) {
        starts.push(contents.length);
        for (const unit of bag.units) contents.push((this.number(unit) << OWN_WORD_BITS) | traitsOf(unit, bag, entry));
      }
    }
    starts.push(contents.length);
    this.contents = Int32Array.from(contents);
    this.starts = Int32Array.from(starts);
    this.weights = Float64Array.from(this.units, (unit) => unitWeight(index, unit));
  }

  private number(unit: Unit): number {
    const { role, stems, groups } = unit;
    const number = numberOf(this.unitNumbers, [role, ...stems, ...groups].join(' '));
    if (number < this.units.length) return number;
    this.units.push(unit);
    const [first] = groups;
    const opposite = first === NOT ? [MISSING] : first === MISSING ? [NOT] : [];
    for (const key of new Set([...stems, ...groups, ...opposite])) {
      const list = this.unitsByKey.get(key);
      if (list) list.push(number);
      else this.unitsByKey.set(key, [number]);
    }
    return number;
  }

  /** How much of each unit a set of keys has, 0 to 1. */
  sharesOf(keys: ReadonlySet<string>): Float64Array {
    const shares = new Float64Array(this.units.length);
    for (const key of keys)
      for (const unit of this.unitsByKey.get(key) ?? [])
        if (shares[unit] === 0) shares[unit] = share(this.units[unit] as Unit, keys);
    return shares;
  }
}

const made = new WeakMap<TemplateIndex, CommentWords>();

/** The words of a template's comments, read when they are first asked for. */
export function commentWords(index: TemplateIndex): CommentWords {
  const known = made.get(index) ?? new CommentWords(index);
  made.set(index, known);
  return known;
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const number = numbers.get(key) ?? numbers.size;
  if (number === numbers.size) numbers.set(key, number);
  return number;
}

function partsOf({ title, observation, rest, item, section }: Entry): Map<string, number> {
  const found = new Map<string, number>();
  const parts: [Iterable<string>, number][] = [
    [title.keys, IN_TITLE],
    [observation.keys, IN_OBSERVATION],
    [rest, IN_REST],
    [item.keys, IN_ITEM],
    [section.keys, IN_SECTION],
  ];
  for (const [keys, part] of parts) for (const key of keys) found.set(key, (found.get(key) ?? 0) | part);
  return found;
}

/** Whether the names of item or section say a word already, and whether it is one of several symptoms, any of which is enough. */
function traitsOf(unit: Unit, { alternatives }: Bag, { item, section }: Entry): number {
  const isImplied = share(unit, item.keys) >= 0.9 || share(unit, section.keys) >= 0.9;
  const isAlternative = alternatives && unit.role === 'symptom';
  return (isImplied ? IS_IMPLIED : 0) | (isAlternative ? IS_ALTERNATIVE : 0);
}

/** How much of a unit a set of keys has. */
function share({ stems, groups }: Unit, keys: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of stems) if (keys.has(word)) shared++;
  if (shared === stems.length) return 1;
  for (const group of groups) if (keys.has(group)) return SHARE_OF.synonym;
  if (groups[0] === NOT && keys.has(MISSING)) return SHARE_OF.missing;
  if (groups[0] === MISSING && keys.has(NOT)) return SHARE_OF.not;
  return (shared / stems.length) * SHARE_OF.someStems;
}
