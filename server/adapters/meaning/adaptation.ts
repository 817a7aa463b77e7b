import { ADAPTATION } from './adaptation.generated.ts';

/** What is added to a matrix of so many rows, as a product of two narrow ones (LoRA: Hu et al., 2021). */
interface Addition {
  /** [rank, rows]. */
  down: Int8Array;
  /** [columns, rank]. */
  up: Int8Array;
  /** What one in both counts. */
  scale: number;
}

/** What the model has learned of the trade: what is added to each of its matrices. */
export class Adaptation {
  private readonly bytes = new Int8Array(Buffer.from(ADAPTATION.bytes, 'base64'));
  private at = 0;
  private read = 0;

  /** Adds to the next matrix, in the order of the model, which is changed. @param shape rows and columns. */
  addTo(matrix: Float32Array, [rows = 0, columns = 0]: readonly number[]): void {
    const { down, up, scale } = this.next(rows, columns);
    const { rank } = ADAPTATION;
    const factors = new Float32Array(rank);
    for (let row = 0; row < rows; row++) {
      for (let r = 0; r < rank; r++) factors[r] = scale * (down[r * rows + row] as number);
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let r = 0; r < rank; r++) sum += (factors[r] as number) * (up[column * rank + r] as number);
        matrix[row * columns + column] = (matrix[row * columns + column] as number) + sum;
      }
    }
  }

  private next(rows: number, columns: number): Addition {
    const { rank, scales } = ADAPTATION;
    const down = this.take(rank * rows);
    const up = this.take(rank * columns);
    return { down, up, scale: scales[this.read++] as number };
  }

  private take(length: number): Int8Array {
    const found = this.bytes.subarray(this.at, this.at + length);
    this.at += length;
    return found;
  }
}
