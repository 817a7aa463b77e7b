import { CATALOGUE } from '../../domain/dictation/likeness/catalogue.ts';
import { TokenOdds } from './token-odds.ts';
import { isOfWord, tokensOf } from './vocabulary.ts';

/** What is added to the logarithm of a token's probability after what was said so far. */
export type Expectation = (said: readonly number[]) => (token: number) => number;

/** How much the catalogue counts beside the ear: fitted to the development set (`docs/quality.md`). */
const WEIGHT = 0.4;
/** No phrase speaks for or against a token more than this. */
const LEAST = -3;
const MOST = 6;
/** Tokens of a phrase that tell how it goes on from the middle of a sentence; the rest is learned from its start. */
const OPENING = 4;

const [FULL_STOP, COMMA] = ['.', ','].map((sign) => tokensOf(`a${sign}`).at(-1)) as [number, number];

/**
 * Expects what the catalogue's phrases lead to: "heater" after "the water", not "eater". Numbers and signs are heard, never
 * expected: phrases have no digits and no sentence after them, and a nought that is likely after a nought would have no end.
 */
export function catalogueExpectation(): Expectation {
  const odds = catalogueOdds();
  return (said) => {
    const likelier = odds.after([FULL_STOP, ...said.slice(-2)]);
    return (token) => (isOfWord(token) ? WEIGHT * Math.min(MOST, Math.max(LEAST, likelier(token))) : 0);
  };
}

function catalogueOdds(): TokenOdds {
  const known = new Map<string, number[]>();
  /** Word by word, for no token reaches over a space. */
  const tokens = (phrase: string) =>
    phrase.split(' ').flatMap((word) => {
      const found = known.get(word) ?? tokensOf(word);
      known.set(word, found);
      return found;
    });
  const odds = new TokenOdds();
  for (const { name, spoken, written } of CATALOGUE) {
    for (const phrase of [name, ...spoken, ...written]) {
      odds.add([FULL_STOP, ...tokens(withCapital(phrase)), FULL_STOP]);
      odds.add([COMMA, ...tokens(phrase)].slice(0, OPENING));
    }
  }
  return odds;
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
