/** What tokens of a text are written as. */
export interface Step {
  words: string[];
  /** Number of tokens that it stands for. */
  length: number;
}

/** A token in lower case without the marks around it. */
export const bareOf = (token: string | undefined): string =>
  (token ?? '').toLowerCase().replace(/^[^a-z0-9#]+|[^a-z0-9]+$/g, '');

/** The marks behind a token. */
export const tailOf = (token: string | undefined): string => /[^A-Za-z0-9]*$/.exec(token ?? '')?.[0] ?? '';

export const isInWords = (word: string | undefined): boolean => /^[a-z]/.test(word ?? '');

/**
 * The words from a token on, hyphens parted, up to the token behind which a mark stands: no number goes over it.
 * `ends[i]` is the token behind the one that word i is of.
 */
export function wordsFrom(tokens: readonly string[], at: number): { words: string[]; ends: number[] } {
  const words: string[] = [];
  const ends: number[] = [];
  for (let next = at; next < Math.min(tokens.length, at + 9); next++) {
    const token = tokens[next] as string;
    for (const word of token.toLowerCase().split('-')) {
      words.push(word.replace(/^[^a-z0-9]+|[^a-z0-9/]+$/g, ''));
      ends.push(next + 1);
    }
    if (/[,.;:)!?]$/.test(token)) break;
  }
  return { words, ends };
}
