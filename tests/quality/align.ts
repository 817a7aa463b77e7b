/** For each word of `heard` the position of its counterpart in `said`, or null where it has none. By least edits. */
export function align(heard: readonly string[], said: readonly string[]): (number | null)[] {
  const width = said.length + 1;
  const cost = new Uint32Array((heard.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j] as number;
  for (let j = 0; j < width; j++) cost[j] = j;
  for (let i = 1; i <= heard.length; i++) {
    cost[i * width] = i;
    for (let j = 1; j < width; j++) {
      const same = heard[i - 1] === said[j - 1] ? 0 : 1;
      cost[i * width + j] = Math.min(at(i - 1, j - 1) + same, at(i - 1, j) + 1, at(i, j - 1) + 1);
    }
  }
  const positions: (number | null)[] = heard.map(() => null);
  for (let i = heard.length, j = said.length; i > 0 && j > 0; ) {
    const same = heard[i - 1] === said[j - 1] ? 0 : 1;
    if (at(i, j) === at(i - 1, j - 1) + same) positions[--i] = --j;
    else if (at(i, j) === at(i - 1, j) + 1) i--;
    else j--;
  }
  return positions;
}
