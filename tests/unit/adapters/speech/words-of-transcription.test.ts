import { describe, expect, it } from 'vitest';
import type { Transcription } from '../../../../server/adapters/speech/transcription.ts';
import { wordsOfTranscription } from '../../../../server/adapters/speech/words-of-transcription.ts';
import type { Chunk } from '../../../../server/domain/dictation/speech/transcript.ts';

/** Speech from 100.5 to 101 and from 105 to 108 seconds. */
const CHUNK: Chunk = {
  index: 3,
  start: 100,
  end: 110,
  runs: [
    { start: 100.5, end: 101 },
    { start: 105, end: 108 },
  ],
};
const TEXT = 'Panel. It is a 200-amp panel.';
const timed = (...words: [string, number, number][]) => words.map(([word, start, end]) => ({ word, start, end }));
const WORDS = timed(
  ['Panel', 0.6, 1.2],
  ['It', 5.1, 5.2],
  ['is', 5.2, 5.4],
  ['a', 5.4, 5.5],
  ['200', 5.6, 6.4],
  ['amp', 6.4, 6.8],
  ['panel', 7, 7.5],
);
const wordsOf = (heard: Partial<Transcription>) => wordsOfTranscription({ text: TEXT, ...heard }, CHUNK);

describe('the words', () => {
  it('are those of the text, with the service’s own times for each', () => {
    expect(wordsOf({ words: WORDS })).toEqual(
      [
        { text: 'Panel.', start: 100.6, end: 101.2 },
        { text: 'It', start: 105.1, end: 105.2 },
        { text: 'is', start: 105.2, end: 105.4 },
        { text: 'a', start: 105.4, end: 105.5 },
        { text: '200-amp', start: 105.6, end: 106.8 },
        { text: 'panel.', start: 107, end: 107.5 },
      ].map(({ text, start, end }) => ({ text, start: expect.closeTo(start, 5), end: expect.closeTo(end, 5) })),
    );
  });

  it('lie within the segments where words have no times', () => {
    const segments = [
      { text: ' Panel.', start: 0.5, end: 2 },
      { text: ' It is a 200-amp panel.', start: 5, end: 8 },
    ];
    const [first, second, ...rest] = wordsOf({ segments });
    expect(first).toMatchObject({ text: 'Panel.', start: 100.5, end: 101 });
    expect(second).toMatchObject({ text: 'It', start: 105 });
    expect(rest.at(-1)).toMatchObject({ text: 'panel.', end: 108 });
  });

  it('are dealt out to the runs of speech where nothing has times', () => {
    const words = wordsOf({});
    expect(words.map(({ text }) => text).join(' ')).toBe(TEXT);
    expect(words[0]).toMatchObject({ start: 100.5 });
    expect(words[1]?.start).toBeCloseTo(105);
    expect(words.at(-1)?.end).toBeCloseTo(108);
  });
});

describe('times are not believed', () => {
  const dealtOut = wordsOf({});
  it.each([
    ['that go back', WORDS.toReversed()],
    ['beyond the chunk', WORDS.map((word) => ({ ...word, start: word.start + 10, end: word.end + 10 }))],
    ['that end before they start', WORDS.map((word) => ({ ...word, end: word.start - 0.1 }))],
    ['of other words', timed(['Roof', 0, 1])],
    ['of no words', []],
  ])('%s', (_what, words) => {
    expect(wordsOf({ words })).toEqual(dealtOut);
  });

  it('of segments with other words', () => {
    expect(wordsOf({ segments: [{ text: 'Thank you for watching.', start: 0, end: 9 }] })).toEqual(dealtOut);
  });
});

it.each([
  ['segments without length', { segments: [{ text: TEXT, start: 9.9, end: 9.9 }] }],
  ['segments at the very end', { segments: [{ text: TEXT, start: 10.2, end: 10.9 }] }],
  ['a dash between words', { text: 'Panel. It is a – 200-amp panel.', words: WORDS }],
])('no word is lost, and every time is a number: %s', (_what, heard) => {
  const words = wordsOf(heard);
  expect(words.map(({ text }) => text).join(' ')).toBe((heard as Partial<Transcription>).text ?? TEXT);
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(100);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(110);
  }
});

it('nothing heard is nothing', () => {
  expect(wordsOf({ text: ' ', words: [], segments: [] })).toEqual([]);
});
