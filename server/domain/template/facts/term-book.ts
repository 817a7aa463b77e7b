import { plainWords } from '../../dictation/words/text.ts';

/** Terms that a text names: what each means, and as it was said. */
export type NamedTerms = ReadonlyMap<string, string>;

/** Finds the terms of a list in texts. */
export interface TermBook {
  /** @param words plain, see `plainWords`; the longest term wins. */
  find(words: readonly string[]): NamedTerms;
  /** The words without those of the terms. */
  without(words: readonly string[]): string[];
}

/**
 * Reads a list of terms: a line is a group that means the same, separated by commas; the first names it.
 * @param isMeant says of a term that was met whether it means what the list is about; without it all do.
 */
export function termBook(
  lines: string,
  isMeant: (words: readonly string[], at: number, length: number) => boolean = () => true,
): TermBook {
  const terms = new Map<string, string>();
  let longest = 1;
  for (const line of lines.trim().split('\n')) {
    const group = line.split(',').map((term) => plainWords(term));
    const name = (group[0] ?? []).join(' ');
    for (const term of group) {
      terms.set(term.join(' '), name);
      longest = Math.max(longest, term.length);
    }
  }
  const lengthAt = (words: readonly string[], at: number) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      if (terms.has(words.slice(at, at + length).join(' '))) return length;
    }
    return 0;
  };
  const walk = (words: readonly string[], met: (said: string) => void, other: (word: string) => void) => {
    for (let at = 0; at < words.length; ) {
      const length = lengthAt(words, at);
      if (length > 0 && isMeant(words, at, length)) met(words.slice(at, at + length).join(' '));
      else for (const word of words.slice(at, at + (length || 1))) other(word);
      at += length || 1;
    }
  };
  return {
    find: (words) => {
      const found = new Map<string, string>();
      walk(
        words,
        (said) => found.set(terms.get(said) as string, said),
        () => {},
      );
      return found;
    },
    without: (words) => {
      const left: string[] = [];
      walk(
        words,
        () => {},
        (word) => left.push(word),
      );
      return left;
    },
  };
}
