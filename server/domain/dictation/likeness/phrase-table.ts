import type { Reading } from './features.ts';

/** The phrases of the catalogue by what they are made of: tf-idf, each phrase of length 1. */
export interface PhraseTable {
  /** The features by number, parted by line feeds. */
  features: string;
  /** How rare each feature is. */
  rarity: Float64Array;
  /** From where on the phrases that have a feature stand in `postings`. */
  starts: Int32Array;
  /** A phrase, and in the lowest bits what the feature counts in it, more than nothing: half as many bytes to read are much of the time. */
  postings: Uint32Array;
  /** The line of each phrase. */
  lines: Uint16Array;
}

/** Bits of a posting that tell what the feature counts, and what 1 is there. */
export const COUNT_BITS = 14;
export const ONE = 2 ** COUNT_BITS - 1;
const MOST_PHRASES = 2 ** (32 - COUNT_BITS);

/** What is not so rare stands in a third of all lines ("missing"): it tells little, and reading where it stands costs most. */
const TELLING = 1.4;

/** A phrase while the catalogue is read: its features by number, each with what it counts. */
interface Phrase {
  line: number;
  features: number[];
  weights: number[];
}

/** Makes the table, phrase by phrase. */
export class PhraseTableMaker {
  /** The numbers of the features. */
  private readonly numbers = new Map<string, number>();
  private readonly phrases: Phrase[] = [];

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
    this.phrases.push(phrase);
  }

  /** @param lines how many there are. */
  make(lines: number): PhraseTable {
    if (this.phrases.length > MOST_PHRASES)
      throw new Error(`The catalogue has more than ${MOST_PHRASES} phrases: see COUNT_BITS.`);
    const size = this.numbers.size;
    const rarity = this.rarities(lines);
    for (const { features, weights } of this.phrases) {
      const unit = toUnit(weights.map((weight, at) => weight * (rarity[features[at] as number] as number)));
      weights.splice(0, weights.length, ...unit);
    }
    const tells = (feature: number) => (rarity[feature] as number) >= TELLING;

    const starts = new Int32Array(size + 1);
    for (const { features } of this.phrases)
      for (const feature of features.filter(tells)) starts[feature + 1] = (starts[feature + 1] as number) + 1;
    for (let feature = 0; feature < size; feature++)
      starts[feature + 1] = (starts[feature + 1] as number) + (starts[feature] as number);
    const postings = new Uint32Array(starts[size] as number);
    const filled = starts.slice();
    for (const [number, { features, weights }] of this.phrases.entries()) {
      for (const [at, feature] of features.entries()) {
        if (!tells(feature)) continue;
        const to = filled[feature] as number;
        filled[feature] = to + 1;
        postings[to] = number * (ONE + 1) + Math.max(1, Math.round(ONE * (weights[at] as number)));
      }
    }
    return {
      features: [...this.numbers.keys()].join('\n'),
      rarity,
      starts,
      postings,
      lines: Uint16Array.from(this.phrases, ({ line }) => line),
    };
  }

  /** How rare each feature is, by the lines that have it. */
  private rarities(lines: number): Float64Array {
    const having = new Int32Array(this.numbers.size);
    const last = new Int32Array(having.length).fill(-1);
    for (const { line, features } of this.phrases) {
      for (const feature of features) {
        if (last[feature] !== line) having[feature] = (having[feature] as number) + 1;
        last[feature] = line;
      }
    }
    return Float64Array.from(having, (count) => Math.log(1 + lines / count));
  }
}

/** Numbers as a vector of length 1. */
export function toUnit(numbers: number[]): number[] {
  const length = Math.sqrt(numbers.reduce((sum, number) => sum + number ** 2, 0)) || 1;
  return numbers.map((number) => number / length);
}
