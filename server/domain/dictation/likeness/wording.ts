/** A text piece by piece: of each a point of length 1, and what it counts where the text is said and where it is a comment's, in all 1. */
export interface Wording {
  /** Numbers of the points, one after the other. */
  points: Float32Array;
  asSaid: Float32Array;
  asWritten: Float32Array;
}

/** How well two texts tell the same piece by piece, -1 to 1. */
export interface WordingLikeness {
  /** Whether what was said has its counterparts in the comment. */
  ofSaid: number;
  /** Whether what the comment says has its counterparts in what was said. */
  ofWritten: number;
}

/**
 * Compares what was said with a comment piece by piece: to each piece of the one belongs the nearest of the other (late interaction: Khattab and
 * Zaharia, ColBERT, 2020). As points, "one leg of the toilet wobbles" and "the toilet is cracked" are near; here the wobbling finds nothing.
 */
export function compareWording(said: Wording, written: Wording): WordingLikeness {
  const [rows, columns] = [said.asSaid.length, written.asWritten.length];
  const size = said.points.length / Math.max(1, rows);
  const nearestOfWritten = new Float32Array(columns).fill(-1);
  let ofSaid = 0;
  for (let row = 0; row < rows; row++) {
    let nearest = -1;
    for (let column = 0; column < columns; column++) {
      let product = 0;
      for (let d = 0; d < size; d++)
        product += (said.points[row * size + d] as number) * (written.points[column * size + d] as number);
      if (product > nearest) nearest = product;
      if (product > (nearestOfWritten[column] as number)) nearestOfWritten[column] = product;
    }
    ofSaid += nearest * (said.asSaid[row] as number);
  }
  const ofWritten = nearestOfWritten.reduce((sum, one, at) => sum + one * (written.asWritten[at] as number), 0);
  return { ofSaid, ofWritten };
}
