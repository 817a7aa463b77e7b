import { largest } from '../matching/largest.ts';
import type { Reading } from './features.ts';
import { COUNT_BITS, ONE, type PhraseTable, toUnit } from './phrase-table.ts';

/** How likely each line of the catalogue is meant: the likeliest lines only, by index. */
export type Lines = ReadonlyMap<number, number>;

/** What a text may mean, told in one way. */
export interface LinesFound {
  /** In all 1 or nothing. */
  lines: Lines;
  /** How much is there for a line of the catalogue, as odds against the others. */
  odds: (line: number) => number;
}

/** What an unknown word counts. */
const UNKNOWN = 4;
/** A line is as near as its nearest phrase, and a little as the next two. */
const NEAREST = 0.75;
/** How much likelier a nearer line is. */
const SHARPNESS = 12;
const MOST_LINES = 12;
/** What 1 is in the text that is read: the products of two texts of length 1 fit 32 bits. */
const WHOLE = 2 ** 15;
/** What one in those parts counts. */
const OF_NEAREST = NEAREST / (ONE * WHOLE);
const OF_OTHERS = (1 - NEAREST) / 2 / (ONE * WHOLE);
/** The three nearest phrases of a line stand together, and start where multiplying is cheap. */
const ROOM = 4;

/** Looks up which phrases of the catalogue a text is near; cosine of tf-idf. */
export class PhraseIndex {
  private readonly table: PhraseTable;
  /** The numbers of the features. */
  private readonly numbers: ReadonlyMap<string, number>;
  /** How near each phrase is to the text that is read, in parts of ONE * WHOLE; all zeros in between. */
  private readonly products: Int32Array;
  /** The phrases that are near at all, the first so many. */
  private readonly near: Int32Array;
  /** How near the nearest phrases of each line are; all zeros in between. */
  private readonly nearest: Int32Array;

  /** @param lines how many there are. */
  constructor(table: PhraseTable, lines: number) {
    this.table = table;
    this.numbers = new Map(table.features.split('\n').map((feature, number) => [feature, number]));
    this.products = new Int32Array(table.lines.length);
    this.near = new Int32Array(table.lines.length);
    this.nearest = new Int32Array(ROOM * lines);
  }

  /** The lines that a text may mean by its words. */
  linesOf({ features, pairs }: Reading): LinesFound {
    const { rarity } = this.table;
    const known = [...features, ...pairs].map(([key, weight]) => ({ number: this.numbers.get(key), weight }));
    const weighed = toUnit(
      known.map(({ number, weight }) => weight * (number === undefined ? UNKNOWN : (rarity[number] as number))),
    );
    let count = 0;
    for (const [place, { number }] of known.entries()) {
      if (number === undefined) continue;
      count = this.addPostings(number, Math.ceil(WHOLE * (weighed[place] as number)), count);
    }
    const likeness = this.likenessOfLines(count);
    const odds = (line: number) => Math.expm1(SHARPNESS * (likeness[line] as number));
    return { lines: likeliestLines(likeness, odds), odds };
  }

  /** Brings the phrases that have a feature so much nearer. @returns how many are near at all, that were so many before. */
  private addPostings(feature: number, weight: number, before: number): number {
    const { products, near } = this;
    const { starts, postings } = this.table;
    const end = starts[feature + 1] as number;
    let count = before;
    for (let at = starts[feature] as number; at < end; at++) {
      const posting = postings[at] as number;
      const phrase = posting >>> COUNT_BITS;
      const product = products[phrase] as number;
      if (product === 0) near[count++] = phrase;
      products[phrase] = product + Math.imul(weight, posting & ONE);
    }
    return count;
  }

  /** How near each line is, by its three nearest phrases; forgets how near the first so many near phrases are. */
  private likenessOfLines(count: number): Float32Array {
    const { products, near, nearest } = this;
    const { lines } = this.table;
    for (let at = 0; at < count; at++) {
      const phrase = near[at] as number;
      const line = ROOM * (lines[phrase] as number);
      const first = nearest[line] as number;
      const second = nearest[line + 1] as number;
      const third = nearest[line + 2] as number;
      // What one is larger than the other by, below zero or zero: which is larger is anyone's guess, and a branch that is
      // guessed wrong would cost more than all else.
      let left = products[phrase] as number;
      products[phrase] = 0;
      const inFirst = below(first - left);
      nearest[line] = first - inFirst;
      left = (left + inFirst) | 0;
      const inSecond = below(second - left);
      nearest[line + 1] = second - inSecond;
      left = (left + inSecond) | 0;
      nearest[line + 2] = third - below(third - left);
    }
    const likeness = new Float32Array(nearest.length / ROOM);
    for (let line = 0; line < likeness.length; line++) {
      const at = ROOM * line;
      const others = (nearest[at + 1] as number) + (nearest[at + 2] as number);
      likeness[line] = OF_NEAREST * (nearest[at] as number) + OF_OTHERS * others;
    }
    nearest.fill(0);
    return likeness;
  }
}

/** A whole number where it is below zero, else zero. */
const below = (number: number) => number & (number >> 31);

/** The lines that are nearest, and how likely each of these is. @param likeness of each line; what is not above 0 is nothing. */
export function likeliestLines(likeness: Float32Array, odds: (line: number) => number): Lines {
  const found = largest(likeness, MOST_LINES, 0).map((line): [number, number] => [line, odds(line)]);
  const sum = found.reduce((total, [, one]) => total + one, 0);
  return new Map(found.map(([line, one]) => [line, one / sum]));
}
