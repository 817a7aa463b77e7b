import { expect, it } from 'vitest';
import { Slots } from '../../../../server/adapters/speech/slots.ts';

it('lets two work at a time, in order, whatever fails', async () => {
  const slots = new Slots(2);
  let atWork = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((one) =>
      slots.run(async () => {
        begun.push(one);
        most = Math.max(most, ++atWork);
        await new Promise((resolve) => setImmediate(resolve));
        atWork--;
        if (one % 2 === 0) throw new Error('failed');
        return one;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true]);
});
