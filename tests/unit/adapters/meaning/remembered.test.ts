import { expect, it } from 'vitest';
import { Remembered } from '../../../../server/adapters/meaning/remembered.ts';

it('forgets what was asked for longest ago', () => {
  const known = new Remembered<number>(2);
  known.keep('toilet', 1);
  known.keep('sink', 2);
  expect(known.get('toilet')).toBe(1);
  expect(known.keep('tub', 3)).toBe(3);
  expect(['toilet', 'sink', 'tub'].map((text) => known.get(text))).toEqual([1, undefined, 3]);
});
