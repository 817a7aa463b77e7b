import { CATALOGUE } from './catalogue.ts';
import { type LinesFound, likeliestLines } from './phrase-index.ts';
import { VectorTable } from './vector-table.ts';
import { DIMENSIONS, type TextVector, toUnit } from './word-vectors.ts';

/** How much likelier a nearer line is. */
const SHARPNESS = 17;

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

  /** The lines that a vector may mean; how near the nearest is, -1 to 1; the middle of those that are likeliest. */
  near(vector: TextVector): LinesFound & { nearest: number; centre: Float32Array } {
    const likeness = this.table.products(vector);
    const odds = new Float32Array(likeness.length);
    for (let line = 0; line < odds.length; line++) {
      const one = likeness[line] as number;
      if (one > 0) odds[line] = Math.exp(SHARPNESS * one);
    }
    const lines = likeliestLines(odds);
    const centre = new Float32Array(DIMENSIONS);
    for (const [line, share] of lines) {
      const one = this.centres[line] as Float32Array;
      for (let d = 0; d < DIMENSIONS; d++) centre[d] = (centre[d] as number) + share * (one[d] as number);
    }
    const [nearest = -1] = lines.keys();
    return { lines, odds, nearest: likeness[nearest] ?? 0, centre };
  }
}
