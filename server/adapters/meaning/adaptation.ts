/** What was learned for some matrices of a model, one after the other. */
export interface Learned {
  rank: number;
  /** Of each matrix: what one in both of its narrow ones counts. */
  scales: readonly number[];
  /** Signed bytes of the two narrow matrices of each, base64. */
  bytes: string;
}

/** A matrix: its numbers row by row. */
export interface Matrix {
  /** Rows and columns. */
  shape: readonly number[];
  numbers: Float32Array;
}

/**
 * Matrices with what was learned of the trade: to each a product of two narrow ones is added (LoRA: Hu et al., 2021).
 * @param matrices in the order in which they were learned.
 */
export function adapted(matrices: readonly Matrix[], { rank, scales, bytes }: Learned): Matrix[] {
  const all = new Int8Array(Buffer.from(bytes, 'base64'));
  let at = 0;
  const take = (length: number) => {
    at += length;
    return all.subarray(at - length, at);
  };
  return matrices.map(({ shape, numbers }, which) => {
    const [rows = 0, columns = 0] = shape;
    // [rank, rows] and [columns, rank]
    const [down, up] = [take(rank * rows), take(rank * columns)];
    const found = Float32Array.from(numbers);
    const factors = new Float32Array(rank);
    for (let row = 0; row < rows; row++) {
      for (let r = 0; r < rank; r++) factors[r] = (scales[which] as number) * (down[r * rows + row] as number);
      for (let column = 0; column < columns; column++) {
        let sum = 0;
        for (let r = 0; r < rank; r++) sum += (factors[r] as number) * (up[column * rank + r] as number);
        found[row * columns + column] = (found[row * columns + column] as number) + sum;
      }
    }
    return { shape, numbers: found };
  });
}
