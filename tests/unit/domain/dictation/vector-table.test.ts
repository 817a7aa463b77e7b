import { expect, test } from 'vitest';
import { VectorTable } from '../../../../server/domain/dictation/likeness/vector-table.ts';
import { product, toUnit } from '../../../../server/domain/dictation/likeness/word-vectors.ts';

const vectorOf = (seed: number, dimensions: number) =>
  toUnit(Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * 7 + at * at)));

test.each([1, 4, 6, 96, 256])('vectors of %i numbers are multiplied with one', (dimensions) => {
  const rows = Array.from({ length: 9 }, (_, row) => vectorOf(row, dimensions));
  const table = VectorTable.of(rows);
  for (const said of [vectorOf(100, dimensions), vectorOf(200, dimensions)])
    for (const [row, found] of table.products(said).entries())
      expect(found).toBeCloseTo(product(said, rows[row] as Float32Array), 4);
});

test('products stay as they are when others are asked for', () => {
  const table = new VectorTable(1, 2);
  table.set(0, Float32Array.of(1, 0));
  const before = table.products(Float32Array.of(1, 0));
  table.products(Float32Array.of(0, 1));
  expect(before[0]).toBeCloseTo(1, 4);
});

test('a row adds itself to a sum, so many times', () => {
  const table = new VectorTable(2, 2);
  table.set(1, Float32Array.of(0.6, -0.8));
  const sum = Float32Array.of(1, 1);
  table.addRow(1, 2, sum);
  expect(sum[0]).toBeCloseTo(2.2, 4);
  expect(sum[1]).toBeCloseTo(-0.6, 4);
});

test('a library without comments has no products', () => {
  expect(new VectorTable(0, 96).products(new Float32Array(96)).length).toBe(0);
});
