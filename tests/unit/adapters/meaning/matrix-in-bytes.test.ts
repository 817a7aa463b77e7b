import { describe, expect, it } from 'vitest';
import { exactBytes, inBytes, largestProduct } from '../../../../server/adapters/meaning/matrix-in-bytes.ts';

describe('a matrix in bytes', () => {
  it.each(['signed', 'unsigned'] as const)('stands for its numbers, column by column: %s', (kept) => {
    const numbers = Float32Array.of(1, -200, -0.5, 100, 0, 50);
    const { bytes, zero, scales } = inBytes(numbers, 2, kept);
    const meant = [...bytes].map((byte, at) => (byte - (zero[0] as number)) * (scales[at % 2] as number));
    for (const [at, number] of numbers.entries())
      expect(Math.abs((meant[at] as number) - number)).toBeLessThan(0.501 * (scales[at % 2] as number));
  });

  it('is multiplied as it is by this processor, whichever it has', async () => {
    expect(await largestProduct(await exactBytes())).toBe(32 * 255 * 127);
    expect(await largestProduct('unsigned')).toBe(32 * 255 * 127);
  });
});
