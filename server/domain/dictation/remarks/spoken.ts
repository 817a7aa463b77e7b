import type { Word } from '../speech/transcript.ts';

/** A recognised word on its way to a remark. */
export interface Spoken {
  /** As recognised. */
  heard: string;
  /** As it is to be written: the speaker's own correction may have replaced it; empty where it was taken back. */
  text: string;
  start: number;
  end: number;
  /** A full stop was recognised after it where nobody paused. */
  isStop?: boolean;
}

/** @param word whose dots ("nothing… no") part clauses as a comma does. */
export const toSpoken = ({ text, start, end }: Word): Spoken => {
  const heard = text.replace(/(?:…|\.{3})$/, ',');
  return { heard, text: heard, start, end };
};

/** The words as they are to be written. */
export function writtenText(words: readonly Spoken[]): string {
  return words
    .map((word) => word.text)
    .filter(Boolean)
    .join(' ');
}

/** The words as they were recognised. */
export function heardText(words: readonly Spoken[]): string {
  return words.map((word) => word.heard).join(' ');
}

/** A word in lower case without punctuation around it. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[^a-z0-9']+|[^a-z0-9']+$/g, '');
}

/** True where a clause may end after the word. */
export const endsClause = (text: string) => /[,;:]$|[–—-]$/.test(text);

/** Leaves words out of what is read and written; they stay heard. */
export function drop(words: readonly Spoken[], from: number, to: number): void {
  for (let at = from; at < to; at++) (words[at] as Spoken).text = '';
}
