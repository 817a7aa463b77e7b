import { largest } from '../matching/largest.ts';
import type { Reading } from './features.ts';
import { type PhraseTable, toUnit } from './phrase-table.ts';

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
/** A number has a bit for each of so many phrases. */
const BITS = 32;

/** Looks up which phrases of the catalogue a text is near; cosine of tf-idf. */
export class PhraseIndex {
  private readonly table: PhraseTable;
  /** The numbers of the features. */
  private readonly numbers: ReadonlyMap<string, number>;
  /** How near each phrase is to the text that is read, and a bit for each that is near at all; all zeros in between. */
  private readonly phraseLikeness: Float32Array;
  private readonly isNear: Int32Array;
  private readonly lines: number;

  /** @param lines how many there are. */
  constructor(table: PhraseTable, lines: number) {
    this.table = table;
    this.numbers = new Map(table.features.split('\n').map((feature, number) => [feature, number]));
    this.phraseLikeness = new Float32Array(table.lines.length);
    this.isNear = new Int32Array(Math.ceil(table.lines.length / BITS));
    this.lines = lines;
  }

  /** The lines that a text may mean by its words. */
  linesOf({ features, pairs }: Reading): LinesFound {
    const { phraseLikeness, isNear } = this;
    const { rarity, starts, phrases, weights } = this.table;
    const known = [...features, ...pairs].map(([key, weight]) => ({ number: this.numbers.get(key), weight }));
    const weighed = toUnit(
      known.map(({ number, weight }) => weight * (number === undefined ? UNKNOWN : (rarity[number] as number))),
    );
    for (const [place, { number }] of known.entries()) {
      if (number === undefined) continue;
      const weight = weighed[place] as number;
      const end = starts[number + 1] as number;
      for (let at = starts[number] as number; at < end; at++) {
        const phrase = phrases[at] as number;
        phraseLikeness[phrase] = (phraseLikeness[phrase] as number) + weight * (weights[at] as number);
        isNear[phrase >> 5] = (isNear[phrase >> 5] as number) | (1 << phrase);
      }
    }
    const likeness = this.likenessOfLines();
    const odds = (line: number) => Math.expm1(SHARPNESS * (likeness[line] as number));
    return { lines: likeliestLines(likeness, odds), odds };
  }

  /** How near each line is, by its three nearest phrases, which stand together; forgets how near the phrases are. */
  private likenessOfLines(): Float32Array {
    const { phraseLikeness, isNear } = this;
    const { lines } = this.table;
    const likeness = new Float32Array(this.lines);
    let line = 0;
    let first = 0;
    let second = 0;
    let third = 0;
    for (let word = 0; word < isNear.length; word++) {
      let bits = isNear[word] as number;
      if (bits === 0) continue;
      isNear[word] = 0;
      for (; bits !== 0; bits &= bits - 1) {
        const phrase = BITS * word + 31 - Math.clz32(bits & -bits);
        const value = phraseLikeness[phrase] as number;
        phraseLikeness[phrase] = 0;
        const of = lines[phrase] as number;
        if (of !== line) {
          likeness[line] = NEAREST * first + ((1 - NEAREST) / 2) * (second + third);
          line = of;
          first = second = third = 0;
        }
        if (value > first) {
          third = second;
          second = first;
          first = value;
        } else if (value > second) {
          third = second;
          second = value;
        } else if (value > third) third = value;
      }
    }
    if (this.lines > 0) likeness[line] = NEAREST * first + ((1 - NEAREST) / 2) * (second + third);
    return likeness;
  }
}

/** The lines that are nearest, and how likely each of these is. @param likeness of each line; what is not above 0 is nothing. */
export function likeliestLines(likeness: Float32Array, odds: (line: number) => number): Lines {
  const found = largest(likeness, MOST_LINES, 0).map((line): [number, number] => [line, odds(line)]);
  const sum = found.reduce((total, [, one]) => total + one, 0);
  return new Map(found.map(([line, one]) => [line, one / sum]));
}
