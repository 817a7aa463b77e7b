import { readMeaning } from '../dictation/words/meaning.ts';
import { plainWords } from '../dictation/words/text.ts';
import { type NamedTerms, termBook } from './facts/term-book.ts';
import { TRADES } from './trade-table.ts';

/** Alone it may be a system as well as who is called for it. */
const isWho = (words: readonly string[], at: number, length: number) =>
  words.slice(at, at + length).join(' ') !== 'hvac' || /^(?:by|have|call|get|contact)$/.test(words[at - 1] ?? '');
const BOOK = termBook(TRADES.map(({ name, said }) => `${name}, ${said}`).join('\n'), isWho);
const TRADE_OF = new Map(
  TRADES.flatMap(({ name, subjects }) =>
    subjects
      .split(', ')
      .filter(Boolean)
      .map((subject): [string, string] => [`~${subject}`, name]),
  ),
);

/** The trades that a text names. @param words plain, see `plainWords`. */
export function tradesIn(words: readonly string[]): NamedTerms {
  return BOOK.find(words);
}

/** The words without the names of trades: "roofing contractor" speaks of no roof. */
export function withoutTrades(words: readonly string[]): string[] {
  return BOOK.without(words);
}

/** Who is called for what a text speaks of, in its order; empty where a qualified contractor is. */
export function standardTrades(text: string): string[] {
  const words = withoutTrades(plainWords(text));
  const { units } = readMeaning(words.join(' '));
  const found = units.flatMap(({ groups }) =>
    groups
      .map((group) => TRADE_OF.get(group))
      .filter((name) => name !== undefined)
      .slice(0, 1),
  );
  if (found.length === 0 && words.includes('roof')) return ['roofing contractor'];
  return [...new Set(found)];
}
