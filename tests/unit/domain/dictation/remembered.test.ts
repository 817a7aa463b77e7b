import { expect, it } from 'vitest';
import { Remembered, remembering } from '../../../../server/domain/dictation/remembered.ts';

it('forgets what was asked for longest ago', () => {
  const known = new Remembered<number>(2);
  known.keep('toilet', 1);
  known.keep('sink', 2);
  known.keep('tub', 3);
  expect(known.get('toilet')).toBe(1);
  expect(known.keep('faucet', 4)).toBe(4);
  expect(['toilet', 'sink', 'faucet'].map((text) => known.get(text))).toEqual([1, undefined, 4]);
});

it('finds each answer once, also where there is none', () => {
  const asked: string[] = [];
  const find = remembering(4, (text) => {
    asked.push(text);
    return text === 'nowhere' ? null : text.length;
  });
  expect(['roof', 'nowhere', 'roof', 'nowhere'].map(find)).toEqual([4, null, 4, null]);
  expect(asked).toEqual(['roof', 'nowhere']);
});
