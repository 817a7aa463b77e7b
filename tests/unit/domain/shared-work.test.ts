import { expect, it } from 'vitest';
import { SharedWork } from '../../../server/domain/shared-work.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const ends: ((result: string) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => {
      ends.push(resolve);
      fails.push(reject);
    });
  return { work, ends, fails };
}

it('runs once for all who ask meanwhile, and anew afterwards', async () => {
  const shared = new SharedWork<string>();
  const scope = {};
  const { work, ends } = heldWork();
  const all = [shared.of(scope, 'a', work), shared.of(scope, 'a', work)];
  expect(shared.running(scope, 'a')).toBe(all[0]);
  ends[0]?.('first');
  expect(await Promise.all(all)).toEqual(['first', 'first']);
  expect(shared.running(scope, 'a')).toBeUndefined();
  const later = shared.of(scope, 'a', work);
  ends[1]?.('second');
  expect(await later).toBe('second');
});

it('tells everybody of a failure, and runs anew afterwards', async () => {
  const shared = new SharedWork<string>();
  const scope = {};
  const { work, fails } = heldWork();
  const all = [shared.of(scope, 'a', work), shared.of(scope, 'a', work)];
  fails[0]?.(new Error('no'));
  for (const one of all) await expect(one).rejects.toThrow('no');
  expect(await shared.of(scope, 'a', async () => 'now')).toBe('now');
});

it('is another one for something else, and in another scope', () => {
  const shared = new SharedWork<string>();
  const [one, two] = [{}, {}];
  const { work, ends } = heldWork();
  void shared.of(one, 'a', work);
  void shared.of(one, 'b', work);
  void shared.of(two, 'a', work);
  expect(ends).toHaveLength(3);
});
