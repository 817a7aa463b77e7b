import { largest } from '../matching/largest.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Reading } from './features.ts';

/** How likely each line of the catalogue is meant: the likeliest lines only, by index. */
export type Lines = ReadonlyMap<number, number>;

/** What a text may mean, told in one way. */
export interface LinesFound {
  /** In all 1 or nothing. */
  lines: Lines;
  /** How much is there for each line of the catalogue, as odds against the others. */
  odds: Float32Array;
}

/** What an unknown word counts. */
const UNKNOWN = 4;
/** What is not so rare stands in a third of all lines ("missing"): it tells little, and reading where it stands costs most. */
const TELLING = 1.4;
/** A line is as near as its nearest phrase, and a little as the next two. */
const NEAREST = 0.75;
/** How much likelier a nearer line is. */
const SHARPNESS = 12;
const MOST_LINES = 12;

/** A phrase while the catalogue is read: its features by number, each with what it counts. */
interface Phrase {
  line: number;
  features: number[];
  weights: number[];
}

/** The phrases of the catalogue by what they are made of; cosine of tf-idf. */
export class PhraseIndex {
  /** The numbers of the features. */
  private readonly numbers = new Map<string, number>();
  /** What was read, until all of it was. */
  private read: Phrase[] = [];
  /** How rare each feature is. */
  private rarity: Float64Array = new Float64Array();
  /** From where on the phrases that have a feature stand in `phrases`, and what it counts in each in `weights`. */
  private starts = new Int32Array();
  private phrases = new Int32Array();
  private weights = new Float32Array();
  /** The line of each phrase. */
  private lines = new Int32Array();
  /** How near each phrase is to the text that is read, and of each line the three nearest; all zeros in between. */
  private phraseLikeness = new Float32Array();
  private readonly nearest = new Float32Array(3 * CATALOGUE.length);
  /** The phrases that are near at all, and how near each line is; of the last text that was read. */
  private touched = new Int32Array();
  private readonly lineLikeness = new Float64Array(CATALOGUE.length);

  /** Adds a phrase of a line; those of a line come together. */
  add(line: number, { features, pairs }: Reading): void {
    const phrase: Phrase = { line, features: [], weights: [] };
    for (const part of [features, pairs]) {
      for (const [key, weight] of part) {
        const number = this.numbers.get(key) ?? this.numbers.size;
        this.numbers.set(key, number);
        phrase.features.push(number);
        phrase.weights.push(weight);
      }
    }
    this.read.push(phrase);
  }

  /** All phrases were added. */
  finish(): void {
    const { read } = this;
    this.read = [];
    const size = this.numbers.size;
    this.rarity = rarityOf(read, size);
    this.lines = Int32Array.from(read, ({ line }) => line);
    this.phraseLikeness = new Float32Array(read.length);
    this.touched = new Int32Array(read.length);

    this.starts = new Int32Array(size + 1);
    for (const { features } of read)
      for (const feature of features) this.starts[feature + 1] = (this.starts[feature + 1] as number) + 1;
    for (let feature = 0; feature < size; feature++)
      this.starts[feature + 1] = (this.starts[feature + 1] as number) + (this.starts[feature] as number);
    this.phrases = new Int32Array(this.starts[size] as number);
    this.weights = new Float32Array(this.phrases.length);
    const filled = this.starts.slice();
    for (const [number, { features, weights }] of read.entries()) {
      const weighed = toUnit(weights.map((weight, at) => weight * (this.rarity[features[at] as number] as number)));
      for (const [at, feature] of features.entries()) {
        const to = filled[feature] as number;
        filled[feature] = to + 1;
        this.phrases[to] = number;
        this.weights[to] = weighed[at] as number;
      }
    }
  }

  /** The lines that a text may mean by its words. */
  linesOf({ features, pairs }: Reading): LinesFound {
    const { phraseLikeness, touched, starts, phrases, weights } = this;
    const known = [...features, ...pairs].map(([key, weight]) => ({ number: this.numbers.get(key), weight }));
    const weighed = toUnit(
      known.map(({ number, weight }) => weight * (number === undefined ? UNKNOWN : (this.rarity[number] as number))),
    );
    let count = 0;
    for (const [place, { number }] of known.entries()) {
      if (number === undefined || (this.rarity[number] as number) < TELLING) continue;
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
    const { lineLikeness } = this;
    const odds = new Float32Array(lineLikeness.length);
    for (let line = 0; line < odds.length; line++) {
      const likeness = lineLikeness[line] as number;
      if (likeness > 0) odds[line] = Math.expm1(SHARPNESS * likeness);
    }
    return { lines: likeliestLines(odds), odds };
  }

  /** How near each line is, by its three nearest phrases; forgets how near the phrases are. */
  private weighLines(count: number): void {
    const { phraseLikeness, touched, nearest, lines, lineLikeness } = this;
    for (let index = 0; index < count; index++) {
      const phrase = touched[index] as number;
      const value = phraseLikeness[phrase] as number;
      phraseLikeness[phrase] = 0;
      const at = 3 * (lines[phrase] as number);
      const first = nearest[at] as number;
      const second = nearest[at + 1] as number;
      if (value > first) {
        nearest[at + 2] = second;
        nearest[at + 1] = first;
        nearest[at] = value;
      } else if (value > second) {
        nearest[at + 2] = second;
        nearest[at + 1] = value;
      } else if (value > (nearest[at + 2] as number)) nearest[at + 2] = value;
    }
    for (let line = 0, at = 0; line < lineLikeness.length; line++, at += 3)
      lineLikeness[line] =
        NEAREST * (nearest[at] as number) +
        ((1 - NEAREST) * ((nearest[at + 1] as number) + (nearest[at + 2] as number))) / 2;
    nearest.fill(0);
  }
}

/** How rare each feature is, by the lines that have it; the phrases of a line stand together. */
function rarityOf(phrases: readonly Phrase[], size: number): Float64Array {
  const lines = new Int32Array(size);
  const last = new Int32Array(size).fill(-1);
  for (const { line, features } of phrases) {
    for (const feature of features) {
      if (last[feature] !== line) lines[feature] = (lines[feature] as number) + 1;
      last[feature] = line;
    }
  }
  return Float64Array.from(lines, (count) => Math.log(1 + CATALOGUE.length / count));
}

/** The lines with the highest odds, and how likely each of these is. */
export function likeliestLines(odds: Float32Array): Lines {
  const found = largest(odds, MOST_LINES, 0);
  const sum = found.reduce((total, line) => total + (odds[line] as number), 0);
  return new Map(found.map((line) => [line, (odds[line] as number) / sum]));
}

/** Numbers as a vector of length 1. */
function toUnit(numbers: number[]): number[] {
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number ** 2, 0)) || 1;
  return numbers.map((number) => number / length);
}
