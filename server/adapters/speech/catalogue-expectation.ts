import { readBuilt } from '../../domain/dictation/likeness/built-file.ts';
import { TokenOdds } from './token-odds.ts';
import type { TokenTable } from './token-table.ts';
import { FULL_STOP, isOfWord } from './vocabulary.ts';

/** What is added to the logarithm of a token's probability after what was said so far. */
export type Expectation = (said: readonly number[]) => (token: number) => number;

/** How much the catalogue counts beside the ear: fitted to the development set (`docs/quality.md`). */
const WEIGHT = 0.4;
/** No phrase speaks for or against a token more than this. */
const LEAST = -3;
const MOST = 6;

/**
 * Expects what the catalogue's phrases lead to: "heater" after "the water", not "eater". Numbers and signs are heard, never
 * expected: phrases have no digits and no sentence after them, and a nought that is likely after a nought would have no end.
 */
export function catalogueExpectation(): Expectation {
  const odds = new TokenOdds(readBuilt<TokenTable>('tokens'));
  return (said) => {
    const likelier = odds.after([FULL_STOP, ...said.slice(-2)]);
    return (token) => (isOfWord(token) ? WEIGHT * Math.min(MOST, Math.max(LEAST, likelier(token))) : 0);
  };
}
