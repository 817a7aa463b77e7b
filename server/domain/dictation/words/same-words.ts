import { readMeaning, type Unit } from './meaning.ts';

/** Words must agree so far to say the same. */
const SAME_WORDS = 0.8;

/** The telling words of a text: those that mean the same are one. */
export type TellingWords = ReadonlySet<string>;

/** What a text tells. @param counts false for units that are to be left aside. */
export function tellingWords(text: string, counts: (unit: Unit) => boolean = () => true): TellingWords {
  const telling = readMeaning(text).units.filter((unit) => unit.role !== 'general' && counts(unit));
  return new Set(telling.map((unit) => unit.groups[0] ?? unit.stems.join(' ')));
}

/** True where two texts have nearly the same telling words, and one at least. */
export function agree(one: TellingWords, other: TellingWords): boolean {
  const same = [...one].filter((word) => other.has(word)).length;
  return one.size > 0 && same / Math.max(one.size, other.size) >= SAME_WORDS;
}
