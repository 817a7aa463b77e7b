import { expect, it } from 'vitest';
import { price } from '../../../../client/features/pricing/price.ts';

it.each([
  [9900, 'usd', '$99'],
  [9950, 'usd', '$99.50'],
  [120_000, 'usd', '$1,200'],
  [9900, 'eur', '€99'],
])('%i hundredths of %s are written %s', (cents, currency, written) => {
  expect(price(cents, currency)).toBe(written);
});
