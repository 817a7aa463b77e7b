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
  phrases: number[];
  weights: number[];
}

/** The phrases of the catalogue by what they are made of; cosine of tf-idf. */
class PhraseIndex {
  private readonly rarity = new Map<string, number>();
  private readonly postings = new Map<string, Postings>();
  /** The line of each phrase; phrases of a line are neighbours. */
  private readonly lines: Int32Array;
  /** Likeness of each phrase to the text that is read; all zeros in between. */
  private readonly likeness: Float64Array;

  constructor() {
    const phrases = CATALOGUE.flatMap(({ name, spoken, written }, line) =>
      [name, ...spoken, ...written].map((text) => ({ line, features: allFeatures(text) })),
    );
    const linesWith = new Map<string, Set<number>>();
    for (const { line, features } of phrases)
      for (const key of features.keys()) linesWith.set(key, (linesWith.get(key) ?? new Set()).add(line));
    for (const [key, lines] of linesWith) this.rarity.set(key, Math.log(1 + CATALOGUE.length / lines.size));
    this.lines = Int32Array.from(phrases, ({ line }) => line);
    this.likeness = new Float64Array(phrases.length);
    for (const [phrase, { features }] of phrases.entries()) {
      for (const [key, weight] of this.weighed(features)) {
        const list = this.postings.get(key) ?? { phrases: [], weights: [] };
        list.phrases.push(phrase);
        list.weights.push(weight);
        this.postings.set(key, list);
      }
    }
  }

  /** The lines that a text may mean. */
  meant(text: string, features: Features): Meant {
    const touched: number[] = [];
    for (const [key, weight] of this.weighed(allFeatures(text, features))) {
      const list = this.postings.get(key);
      if (!list) continue;
      for (let at = 0; at < list.phrases.length; at++) {
        const phrase = list.phrases[at] as number;
        const before = this.likeness[phrase] as number;
        if (before === 0) touched.push(phrase);
        this.likeness[phrase] = before + weight * (list.weights[at] as number);
      }
    }
    const near = this.nearLines(touched);
    const odds = near.map(([line, likeness]): [number, number] => [line, Math.expm1(SHARPNESS * likeness)]);
    const sum = odds.reduce((total, [, odd]) => total + odd, 0) || 1;
    return new Map(odds.map(([line, odd]) => [line, odd / sum]));
  }

  /** The nearest lines, best first, by their three nearest phrases; forgets how near the phrases are. */
  private nearLines(touched: readonly number[]): [line: number, likeness: number][] {
    const best = new Map<number, [number, number, number]>();
    for (const phrase of touched) {
      const value = this.likeness[phrase] as number;
      this.likeness[phrase] = 0;
      const line = this.lines[phrase] as number;
      const three = best.get(line);
      if (!three) best.set(line, [value, 0, 0]);
      else if (value > three[0]) best.set(line, [value, three[0], three[1]]);
      else if (value > three[1]) best.set(line, [three[0], value, three[1]]);
      else if (value > three[2]) three[2] = value;
    }
    return [...best]
      .map(([line, [first, second, third]]): [number, number] => [
        line,
        NEAREST * first + ((1 - NEAREST) * (second + third)) / 2,
      ])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MOST_LINES);
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
