/** What tells that an edited thing is an original one: both have the same key, and it is not null. */
interface Rule<O, E> {
  original: (original: O, position: number) => string | number | null;
  edited: (edited: E, position: number) => string | number | null;
}

/**
 * Finds the original of each edited thing. Each original is taken once, the first of several first; all that a rule gives
 * is taken before the next rule is asked.
 */
export function claim<O, E>(originals: readonly O[], edited: readonly E[], ...rules: Rule<O, E>[]): Map<E, O> {
  const claims = new Map<E, O>();
  const taken = new Set<O>();
  for (const rule of rules) {
    const free = new Map<string | number | null, O[]>();
    for (const [position, original] of [...originals.entries()].reverse()) {
      if (taken.has(original)) continue;
      const key = rule.original(original, position);
      const same = free.get(key);
      if (same) same.push(original);
      else free.set(key, [original]);
    }
    for (const [position, one] of edited.entries()) {
      const key = rule.edited(one, position);
      const original = claims.has(one) || key === null ? undefined : free.get(key)?.pop();
      if (original === undefined) continue;
      claims.set(one, original);
      taken.add(original);
    }
  }
  return claims;
}
