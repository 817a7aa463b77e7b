import { describe, expect, it } from 'vitest';
import { normalisedWords, wordErrors } from '../../quality/word-error-rate.ts';

describe('normalisedWords', () => {
  it.each([
    ['fourteen twenty two Maple Street', '1422 Maple Street'],
    ['a two hundred amp Square D panel', 'A 200-amp square D panel.'],
    ['made in two thousand and nine, and it', 'made in 2009 and it'],
    ['a fifty gallon unit', 'a 50-gallon unit'],
    ['around one thirty', 'around 1:30'],
    ['three hundred and five thousand two hundred', '305,200'],
    ['not G F C I protected', 'not GFCI protected'],
    ['an H V A C technician', 'an H.V.A.C. technician'],
    ['The anti tip bracket', 'the anti-tip bracket'],
  ])('spells "%s" as "%s"', (said, written) => {
    expect(normalisedWords(said)).toEqual(normalisedWords(written));
  });

  it('keeps different numbers and words apart', () => {
    expect(normalisedWords('two hundred')).not.toEqual(normalisedWords('201'));
    expect(normalisedWords('two and three')).toEqual(['2', 'and', '3']);
    expect(normalisedWords('I saw a D panel')).toEqual(['i', 'saw', 'a', 'd', 'panel']);
  });
});

describe('wordErrors', () => {
  it('counts words put in, left out and replaced', () => {
    expect(wordErrors('the roof is old', 'the roof is old')).toEqual({ words: 4, errors: 0, rate: 0 });
    expect(wordErrors('the roof is old', 'a roof is very old')).toEqual({ words: 4, errors: 2, rate: 0.5 });
    expect(wordErrors('the roof is old', '')).toEqual({ words: 4, errors: 4, rate: 1 });
  });
});
