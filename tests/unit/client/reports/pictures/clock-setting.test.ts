import { expect, it } from 'vitest';
import { clockOffsetOf } from '../../../../../client/features/reports/pictures/clock-setting.ts';

it.each([
  ['', '', false, undefined],
  ['', '', true, undefined],
  ['7', '', false, 420],
  ['', '15', false, 15],
  ['7', '15', true, -435],
  ['0', '0', true, 0],
  ['9999999', '99', false, 600_000_039],
])('%j minutes and %j seconds, behind: %j, are %j', (minutes, seconds, isBehind, offset) => {
  expect(clockOffsetOf({ minutes, seconds, isBehind })).toBe(offset);
});
