import { describe, expect, it } from 'vitest';
import { Remembered } from '../../../../server/adapters/billing/remembered.ts';

describe('what is remembered', () => {
  it('is found out once, also for many who ask at the same time', async () => {
    let count = 0;
    const remembered = new Remembered(async () => ++count);
    expect(await Promise.all([remembered.get(), remembered.get()])).toEqual([1, 1]);
    expect(await remembered.get()).toBe(1);
  });

  it('is found out anew after it was forgotten', async () => {
    let count = 0;
    const remembered = new Remembered(async () => ++count);
    await remembered.get();
    remembered.forget();
    expect(await remembered.get()).toBe(2);
  });

  it('is never a failure', async () => {
    let count = 0;
    const remembered = new Remembered(async () => {
      count += 1;
      if (count === 1) throw new Error('not now');
      return count;
    });
    await expect(remembered.get()).rejects.toThrow('not now');
    expect(await remembered.get()).toBe(2);
  });
});
