import type { TemplateIndex } from '../matching/template-index.ts';
import { soundOf } from './pronunciation.ts';

/** A word must be more alike than this, by the share of pairs of letters that both have … */
const ENOUGH = 0.6;
/** … and by whether it sounds the same, which alone is not enough. */
const SOUNDS_ALIKE = 0.35;

const pairsOf = (word: string) =>
  new Set(Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)));

/** The template's words by the pairs of letters that they have. */
class WordBook {
  private readonly words: { text: string; sound: string; pairs: number }[] = [];
  private readonly byPair = new Map<string, number[]>();
  private readonly known = new Map<string, string | null>();

  constructor(vocabulary: Iterable<string>) {
    for (const text of vocabulary) {
      if (text.startsWith('~')) continue;
      const pairs = pairsOf(text);
      for (const pair of pairs) {
        const list = this.byPair.get(pair);
        if (list) list.push(this.words.length);
        else this.byPair.set(pair, [this.words.length]);
      }
      this.words.push({ text, sound: soundOf(text), pairs: pairs.size });
    }
  }

  nearest(word: string): string | null {
    const before = this.known.get(word);
    if (before !== undefined) return before;
    const found = word.length >= 4 && !/\d/.test(word) ? this.find(word) : null;
    this.known.set(word, found);
    return found;
  }

  private find(word: string): string | null {
    const pairs = pairsOf(word);
    const shared = new Uint8Array(this.words.length);
    for (const pair of pairs) for (const at of this.byPair.get(pair) ?? []) shared[at] = (shared[at] as number) + 1;
    const sound = soundOf(word);
    let best: string | null = null;
    let bestScore = ENOUGH;
    for (let at = 0; at < shared.length; at++) {
      if (shared[at] === 0) continue;
      const other = this.words[at] as (typeof this.words)[number];
      if (Math.abs(other.text.length - word.length) > 3) continue;
      const dice = (2 * (shared[at] as number)) / (pairs.size + other.pairs);
      const score = dice + (sound === other.sound ? SOUNDS_ALIKE : 0);
      if (score > bestScore) {
        bestScore = score;
        best = other.text;
      }
    }
    return best;
  }
}

const made = new WeakMap<TemplateIndex, WordBook>();

/** The template's word that an unknown one is likely a mishearing of: same sound, or nearly the same letters. */
export function nearestWord(index: TemplateIndex, word: string): string | null {
  const book = made.get(index) ?? new WordBook(index.vocabulary);
  made.set(index, book);
  return book.nearest(word);
}
