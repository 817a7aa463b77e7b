import { expect, test } from 'vitest';
import { largest } from '../../../../server/domain/dictation/matching/largest.ts';

test.each([
  ['the largest come first', [1, 5, 3, 4], 2, 0, [1, 3]],
  ['of equal ones the first', [2, 7, 2, 7, 2], 4, 0, [1, 3, 0, 2]],
  ['none that is not above the least', [1, 2, 3], 5, 2, [2]],
  ['fewer than asked for', [3, 9], 5, 0, [1, 0]],
  ['none of none', [], 3, 0, []],
])('%s', (_, values, count, least, places) => {
  expect(largest(Float32Array.from(values), count, least)).toEqual(places);
});

test('are those that sorting finds', () => {
  const values = Array.from({ length: 500 }, (_, at) => Math.round(50 * Math.sin(at * at)));
  const sorted = values.map((_, at) => at).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
  expect(largest(Float32Array.from(values), 40, -Infinity)).toEqual(sorted.slice(0, 40));
});
