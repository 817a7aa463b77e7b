import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Ports } from '../../../server/app.ts';
import { type RawSocket, rawSocket } from '../../support/raw-socket.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

/** Windows of one account, each with two subscriptions. */
const WINDOWS = 100;
const STATE = 'subscription { subscriptionStatusChanged { status } }';
const REPORTS = 'subscription { reportChanged { reportId report { status } } }';
const reportWatch = (id: string) => `subscription { reportChanged(id: "${id}") { report { status } } }`;

let web: TestWeb;
let ports: Ports;

beforeAll(async () => {
  web = await startTestWeb((all) => {
    ports = all;
    return {};
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => web.close());

it('an event is read once for all sockets of its account, and nothing is kept of them when they leave', async () => {
  const { accessToken, actor } = await web.logIn();
  const { accountId } = actor;
  const { id: reportId } = await web.app.reports.create(actor, {});
  const subscribing = vi.spyOn(web.events, 'subscribe');
  const sockets = await Promise.all(Array.from({ length: WINDOWS }, () => openWindow(accessToken, reportId)));
  const listeners = () => subscribing.mock.results.map(({ value }) => value as { ended: boolean });
  expect(listeners()).toHaveLength(3 * WINDOWS);

  const reading = vi.spyOn(ports.reports, 'get');
  for (let n = 1; n <= 5; n++) {
    const told = Promise.all(sockets.map(({ next }) => next()));
    await web.events.publish({ type: 'reportChanged', accountId, reportId });
    for (const message of await told) expect(message).toMatchObject({ id: 'report', type: 'next' });
    expect(reading).toHaveBeenCalledTimes(n);
  }

  const asking = vi.spyOn(ports.accounts, 'findById');
  const told = Promise.all(sockets.map(({ next }) => next()));
  await web.events.publish({ type: 'subscriptionChanged', accountId });
  for (const message of await told) expect(message).toMatchObject({ id: 'state', type: 'next' });
  expect(asking).toHaveBeenCalledTimes(2); // how it stands, and whether it opens the product

  for (const socket of sockets) socket.close();
  await expect.poll(() => listeners().filter(({ ended }) => !ended).length).toBe(0);
});

it('after the connection that events come by was cut, 200 sockets of an account cost a few statements together', async () => {
  const { accessToken, actor, username } = await web.logIn();
  const { id: reportId } = await web.app.reports.create(actor, {});
  const again = await web.app.accounts.logIn({ username, password: 'password', address: 'test' });
  const subscribing = vi.spyOn(web.events, 'subscribe');
  const sockets = await Promise.all(
    Array.from({ length: 200 }, (_, n) => openWindow(n % 2 ? accessToken : again.accessToken, reportId)),
  );
  for (const { send } of sockets) send({ type: 'subscribe', id: 'all', payload: { query: REPORTS } });
  await expect.poll(() => subscribing.mock.calls.length).toBe(4 * sockets.length); // the session is watched as well
  const asked = vi.spyOn(ports.accounts, 'aliveSessions');
  const threeEach = Promise.all(sockets.map(async ({ next }) => [await next(), await next(), await next()]));

  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await web.prisma.report.update({ where: { id: reportId }, data: { status: 'completed' } });
  await web.prisma.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
  for (const messages of await threeEach) {
    const told = Object.fromEntries(messages.map(({ id, payload }) => [id, payload.data]));
    expect(told).toEqual({
      report: { reportChanged: { report: { status: 'completed' } } },
      all: { reportChanged: { reportId, report: { status: 'completed' } } },
      state: { subscriptionStatusChanged: { status: 'active' } },
    });
  }
  await expect.poll(() => asked.mock.calls).toEqual([[actor.accountId]]);
  expect(sent.mock.calls.length).toBeLessThan(20);

  await web.app.accounts.logOut(again);
  for (const [n, { closed, close }] of sockets.entries()) {
    if (n % 2) close();
    expect((await closed).code).toBe(n % 2 ? 1005 : 4403);
  }
});

async function openWindow(accessToken: string, reportId: string): Promise<RawSocket> {
  const socket = await rawSocket(web.origin);
  await socket.init(accessToken);
  socket.send({ type: 'subscribe', id: 'report', payload: { query: reportWatch(reportId) } });
  await socket.next();
  socket.send({ type: 'subscribe', id: 'state', payload: { query: STATE } });
  await socket.next();
  return socket;
}
