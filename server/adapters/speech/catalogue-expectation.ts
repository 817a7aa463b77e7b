import { readBuilt } from '../../domain/dictation/likeness/built-file.ts';
import { TokenOdds } from './token-odds.ts';
import type { TokenTable } from './token-table.ts';
import { OF_ANYTHING, type TradeWords } from './trade-words.ts';
import { FULL_STOP, isOfWord, lettersOf, startsWord } from './vocabulary.ts';

/** What is added to the logarithm of a token's probability after what was said so far. */
export type Expectation = (said: readonly number[]) => (token: number) => number;

/** How much the catalogue's phrases count beside the ear, and its words: fitted to the development set (`docs/quality.md`). */
const PHRASES = 0.4;
const WORDS = 0.2;
/** No phrase speaks for or against a token more than this. */
const LEAST = -3;
const MOST = 6;

/**
 * Expects what the catalogue's phrases and what was said on site lead to, "heater" after "the water", not "eater", and the catalogue's words
 * more than those of anything. Numbers and signs are heard, never expected: phrases have no digits and no sentence after them, and a nought that
 * is likely after a nought would have no end. Only that they end a word tells of the word.
 */
export function catalogueExpectation(): Expectation {
  const odds = new TokenOdds(readBuilt<TokenTable>('tokens'));
  const words = readBuilt<TradeWords>('words');
  const oddsOf = (text: string) => words.get(text) ?? OF_ANYTHING;
  return (said) => {
    const likelier = odds.after([FULL_STOP, ...said.slice(-2)]);
    const word = openWordOf(said);
    const { begun, whole } = word ? oddsOf(word) : { begun: 0, whole: 0 };
    return (token) => (isOfWord(token) ? PHRASES * phraseOdds(token) : 0) + WORDS * wordOdds(token);

    function phraseOdds(token: number): number {
      return Math.min(MOST, Math.max(LEAST, likelier(token)));
    }

    /** What a token tells of the word that it goes on with, or of the one that it ends and of the one that it starts. */
    function wordOdds(token: number): number {
      const letters = lettersOf(token);
      if (startsWord(token)) return whole - begun + (letters ? oddsOf(letters).begun : 0);
      if (letters === '') return whole - begun;
      return word ? oddsOf(word + letters).begun - begun : 0;
    }
  };
}

/** The letters of the word that tokens end with; none where other signs are in it. */
function openWordOf(said: readonly number[]): string {
  const start = said.findLastIndex(startsWord);
  const letters = said.slice(Math.max(0, start)).map(lettersOf);
  return letters.includes('') ? '' : letters.join('');
}
