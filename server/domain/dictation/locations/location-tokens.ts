import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { bare } from '../remarks/spoken.ts';

/** A word as places are read from it. */
export interface Token {
  /** As said, without punctuation around it and without "'s". */
  text: string;
  word: string;
  /** A clause ends after it, or a verb hangs on it ("kitchen's dangling"). */
  ends: boolean;
}

/** Beetles, not the post of a powder room. */
const BEETLES = /\bpowder post\b/gi;

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  return text
    .replace(BEETLES, 'powderpost')
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => {
      const word = bare(raw);
      const hangs = /[a-z]'s$/.test(word) && !FINITE_VERBS.has(word);
      return {
        text: raw.replace(/^[("“]+|[,.;:!?)"”]+$/g, '').replace(/['’]s$/, hangs ? '' : '$&'),
        word: hangs ? word.slice(0, -2) : word,
        ends: hangs || /[,.;:!?]$/.test(raw),
      };
    });
}
