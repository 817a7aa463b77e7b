import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Ports } from '../../../server/app.ts';
import { type RawSocket, rawSocket } from '../../support/raw-socket.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

/** Windows of one account, each with two subscriptions. */
const WINDOWS = 100;

let web: TestWeb;
let ports: Ports;

beforeAll(async () => {
  web = await startTestWeb((all) => {
    ports = all;
    return {};
  });
});
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

async function openWindow(accessToken: string, reportId: string): Promise<RawSocket> {
  const socket = await rawSocket(web.origin);
  await socket.init(accessToken);
  const report = `subscription { reportChanged(id: "${reportId}") { report { status } } }`;
  socket.send({ type: 'subscribe', id: 'report', payload: { query: report } });
  await socket.next();
  socket.send({
    type: 'subscribe',
    id: 'state',
    payload: { query: 'subscription { subscriptionStatusChanged { status } }' },
  });
  await socket.next();
  return socket;
}
