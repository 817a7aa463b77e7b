/** An item of a component, or a comment of an item. */
interface Entry {
  id: string;
  name: string;
}

/** What became of the entries of one list. */
interface Matches<T> {
  kept: [before: T, after: T][];
  gone: T[];
  came: T[];
  /** True: the ones that were kept stand in another order. */
  isReordered: boolean;
}

/** Finds entries again by their ids, else by their names: one that was detached has a new id. */
export function matchEntries<T extends Entry>(before: readonly T[], after: readonly T[]): Matches<T> {
  const earlierOf = new Map<T, T>();
  const left = new Set(before);
  for (const key of ['id', 'name'] as const) {
    const found = new Map([...left].reverse().map((entry) => [entry[key], entry]));
    for (const entry of after) {
      const earlier = earlierOf.has(entry) ? undefined : found.get(entry[key]);
      if (earlier && left.delete(earlier)) earlierOf.set(entry, earlier);
    }
  }
  const kept = after.flatMap((entry): [T, T][] => {
    const earlier = earlierOf.get(entry);
    return earlier ? [[earlier, entry]] : [];
  });
  const order = kept.map(([earlier]) => earlier);
  return {
    kept,
    gone: [...left],
    came: after.filter((entry) => !earlierOf.has(entry)),
    isReordered: isReordered(before, order),
  };
}

/** @param order some of the entries. */
export function isReordered<T>(before: readonly T[], order: readonly T[]): boolean {
  const kept = new Set(order);
  return before.filter((entry) => kept.has(entry)).some((entry, index) => entry !== order[index]);
}
