import { describe, expect, it } from 'vitest';
import { OF_ANYTHING, tradeWords } from '../../../../server/adapters/speech/trade-words.ts';

const line = {
  name: 'gutter loose',
  kind: 'defect',
  spoken: ['the gutter hangs', 'the gutter let go'],
  written: ['The eaves'],
} as const;
const ANYWHERE = [
  { word: 'the', count: 900 },
  { word: 'Gut', count: 50 },
  { word: 'butter', count: 50 },
];
const words = tradeWords([{ ...line, spoken: [...line.spoken], written: [...line.written] }], ANYWHERE);

describe('tradeWords', () => {
  it('tells how many times likelier a word is, of four of which one is said as anywhere', () => {
    // 2 of 9 words here, 900 of 1,000 there
    expect(words.get('the')?.whole).toBeCloseTo(Math.log((0.75 * 2) / 9 / 0.9005 + 0.25));
  });

  it('tells a beginning by all words that it begins', () => {
    expect(words.get('gut')?.begun).toBeCloseTo(Math.log((0.75 * 3) / 9 / 0.0505 + 0.25));
    expect(words.get('gut')?.whole).toBeCloseTo(OF_ANYTHING.whole);
  });

  it('makes no more of a word that nobody says elsewhere than of a rare one', () => {
    expect(words.get('gutter')?.whole).toBe(4);
  });

  it('knows only what is spoken', () => {
    expect(words.has('eaves')).toBe(false);
    expect(words.has('butter')).toBe(false);
  });
});
