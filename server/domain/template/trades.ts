import { FINITE_VERBS } from '../dictation/lexicon/common-words.ts';
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

/** Tells where a thing is by another one: "near the grill", "behind the bedroom door". */
const RELATION =
  /^(?:near|nearest|by|beside|behind|above|over|below|beneath|under|underneath|outside|opposite|past|between)$/;
const OF_SEVERAL_WORDS = /^(?:next to|close to|in front of|in back of|back of|left of|right of|on top of|across from) /;
const ENDS_PHRASE = /^(?:[.,]|and|or|but|so|with|where|which|that|because|at|in|on|to|from|for|if|when)$/;
/** What leaks, drips or stands under a sink is the sink's. */
const OF_WHAT_IS_THERE = /^(?:water|moisture|something|active|old|new|damp|wet|area|spot|sign|signs|evidence)$/;

/** Who is called for what a text speaks of, in its order, by what it says is wrong, not by where; empty where a qualified contractor is. */
export function standardTrades(text: string): string[] {
  const words = withoutTrades(plainWords(text));
  const things = withoutRelations(words);
  return tradesOf(namesThing(things) ? things : words);
}

/** The words without phrases that tell where by another thing. */
function withoutRelations(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = relationLengthAt(words, at);
    if (length === 0) left.push(words[at] as string);
    at += length || 1;
  }
  return left;
}

/** Number of words of such a phrase; 0 where none starts. */
function relationLengthAt(words: readonly string[], at: number): number {
  const several = OF_SEVERAL_WORDS.exec(`${words.slice(at, at + 4).join(' ')} `)?.[0]
    .trim()
    .split(' ').length;
  const lead = several ?? (RELATION.test(words[at] as string) ? 1 : 0);
  if (lead === 0) return 0;
  const rest = words.slice(at + lead);
  const end = rest.findIndex((word) => ENDS_PHRASE.test(word) || FINITE_VERBS.has(word));
  return lead + (end < 0 ? rest.length : end);
}

function namesThing(words: readonly string[]): boolean {
  const { units } = readMeaning(words.join(' '));
  return units.some(({ role, text }) => (role === 'part' || role === 'word') && !OF_WHAT_IS_THERE.test(text));
}

function tradesOf(words: readonly string[]): string[] {
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
