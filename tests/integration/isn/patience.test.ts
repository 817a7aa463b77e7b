import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { orderRecord } from '../../support/isn-records.ts';
import { ACCESS, answering, DOMAIN, isnOrdersAt, type PlayedIsn, playIsn } from './played-isn.ts';

const DOWN = { code: 'UNAVAILABLE', message: 'ISN cannot be reached just now. Please try again in a moment.' };

/** Seconds until it is over, and how it ended. */
async function timed<T>(run: Promise<T>) {
  const started = performance.now();
  const outcome = await run.catch((error: Error) => error);
  return { outcome, seconds: (performance.now() - started) / 1000 };
}

describe.concurrent('nobody waits for ever', () => {
  it('for an answer that does not begin', async ({ expect }) => {
    const played = await playIsn(() => 'hang');
    const { outcome, seconds } = await timed(isnOrdersAt({ [DOMAIN]: played }).isn.check(ACCESS));
    expect(outcome).toMatchObject(DOWN);
    expect(seconds).toBeGreaterThan(4.9);
    expect(seconds).toBeLessThan(7);
    expect(played.calls).toHaveLength(1);
  });

  it('for an answer that does not end', async ({ expect }) => {
    const dripping = createServer((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(drip));
    });
    await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
    const address = dripping.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const played: PlayedIsn = { origin, calls: [], connections: 0, answer: () => 'hang' };
    const { outcome, seconds } = await timed(isnOrdersAt({ [DOMAIN]: played }).isn.check(ACCESS));
    dripping.closeAllConnections();
    dripping.close();
    expect(outcome).toMatchObject(DOWN);
    expect(seconds).toBeGreaterThan(7.9);
    expect(seconds).toBeLessThan(10);
  });

  it('for many domains that do not answer: less than 20 s in all', async ({ expect }) => {
    const played = await playIsn(() => 'hang');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`${name}.example`, played] as const);
    const { isn } = isnOrdersAt(Object.fromEntries(names), { lookUpUrl: `${played.origin}/url` });
    const { outcome, seconds } = await timed(isn.orders(ACCESS));
    expect(outcome).toMatchObject(DOWN);
    expect(seconds).toBeLessThan(20);
  });

  it('for the rest of the orders: those that came in time are there after less than 20 s', async ({ expect }) => {
    const footprints = ['one', 'two', ...Array.from({ length: 30 }, (_, index) => `slow${index}`)];
    const order = orderRecord({ client: '', buyersagent: '', inspector1: '' });
    const quick = answering({
      'orders/footprints': { footprints: footprints.map((id) => ({ order: id })) },
      'order/one': { order },
      'order/two': { order },
    });
    const played = await playIsn((call) => (call.path.includes('slow') ? 'hang' : quick(call)));
    const { isn, logged } = isnOrdersAt({ [DOMAIN]: played });
    const { outcome, seconds } = await timed(isn.orders(ACCESS));
    expect(outcome).toMatchObject({ orders: [{ id: 'one' }, { id: 'two' }] });
    expect(seconds).toBeLessThan(20);
    expect(logged).toHaveLength(1);
  });
});

describe('calls of one account', () => {
  it('are at most four at a time, those of several operations together; another account’s are beside them', async () => {
    const held: (() => void)[] = [];
    const most = { now: 0, ever: 0 };
    const order = orderRecord({ buyersagent: 'lee', sellersagent: 'kim' });
    const answers = answering({
      me: {},
      'orders/footprints': { footprints: Array.from({ length: 20 }, (_, index) => ({ order: `o${index}` })) },
      ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`order/o${index}`, { order }])),
    });
    const played = await playIsn(async (call) => {
      most.ever = Math.max(most.ever, ++most.now);
      await new Promise<void>((resolve) => held.push(resolve));
      most.now--;
      return answers(call);
    });
    const { isn } = isnOrdersAt({ [DOMAIN]: played });
    const access = { ...ACCESS, domain: DOMAIN };
    const running = Promise.all([isn.orders(access), isn.orders(access), isn.orders(access)]);
    let isOver = false;
    running.finally(() => {
      isOver = true;
    });
    await eventually('the calls are answered one after the other', () => {
      held.shift()?.();
      return isOver;
    });
    expect((await running).map(({ orders }) => orders.length)).toEqual([20, 20, 20]);
    expect(most.ever).toBeLessThanOrEqual(4);

    const four = Array.from({ length: 4 }, () => isn.check(ACCESS));
    const other = isn.check({ ...ACCESS, username: 'kim' });
    await eventually('five calls are on their way', () => held.length === 5);
    for (const release of held.splice(0)) release();
    await Promise.all([...four, other]);
  });
});
