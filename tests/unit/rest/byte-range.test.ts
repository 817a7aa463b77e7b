import { expect, it } from 'vitest';
import { byteRange } from '../../../server/rest/byte-range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['Bytes = 1-2', { start: 1, end: 2 }],
])('%s of ten bytes is a part', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part);
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s of ten bytes is no part of it', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable');
});

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=0-1;'])(
  '%s is passed over: the whole is sent',
  (header) => {
    expect(byteRange(header, 10)).toBeNull();
  },
);

it('nothing is a part of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
