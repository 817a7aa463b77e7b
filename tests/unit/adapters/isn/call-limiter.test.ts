import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CallLimiter } from '../../../../server/adapters/isn/call-limiter.ts';

const never = new AbortController().signal;

/** Calls that end when the test says so. */
function heldCalls(limiter: CallLimiter) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (account: string, name: string, signal = never) =>
    limiter.run(account, signal, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begun, start, end };
}

describe('the calls of an account', () => {
  it('wait in turn when enough are on their way; another account’s do not', async () => {
    const { begun, start, end } = heldCalls(new CallLimiter(2));
    const answers = [start('a', '1'), start('a', '2'), start('a', '3'), start('a', '4'), start('b', '5')];
    await turn();
    expect(begun).toEqual(['1', '2', '5']);
    await end('2');
    expect(begun).toEqual(['1', '2', '5', '3']);
    for (const name of ['1', '3', '4', '5']) await end(name);
    expect(await Promise.all(answers)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('give their place on when they fail', async () => {
    const limiter = new CallLimiter(1);
    const failed = limiter.run('a', never, () => Promise.reject(new Error('no')));
    const next = limiter.run('a', never, async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('stop waiting when they are ended, and take no place afterwards', async () => {
    const { begun, start, end } = heldCalls(new CallLimiter(1));
    const stop = new AbortController();
    const first = start('a', '1');
    const ended = start('a', '2', stop.signal);
    const third = start('a', '3');
    stop.abort(new Error('enough'));
    await expect(ended).rejects.toThrow('enough');
    await expect(start('a', '4', stop.signal)).rejects.toThrow('enough');
    await end('1');
    await end('3');
    expect(await Promise.all([first, third])).toEqual(['1', '3']);
    expect(begun).toEqual(['1', '3']);
  });
});
