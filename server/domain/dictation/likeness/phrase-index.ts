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

/** Looks up which phrases of the catalogue a text is near; cosine of tf-idf. */
export class PhraseIndex {
  private readonly table: PhraseTable;
  /** The numbers of the features. */
  private readonly numbers: ReadonlyMap<string, number>;
  /** How near each phrase is to the text that is read, and of each line the three nearest; all zeros in between. */
  private readonly phraseLikeness: Float32Array;
  private readonly nearest: Float32Array;
  /** The phrases that are near at all, and how near each line is; of the last text that was read. */
  private readonly touched: Int32Array;
  private readonly lineLikeness: Float32Array;

  /** @param lines how many there are. */
  constructor(table: PhraseTable, lines: number) {
    this.table = table;
    this.numbers = new Map(table.features.split('\n').map((feature, number) => [feature, number]));
    this.phraseLikeness = new Float32Array(table.lines.length);
    this.nearest = new Float32Array(3 * lines);
    this.touched = new Int32Array(table.lines.length);
    this.lineLikeness = new Float32Array(lines);
  }

  /** The lines that a text may mean by its words. */
  linesOf({ features, pairs }: Reading): LinesFound {
    const { phraseLikeness, touched } = this;
    const { rarity, starts, phrases, weights } = this.table;
    const known = [...features, ...pairs].map(([key, weight]) => ({ number: this.numbers.get(key), weight }));
    const weighed = toUnit(
      known.map(({ number, weight }) => weight * (number === undefined ? UNKNOWN : (rarity[number] as number))),
    );
    let count = 0;
    for (const [place, { number }] of known.entries()) {
      if (number === undefined) continue;
      const weight = weighed[place] as number;
      const end = starts[number + 1] as number;
      for (let at = starts[number] as number; at < end; at++) {
        const phrase = phrases[at] as number;
        const before = phraseLikeness[phrase] as number;
        if (before === 0) touched[count++] = phrase;
        phraseLikeness[phrase] = before + weight * (weights[at] as number);
      }
    }
    this.weighLines(count);
    const likeness = this.lineLikeness.slice();
    const odds = (line: number) => Math.expm1(SHARPNESS * (likeness[line] as number));
    return { lines: likeliestLines(likeness, odds), odds };
  }

  /** How near each line is, by its three nearest phrases; forgets how near the phrases are. */
  private weighLines(count: number): void {
    const { phraseLikeness, touched, nearest, lineLikeness } = this;
    const { lines } = this.table;
    for (let index = 0; index < count; index++) {
      const phrase = touched[index] as number;
      const value = phraseLikeness[phrase] as number;
      phraseLikeness[phrase] = 0;
      const at = 3 * (lines[phrase] as number);
      const third = nearest[at + 2] as number;
      if (value <= third) continue;
      const first = nearest[at] as number;
      const second = nearest[at + 1] as number;
      nearest[at] = Math.max(first, value);
      nearest[at + 1] = Math.max(second, Math.min(first, value));
      nearest[at + 2] = Math.max(third, Math.min(second, value));
    }
    for (let line = 0, at = 0; line < lineLikeness.length; line++, at += 3)
      lineLikeness[line] =
        NEAREST * (nearest[at] as number) +
        ((1 - NEAREST) * ((nearest[at + 1] as number) + (nearest[at + 2] as number))) / 2;
    nearest.fill(0);
  }
}

/** The lines that are nearest, and how likely each of these is. @param likeness of each line; what is not above 0 is nothing. */
export function likeliestLines(likeness: Float32Array, odds: (line: number) => number): Lines {
  const found = largest(likeness, MOST_LINES, 0).map((line): [number, number] => [line, odds(line)]);
  const sum = found.reduce((total, [, one]) => total + one, 0);
  return new Map(found.map(([line, one]) => [line, one / sum]));
}
