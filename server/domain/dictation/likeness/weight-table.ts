/** Learned weights of features, as generated files keep them. */
export interface PackedWeights {
  /** Parted by spaces. */
  features: string;
  /** A row of signed bytes for each feature, base64. */
  weights: string;
}

/** A weight that a byte of 127 stands for. */
const LARGEST = 4;
const LARGEST_BYTE = 127;
const STEP = LARGEST / LARGEST_BYTE;

/** Packs a row of weights for each feature, to one part in 32; what is beyond 4 is kept as 4. */
export function packWeights(rows: Iterable<readonly [feature: string, row: readonly number[]]>): PackedWeights {
  const all = [...rows];
  const bytes = all.flatMap(([, row]) =>
    row.map((weight) => Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(weight / STEP)))),
  );
  return {
    features: all.map(([feature]) => feature).join(' '),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64'),
  };
}

/** Weights of features for one or several answers. */
export class WeightTable {
  private readonly places: ReadonlyMap<string, number>;
  private readonly bytes: Int8Array;
  private readonly answers: number;

  /** @param answers that each feature has a weight for. */
  constructor({ features, weights }: PackedWeights, answers: number) {
    this.places = new Map(features.split(' ').map((feature, at) => [feature, at]));
    this.bytes = new Int8Array(Buffer.from(weights, 'base64'));
    this.answers = answers;
  }

  /** What features speak for each answer, in all; unknown ones speak for none. */
  sums(features: Iterable<string>): number[] {
    const sums = Array.from({ length: this.answers }, () => 0);
    for (const feature of features) {
      const place = this.places.get(feature);
      if (place === undefined) continue;
      const row = place * this.answers;
      for (let answer = 0; answer < this.answers; answer++)
        sums[answer] = (sums[answer] as number) + (this.bytes[row + answer] as number) * STEP;
    }
    return sums;
  }

  /** Each feature with its weights. */
  *rows(): Generator<[feature: string, row: number[]]> {
    for (const feature of this.places.keys()) yield [feature, this.sums([feature])];
  }
}
