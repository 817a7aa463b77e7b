import { largest } from '../matching/largest.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Lines } from './phrase-index.ts';
import { VectorTable } from './vector-table.ts';
import { DIMENSIONS, type TextVector, toUnit } from './word-vectors.ts';

/** How much likelier a nearer line is. */
const SHARPNESS = 17;
const MOST_LINES = 12;

/** The lines of the catalogue by the middle of their phrases' vectors. */
export class LineCentres {
  private readonly centres: Float32Array[] = CATALOGUE.map(() => new Float32Array(DIMENSIONS));
  private readonly table = new VectorTable(CATALOGUE.length, DIMENSIONS);

  /** Adds a phrase of a line. */
  add(line: number, phrase: TextVector): void {
    const sum = this.centres[line] as Float32Array;
    for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] as number) + (phrase[d] as number);
  }

  /** All phrases were added. */
  finish(): void {
    for (const [line, sum] of this.centres.entries()) {
      const centre = toUnit(sum);
      this.centres[line] = centre;
      this.table.set(line, centre);
    }
  }

  /** The lines nearest to a vector with how likely each is, in all 1 or nothing; how near the nearest is; their middle. */
  near(vector: TextVector): { lines: Lines; nearest: number; centre: Float32Array } {
    const likeness = this.table.products(vector);
    const nearby = largest(likeness, MOST_LINES, 0);
    const odds = nearby.map((line) => Math.exp(SHARPNESS * (likeness[line] as number)));
    const sum = odds.reduce((total, odd) => total + odd, 0);
    const lines = new Map(nearby.map((line, at) => [line, (odds[at] as number) / sum]));
    const centre = new Float32Array(DIMENSIONS);
    for (const [line, share] of lines) {
      const one = this.centres[line] as Float32Array;
      for (let d = 0; d < DIMENSIONS; d++) centre[d] = (centre[d] as number) + share * (one[d] as number);
    }
    return { lines, nearest: likeness[nearby[0] ?? -1] ?? 0, centre };
  }
}
