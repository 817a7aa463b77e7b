import { describe, expect, it } from 'vitest';
import { alignWords } from '../../../../server/adapters/speech/align-words.ts';

const words = (text: string) => text.split(' ').map((word) => ({ text: word }));

describe('alignWords', () => {
  it('gives no times where nothing was said or heard', () => {
    expect(alignWords([], [{ start: 0, end: 1 }])).toEqual([]);
    expect(alignWords(words('Roof.'), [])).toEqual([]);
  });

  it('puts sentences on the runs of speech that fit them', () => {
    const runs = [
      { start: 5.8, end: 6.4 },
      { start: 7.2, end: 8.1 },
      { start: 8.7, end: 12.2 },
    ];
    const aligned = alignWords(words('Roof. Shingles. The asphalt shingles show moderate granule loss.'), runs);
    expect(aligned.find((word) => word.text === 'Roof.')?.start).toBe(5.8);
    expect(aligned.find((word) => word.text === 'Shingles.')?.start).toBe(7.2);
    expect(aligned.find((word) => word.text === 'The')?.start).toBe(8.7);
    expect(aligned.at(-1)?.end).toBeCloseTo(12.2);
  });

  it('keeps all words in order with times that never go back, also with more runs than words', () => {
    const runs = Array.from({ length: 6 }, (_, index) => ({ start: index * 2, end: index * 2 + 1 }));
    for (const text of ['Gutters.', 'Gutters and downspouts', 'The gutters are full of debris and leak at seams.']) {
      const aligned = alignWords(words(text), runs);
      expect(aligned.map((word) => word.text).join(' ')).toBe(text);
      expect(aligned[0]?.start).toBe(0);
      expect(aligned.at(-1)?.end).toBeCloseTo(11);
      for (const [index, word] of aligned.entries()) {
        expect(word.end).toBeGreaterThan(word.start);
        expect(word.start).toBeGreaterThanOrEqual(aligned[index - 1]?.end ?? 0);
      }
    }
  });

  const twoRuns = [
    { start: 0, end: 3 },
    { start: 4, end: 7 },
  ];
  const afterPause = (heard: { text: string; stop?: number }[]) =>
    alignWords(heard, twoRuns).find(({ start }) => start >= 4)?.text;

  it('lets a speaker pause where a stop was nearly heard', () => {
    const heard = words('left side stays cold right side runs too hot');
    const pausesBefore = (place: number) =>
      afterPause(heard.map((word, at) => ({ ...word, stop: at === place ? 0.4 : 0 })));
    expect(pausesBefore(3)).toBe('cold');
    expect(pausesBefore(4)).toBe('right');
  });
});
