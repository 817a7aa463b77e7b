/** The places of the largest values above a least one, largest first; of equal values the first comes first. */
export function largest(values: Float32Array, count: number, least: number): number[] {
  const best: number[] = [];
  let bar = least;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    if (!(value > bar)) continue;
    let rank = Math.min(best.length, count - 1);
    for (; rank > 0 && (values[best[rank - 1] as number] as number) < value; rank--)
      best[rank] = best[rank - 1] as number;
    best[rank] = at;
    if (best.length === count) bar = values[best[count - 1] as number] as number;
  }
  return best;
}
