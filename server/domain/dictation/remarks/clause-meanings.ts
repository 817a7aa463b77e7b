import type { SentenceEncoder } from '../likeness/sentence-encoder.ts';
import { product } from '../likeness/word-vectors.ts';

/** How much two clauses of a sentence mean alike, as long as nobody knows. */
const USUAL = 0.3;

/**
 * How much clauses mean alike. Which ones will be compared shows only while sentences are cut, and what they mean is told
 * later: so sentences are cut again until nothing is asked that was not read.
 */
export class ClauseMeanings {
  private readonly encoder: SentenceEncoder;
  private readonly known = new Map<string, Float32Array>();
  private readonly asked = new Set<string>();

  constructor(encoder: SentenceEncoder) {
    this.encoder = encoder;
  }

  /** -1 to 1. */
  likeness(one: string, other: string): number {
    const [vector, next] = [this.known.get(one), this.known.get(other)];
    if (vector && next) return product(vector, next);
    for (const text of [one, other]) if (!this.known.has(text)) this.asked.add(text);
    return USUAL;
  }

  /** Reads the clauses that were asked about. @returns whether there were any. */
  async readAsked(): Promise<boolean> {
    const texts = [...this.asked];
    this.asked.clear();
    const vectors = await this.encoder.encode(texts);
    for (const [at, text] of texts.entries()) this.known.set(text, vectors[at] as Float32Array);
    return texts.length > 0;
  }
}
