import type { Features } from './features.ts';
import { WORD_VECTORS } from './word-vectors.generated.ts';

/** Numbers of a vector. */
export const DIMENSIONS = 96;

/** A text as a point; near ones mean alike. Of length 1, or all zeros where no word is known. */
export type TextVector = Float32Array;

interface Vocabulary {
  /** Place of a feature's vector, and what the feature counts. */
  places: ReadonlyMap<string, { at: number; rarity: number }>;
  vectors: Int8Array;
}

let made: Vocabulary | null = null;

function vocabulary(): Vocabulary {
  if (made) return made;
  const { features, rarities, vectors } = WORD_VECTORS;
  const entries = features
    .split(' ')
    .map((feature, at): [string, { at: number; rarity: number }] => [
      feature.replaceAll('+', ' '),
      { at, rarity: (rarities.charCodeAt(at) - 32) / 8 },
    ]);
  made = { places: new Map(entries), vectors: new Int8Array(Buffer.from(vectors, 'base64')) };
  return made;
}

/** The vector of a text: the sum of its features', each by what it counts, brought to length 1. */
export function vectorOf(features: Features): TextVector {
  const { places, vectors } = vocabulary();
  const sum = new Float32Array(DIMENSIONS);
  for (const [feature, weight] of features) {
    const place = places.get(feature);
    if (!place) continue;
    const from = place.at * DIMENSIONS;
    const factor = weight * place.rarity;
    for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] as number) + factor * (vectors[from + d] as number);
  }
  return toUnit(sum);
}

/** A vector brought to length 1; all zeros stay. */
export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Of two vectors of length 1: how near they are, -1 to 1. */
export function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += (a[d] as number) * (b[d] as number);
  return sum;
}
