import { expect, it } from 'vitest';
import { timeLeft } from '../../../../client/components/time-left.ts';

it.each([
  [0, 'a few seconds left'],
  [9.9, 'a few seconds left'],
  [10, 'about 10 seconds left'],
  [44, 'about 40 seconds left'],
  [54.9, 'about 50 seconds left'],
  [55, 'about 1 minute left'],
  [89, 'about 1 minute left'],
  [90, 'about 2 minutes left'],
  [89 * 60, 'about 89 minutes left'],
  [90 * 60, 'about 2 hours left'],
  [3 * 3600, 'about 3 hours left'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
