import { CATALOGUE } from './catalogue.ts';
import { type Features, featuresOf, pairsOf } from './features.ts';

/** How likely each line of the catalogue is meant: the likeliest lines only, by index; sums to 1. */
export type Meant = ReadonlyMap<number, number>;

/** What an unknown word counts. */
const UNKNOWN = 4;
/** A line is as near as its nearest phrase, and a little as the next two. */
const NEAREST = 0.75;
/** How much likelier a nearer line is. */
const SHARPNESS = 12;
const MOST_LINES = 12;

/** The phrases that have a feature, and what it counts in each. */
interface Postings {
  phrases: Int32Array;
  weights: Float32Array;
}

/** The phrases of the catalogue by what they are made of; cosine of tf-idf. */
class PhraseIndex {
  private readonly rarity = new Map<string, number>();
  private readonly postings = new Map<string, Postings>();
  /** The line of each phrase. */
  private readonly lines: Int32Array;
  /** How near each phrase is to the text that is read, and of each line the three nearest; all zeros in between. */
  private readonly phraseLikeness: Float32Array;
  private readonly nearest: Float32Array;

  constructor() {
    const phrases = CATALOGUE.flatMap(({ name, spoken, written }, line) =>
      [name, ...spoken, ...written].map((text) => ({ line, features: allFeatures(text) })),
    );
    const linesWith = new Map<string, Set<number>>();
    for (const { line, features } of phrases)
      for (const key of features.keys()) linesWith.set(key, (linesWith.get(key) ?? new Set()).add(line));
    for (const [key, lines] of linesWith) this.rarity.set(key, Math.log(1 + CATALOGUE.length / lines.size));
    this.lines = Int32Array.from(phrases, ({ line }) => line);
    this.phraseLikeness = new Float32Array(phrases.length);
    this.nearest = new Float32Array(3 * CATALOGUE.length);
    const found = new Map<string, [number, number][]>();
    for (const [phrase, { features }] of phrases.entries()) {
      for (const [key, weight] of this.weighed(features)) {
        const list = found.get(key);
        if (list) list.push([phrase, weight]);
        else found.set(key, [[phrase, weight]]);
      }
    }
    for (const [key, list] of found)
      this.postings.set(key, {
        phrases: Int32Array.from(list, ([phrase]) => phrase),
        weights: Float32Array.from(list, ([, weight]) => weight),
      });
  }

  /** The lines that a text may mean. */
  meant(text: string, features: Features): Meant {
    const touched: number[] = [];
    const { phraseLikeness } = this;
    for (const [key, weight] of this.weighed(allFeatures(text, features))) {
      const list = this.postings.get(key);
      if (!list) continue;
      const { phrases, weights } = list;
      for (let at = 0; at < phrases.length; at++) {
        const phrase = phrases[at] as number;
        const before = phraseLikeness[phrase] as number;
        if (before === 0) touched.push(phrase);
        phraseLikeness[phrase] = before + weight * (weights[at] as number);
      }
    }
    const near = this.nearLines(touched);
    const odds = near.map(([line, likeness]): [number, number] => [line, Math.expm1(SHARPNESS * likeness)]);
    const sum = odds.reduce((total, [, odd]) => total + odd, 0) || 1;
    return new Map(odds.map(([line, odd]) => [line, odd / sum]));
  }

  /** The nearest lines, best first, by their three nearest phrases; forgets how near the phrases are. */
  private nearLines(touched: readonly number[]): [line: number, likeness: number][] {
    const { phraseLikeness, nearest, lines } = this;
    const touchedLines: number[] = [];
    for (const phrase of touched) {
      const value = phraseLikeness[phrase] as number;
      phraseLikeness[phrase] = 0;
      const line = lines[phrase] as number;
      const at = 3 * line;
      const first = nearest[at] as number;
      const second = nearest[at + 1] as number;
      if (first === 0) touchedLines.push(line);
      if (value > first) {
        nearest[at + 2] = second;
        nearest[at + 1] = first;
        nearest[at] = value;
      } else if (value > second) {
        nearest[at + 2] = second;
        nearest[at + 1] = value;
      } else if (value > (nearest[at + 2] as number)) nearest[at + 2] = value;
    }
    const found = touchedLines.map((line): [number, number] => {
      const [first, second, third] = nearest.subarray(3 * line, 3 * line + 3) as unknown as [number, number, number];
      return [line, NEAREST * first + ((1 - NEAREST) * (second + third)) / 2];
    });
    for (const line of touchedLines) nearest.fill(0, 3 * line, 3 * line + 3);
    return found.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_LINES);
  }

  /** Features times rarity, as a vector of length 1. */
  private weighed(features: ReadonlyMap<string, number>): [string, number][] {
    const weights = [...features].map(([key, weight]): [string, number] => [
      key,
      weight * (this.rarity.get(key) ?? UNKNOWN),
    ]);
    const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    return weights.map(([key, weight]) => [key, weight / length]);
  }
}

const allFeatures = (text: string, features: Features = featuresOf(text)) => new Map([...features, ...pairsOf(text)]);

let made: PhraseIndex | null = null;

/**
 * The lines of the catalogue that a text may mean. The first call reads the catalogue, about half a second.
 * @param features those of the text, where they are known already.
 */
export function meantLines(text: string, features: Features = featuresOf(text)): Meant {
  made ??= new PhraseIndex();
  return made.meant(text, features);
}
