import { product } from './word-vectors.ts';

/** Tells what sentences mean: as points of length 1, of which near ones mean alike. */
export interface SentenceEncoder {
  /** In the order of the texts. */
  encode(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** What the texts mean that are compared with each other. */
export class SentenceVectors {
  private readonly vectors: ReadonlyMap<string, Float32Array>;

  private constructor(vectors: ReadonlyMap<string, Float32Array>) {
    this.vectors = vectors;
  }

  static async of(texts: Iterable<string>, encoder: SentenceEncoder): Promise<SentenceVectors> {
    const all = [...new Set(texts)];
    const vectors = await encoder.encode(all);
    return new SentenceVectors(new Map(all.map((text, at) => [text, vectors[at] as Float32Array])));
  }

  /** How much two of the texts mean alike, -1 to 1. */
  likeness(one: string, other: string): number {
    return product(this.vectors.get(one) as Float32Array, this.vectors.get(other) as Float32Array);
  }
}
