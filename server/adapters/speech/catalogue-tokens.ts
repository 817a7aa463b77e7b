import { ANNOUNCEMENTS } from '../../domain/dictation/lexicon/announcements.ts';
import type { CatalogueLine } from '../../domain/dictation/likeness/catalogue.ts';
import { TokenCounts, type TokenTable } from './token-table.ts';
import { COMMA, FULL_STOP, tokensOf } from './vocabulary.ts';

/** Tokens of a phrase that tell how it goes on from the middle of a sentence; the rest is learned from its start. */
const OPENING = 4;
/**
 * An announcement is said in every house, a phrase about a defect in few; and how people speak while they walk is told by what was said on
 * site, not by phrases: each counts as often as so many of these.
 */
const OFTEN = 10;

/**
 * Which tokens follow which in the catalogue's phrases, in announcements and in what was said on site; takes some seconds.
 * @param said sentences with their signs.
 */
export function catalogueTokens(lines: readonly CatalogueLine[], said: readonly string[]): TokenTable {
  const known = new Map<string, number[]>();
  /** Word by word, for no token reaches over a space. */
  const tokens = (phrase: string) =>
    phrase.split(' ').flatMap((word) => {
      const found = known.get(word) ?? tokensOf(word);
      known.set(word, found);
      return found;
    });
  const counts = new TokenCounts();
  for (const { name, spoken, written } of lines) {
    for (const phrase of [name, ...spoken, ...written]) {
      counts.add([FULL_STOP, ...tokens(withCapital(phrase)), FULL_STOP]);
      counts.add([COMMA, ...tokens(phrase)].slice(0, OPENING));
    }
  }
  for (const announcement of ANNOUNCEMENTS) {
    counts.add([FULL_STOP, ...tokens(withCapital(announcement)), FULL_STOP], OFTEN);
    counts.add([COMMA, ...tokens(announcement), FULL_STOP], OFTEN);
    counts.add([...tokens(`the ${announcement}`), FULL_STOP], OFTEN);
  }
  for (const sentence of said) counts.add([FULL_STOP, ...tokens(sentence)], OFTEN);
  return counts.make();
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
