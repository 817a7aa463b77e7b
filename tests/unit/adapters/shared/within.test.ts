import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { within } from '../../../../server/adapters/shared/within.ts';

/** Ends only by its signal. */
const endless = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

it('ends in time, whatever memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const collecting = setInterval(collect, 10);
  const whole = (signal: AbortSignal) => within(100, signal, endless);
  await expect(within(5_000, undefined, whole)).rejects.toMatchObject({ name: 'TimeoutError' });
  clearInterval(collecting);
});

it('ends with the operation that it is part of, also where that has ended', async () => {
  const operation = new AbortController();
  const running = within(5_000, operation.signal, endless);
  operation.abort(new Error('stopped'));
  await expect(running).rejects.toThrow('stopped');
  const late = within(5_000, operation.signal, async (signal) => signal.throwIfAborted());
  await expect(late).rejects.toThrow('stopped');
});

it('leaves nothing behind', async () => {
  const { signal } = new AbortController();
  await expect(within(5_000, signal, async () => 'done')).resolves.toBe('done');
  await expect(
    within(5_000, signal, async () => {
      throw new Error('failed');
    }),
  ).rejects.toThrow('failed');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
