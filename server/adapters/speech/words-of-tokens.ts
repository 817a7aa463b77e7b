import type { HeardToken } from './likeliest-tokens.ts';
import { partYears } from './part-years.ts';
import { startsWord, textOf } from './vocabulary.ts';

/** A word with the signs that stand at it. */
export interface HeardWord {
  text: string;
  /** How likely it was that a stop stood before it, 0 to 1. */
  stop: number;
}

/** The words that tokens make up. */
export function wordsOf(tokens: readonly HeardToken[]): HeardWord[] {
  const words: HeardToken[][] = [];
  for (const heard of tokens) {
    const word = words.at(-1);
    if (word && !startsWord(heard.token)) word.push(heard);
    else words.push([heard]);
  }
  return words.flatMap((word) => {
    const [first, ...more] = partYears(textOf(word.map(({ token }) => token)))
      .split(/\s+/)
      .filter(Boolean);
    if (first === undefined) return [];
    return [{ text: first, stop: word[0]?.stop ?? 0 }, ...more.map((text) => ({ text, stop: 1 }))];
  });
}
