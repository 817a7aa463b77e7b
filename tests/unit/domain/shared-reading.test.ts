import { beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from '../../../server/domain/access.ts';
import type { AppEvent } from '../../../server/domain/events.ts';
import { SharedReading } from '../../../server/domain/shared-reading.ts';
import { fakeProduct } from '../../support/fakes/ports.ts';

/** Windows of one account. */
const WINDOWS = 1000;

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
});

/** Watches as often as there are windows; `next` resolves with what every one of them is told next. */
async function watchMany<T>(watch: () => Promise<AsyncIterable<T>>) {
  const streams = await Promise.all(
    Array.from({ length: WINDOWS }, async () => (await watch())[Symbol.asyncIterator]()),
  );
  return {
    next: () => Promise.all(streams.map(async (stream) => (await stream.next()).value as T)),
    stop: () => Promise.all(streams.map((stream) => stream.return?.())),
  };
}

it('a report that changes is read once for all of its owner’s windows, at every change', async () => {
  const { accountId } = actor;
  const { id: reportId } = await product.app.reports.create(actor, {});
  const windows = await watchMany(() => product.app.reports.watch(actor, { reportId }));
  await windows.next();
  const reading = vi.spyOn(product.reports, 'get');
  for (const status of ['audio_uploaded', 'completed'] as const) {
    const told = windows.next();
    await product.reports.change(accountId, reportId, { status });
    reading.mockClear();
    await product.events.publish({ type: 'reportChanged', accountId, reportId });
    expect((await told).map((change) => change.report?.status)).toEqual(Array(WINDOWS).fill(status));
    expect(reading).toHaveBeenCalledTimes(1);
  }
  await windows.stop();
  expect(product.events.listeners(accountId)).toBe(0);
});

it('a subscription that changes is read once, for those who watch it and for those who need it', async () => {
  const { accountId } = actor;
  const states = await watchMany(() => product.app.billing.watch(actor));
  const reports = await watchMany(() => product.app.reports.watch(actor, {}));
  await states.next();
  const reading = vi.spyOn(product.accounts, 'findById');
  const told = Promise.all([states.next(), reports.next()]);
  for (const account of product.accounts.accounts) account.subscriptionStatus = 'canceled';
  await product.events.publish({ type: 'subscriptionChanged', accountId });
  const [statuses, ends] = await told;
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['canceled']));
  expect(new Set(ends)).toEqual(new Set([undefined]));
  expect(reading).toHaveBeenCalledTimes(2);
  await states.stop();
  expect(product.events.listeners(accountId)).toBe(0);
});

it('whether a session ended is asked once for all of its sockets', async () => {
  const { accountId } = actor;
  vi.spyOn(product.accounts, 'isSessionAlive').mockResolvedValue(true);
  const sockets = await watchMany(() => product.app.accounts.watchSession(actor));
  const ended = sockets.next();
  const asking = vi.spyOn(product.accounts, 'aliveSessions').mockResolvedValue(new Set(['another']));
  await product.events.publish({ type: 'sessionEnded', accountId });
  await ended;
  expect(asking.mock.calls).toEqual([[accountId]]);
  expect(product.events.listeners(accountId)).toBe(0);
});

it('after a gap in the events everything is read once, and nobody is told what was read before the gap', async () => {
  const { accountId } = actor;
  const { id: reportId } = await product.app.reports.create(actor, {});
  const reports = await watchMany(() => product.app.reports.watch(actor, { reportId }));
  const lists = await watchMany(() => product.app.reports.watch(actor, {}));
  const states = await watchMany(() => product.app.billing.watch(actor));
  await Promise.all([reports.next(), states.next()]);
  const reading = vi.spyOn(product.reports, 'get');
  const listing = vi.spyOn(product.reports, 'list');
  const asking = vi.spyOn(product.accounts, 'findById');
  for (const status of ['audio_uploaded', 'completed'] as const) {
    const told = Promise.all([reports.next(), lists.next(), states.next()]);
    await product.reports.change(accountId, reportId, { status });
    for (const spy of [reading, listing, asking]) spy.mockClear();
    product.events.resync(accountId);
    const [one, all] = await told;
    expect([...one, ...all].map(({ report }) => report?.status)).toEqual(Array(2 * WINDOWS).fill(status));
    expect(reading).toHaveBeenCalledTimes(1);
    expect(listing).toHaveBeenCalledTimes(1);
    expect(asking).toHaveBeenCalledTimes(3); // how it stands, whether it opens the product, and once more for the list
  }
  await Promise.all([reports.stop(), lists.stop(), states.stop()]);
});

it('what was read before an event came is not told to those who are told of that event', async () => {
  const event = (): AppEvent => ({ type: 'reportChanged', accountId: 'a', reportId: 'r' });
  const readings = new SharedReading<string>();
  let state = 'old';
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const read = async () => {
    const seen = state;
    await slow;
    return seen;
  };

  const first = event();
  const early = readings.of(first, 'r', read);
  state = 'new';
  const later = readings.of(event(), 'r', read); // the same report, another event: while the first reading is under way
  const sameEvent = readings.of(first, 'r', read);
  const otherThing = readings.of(first, 's', read);
  answer();
  expect(await Promise.all([early, later, sameEvent, otherThing])).toEqual(['old', 'new', 'old', 'new']);
});
