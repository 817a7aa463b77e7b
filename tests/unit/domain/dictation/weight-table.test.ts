import { expect, test } from 'vitest';
import { packWeights, WeightTable } from '../../../../server/domain/dictation/likeness/weight-table.ts';

const table = new WeightTable(
  packWeights([
    ['no', [1.5, -0.25]],
    ["it's", [0.01, 3]],
    ['leak', [-9, 9]],
  ]),
  2,
);

test('what was packed is read again, to one part in 32', () => {
  const [more, less] = table.sums(['no']);
  expect(more).toBeCloseTo(1.5, 1);
  expect(less).toBeCloseTo(-0.25, 1);
});

test('several features speak together, unknown ones for nothing', () => {
  const [alone, together] = [table.sums(['no'])[1] as number, table.sums(['no', "it's", 'attic'])[1] as number];
  expect(together).toBeCloseTo(alone + 3, 1);
  expect(table.sums(['attic'])).toEqual([0, 0]);
});

test('what is beyond the largest weight is kept as that', () => {
  expect(table.sums(['leak'])).toEqual([-4, 4]);
});

test('every feature is told with its weights', () => {
  expect([...table.rows()].map(([feature]) => feature)).toEqual(['no', "it's", 'leak']);
});
