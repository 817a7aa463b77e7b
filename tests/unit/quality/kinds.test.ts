import { expect, test } from 'vitest';
import { readKindDictations, readKinds } from '../../quality/kinds.ts';
import { stretchesOfLabels } from '../../quality/stretches.ts';

test('each part of a sentence has the kind that its letter says, and the places in brackets', () => {
  expect(readKinds('H Kitchen.\nO Sink drains, | F but the [left] faucet wiggles [at the wall].\n')).toEqual([
    [{ words: 'Kitchen.', kind: 'narration' }],
    [
      { words: 'Sink drains,', kind: 'functional', location: null },
      { words: 'but the left faucet wiggles at the wall.', kind: 'finding', location: 'left, at the wall' },
    ],
  ]);
});

test.each(['Sink drains.', 'Q Sink drains.', 'O Sink drains, | but the faucet wiggles.'])(
  'what has no kind is told: %s',
  (line) => {
    expect(() => readKinds(line)).toThrow('begins with none of the letters H, F, O, X, T, N');
  },
);

test('every dictation can be read, over a template that there is, and its parts stand in its text', async () => {
  for (const { template, text, labels } of await readKindDictations()) {
    expect(template.components.length).toBeGreaterThan(0);
    expect(stretchesOfLabels(labels, text).every(({ size }) => size > 0)).toBe(true);
  }
});
