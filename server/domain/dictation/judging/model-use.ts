/** For which remarks of a report the language model was wanted, and for which it was of no use. */
export interface ModelUse {
  /** Indexes of remarks, each once. */
  wanted: number[];
  /** Those without an answer that can be used: the rules decided. */
  without: number[];
  /** Some were not asked because the report may cost no more. */
  isAtLimit: boolean;
}

export const NO_USE: ModelUse = { wanted: [], without: [], isAtLimit: false };

/** Both together; a remark that was wanted for twice is one remark. */
export function bothUses(one: ModelUse, other: ModelUse): ModelUse {
  const union = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])].sort((x, y) => x - y);
  return {
    wanted: union(one.wanted, other.wanted),
    without: union(one.without, other.without),
    isAtLimit: one.isAtLimit || other.isAtLimit,
  };
}

/** The report's one warning about the language model; null where it did all that it was wanted for. */
export function modelWarning({ wanted, without, isAtLimit }: ModelUse): string | null {
  if (without.length === 0) return null;
  const remarks = `${without.length} of ${wanted.length} ${wanted.length === 1 ? 'remark' : 'remarks'}`;
  return isAtLimit
    ? `The language model reached what one report may cost, and was not used for ${remarks}; the rules decided.`
    : `The language model could not be used for ${remarks}; the rules decided.`;
}
