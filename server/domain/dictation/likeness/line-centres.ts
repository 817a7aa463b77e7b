import { type LinesFound, likeliestLines } from './phrase-index.ts';
import { VectorTable } from './vector-table.ts';
import { DIMENSIONS, type TextVector } from './word-vectors.ts';

/** How much likelier a nearer line is. */
const SHARPNESS = 17;

/** The lines of the catalogue by the middle of their phrases' vectors. */
export class LineCentres {
  private readonly table: VectorTable;

  /** @param centres of all lines, one after the other. */
  constructor(centres: Float32Array) {
    this.table = new VectorTable(centres.length / DIMENSIONS, DIMENSIONS);
    for (let line = 0; line * DIMENSIONS < centres.length; line++)
      this.table.set(line, centres.subarray(line * DIMENSIONS, (line + 1) * DIMENSIONS));
  }

  /** The lines that a vector may mean; how near the nearest is, -1 to 1; the middle of those that are likeliest. */
  near(vector: TextVector): LinesFound & { nearest: number; centre: Float32Array } {
    const likeness = this.table.products(vector);
    const odds = (line: number) => {
      const one = likeness[line] as number;
      return one > 0 ? Math.exp(SHARPNESS * one) : 0;
    };
    const lines = likeliestLines(likeness, odds);
    const centre = new Float32Array(DIMENSIONS);
    for (const [line, share] of lines) this.table.addRow(line, share, centre);
    const [nearest = -1] = lines.keys();
    return { lines, odds, nearest: likeness[nearest] ?? 0, centre };
  }
}
