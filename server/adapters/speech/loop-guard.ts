/** Nobody dictates faster than this for long; auctioneers apart, 4 words a second is quick. */
const WORDS_PER_SECOND = 6;
/** So many times the same words in a row are no dictation. */
const REPETITIONS = 4;
const LONGEST_PHRASE = 8;
/** Nobody says as many words over again within half a minute; a decoder that lost its place goes back and does. */
const OVER_AGAIN = 7;

/** Words as they are compared. */
const plainOf = (words: readonly string[]) => words.map((word) => word.toLowerCase().replace(/[^a-z0-9]/g, ''));

/**
 * Where a decoder has run into a loop ("the roof the roof the roof the roof …"): the position of the word at which
 * the first repetition starts, or null.
 */
export function findLoop(words: readonly string[]): number | null {
  const plain = plainOf(words);
  for (let start = 0; start < plain.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      // A single word is said four times by people ("no, no, no, no"); a decoder does not stop there.
      const times = length === 1 ? REPETITIONS + 2 : REPETITIONS;
      if (repeats(plain, start, length, times)) return start + length;
    }
  }
  return null;
}

/** Whether these words cannot be what was said in `seconds`. */
export function seemsLooped(words: readonly string[], seconds: number): boolean {
  return words.length > Math.max(WORDS_PER_SECOND, WORDS_PER_SECOND * seconds) || findLoop(words) !== null;
}

/** Whether a decoder may have lost its place and gone back: many words are the same as before. */
export function saysOverAgain(words: readonly string[]): boolean {
  const plain = plainOf(words);
  const phrases = plain.slice(OVER_AGAIN - 1).map((_, at) => plain.slice(at, at + OVER_AGAIN).join(' '));
  return new Set(phrases).size < phrases.length;
}

function repeats(words: string[], start: number, length: number, times: number): boolean {
  if (start + length * times > words.length) return false;
  for (let at = start + length; at < start + length * times; at++) if (words[at] !== words[at - length]) return false;
  return true;
}
