import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawSocket, rawSocket } from '../../support/raw-socket.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const STATE = { query: 'subscription { subscriptionStatusChanged { status } }' };

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;
const opened: RawSocket[] = [];

beforeAll(async () => {
  web = await startTestWeb();
  ada = await web.logIn();
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  await web.close();
});

async function socket(protocol?: string | null) {
  const raw = await rawSocket(web.origin, protocol);
  opened.push(raw);
  return raw;
}

async function letIn() {
  const raw = await socket();
  await raw.init(ada.accessToken);
  return raw;
}

const initMessage = (authorization?: unknown) => ({ type: 'connection_init', payload: { authorization } });

describe('the graphql-transport-ws protocol', () => {
  it('closes with 4408 who does not say who it is', async () => {
    const { closed } = await socket();
    expect(await closed).toMatchObject({ code: 4408 });
  });

  it('acknowledges a token, alone and as a bearer', async () => {
    for (const authorization of [ada.accessToken, `Bearer ${ada.accessToken}`]) {
      const { send, next } = await socket();
      send(initMessage(authorization));
      expect(await next()).toEqual({ type: 'connection_ack' });
    }
  });

  it.each([undefined, 'made-up', 7, { a: 1 }])('closes with 4403 for the token %s', async (token) => {
    const { send, closed } = await socket();
    send(initMessage(token));
    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it('closes with 4429 who says it twice', async () => {
    const { send, closed } = await letIn();
    send(initMessage(ada.accessToken));
    expect(await closed).toMatchObject({ code: 4429 });
  });

  it('closes with 4401 who subscribes before it was let in', async () => {
    const { send, closed } = await socket();
    send({ type: 'subscribe', id: '1', payload: STATE });
    expect(await closed).toMatchObject({ code: 4401 });
  });

  it('closes with 4409 who uses an id twice', async () => {
    const { send, next, closed } = await letIn();
    send({ type: 'subscribe', id: '1', payload: STATE });
    await next();
    send({ type: 'subscribe', id: '1', payload: STATE });
    expect(await closed).toMatchObject({ code: 4409 });
  });

  it.each([
    ['no JSON', 'hello'],
    ['no message', '{}'],
    ['a message that there is not', '{"type":"start","id":"1"}'],
    ['a subscription without a query', '{"type":"subscribe","id":"1","payload":{}}'],
  ])('closes with 4400 for %s', async (_what, message) => {
    const { send, closed } = await letIn();
    send(message);
    expect(await closed).toMatchObject({ code: 4400 });
  });

  it('closes with 4406 who speaks another protocol, or names none', async () => {
    const { closed } = await socket(null);
    expect(await closed).toMatchObject({ code: 4406 });
    await expect(socket('graphql-ws')).rejects.toThrow('Server sent no subprotocol');
  });

  it('closes with 1009 for a message above 64 KiB', async () => {
    const { send, closed } = await letIn();
    send({ type: 'ping', payload: { filler: 'x'.repeat(64 * 1024) } });
    expect(await closed).toMatchObject({ code: 1009 });
  });

  it('answers a ping with a pong, before and after one was let in', async () => {
    const { send, next, init } = await socket();
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
    await init(ada.accessToken);
    send({ type: 'ping', payload: { n: 1 } });
    expect(await next()).toEqual({ type: 'pong', payload: { n: 1 } });
  });

  it('delivers each operation under its id, and nothing more once it was completed', async () => {
    const { send, next } = await letIn();
    send({ type: 'subscribe', id: 'one', payload: STATE });
    expect(await next()).toEqual({
      id: 'one',
      type: 'next',
      payload: { data: { subscriptionStatusChanged: { status: 'active' } } },
    });
    send({ type: 'subscribe', id: 'two', payload: STATE });
    expect(await next()).toMatchObject({ id: 'two' });
    send({ type: 'complete', id: 'one' });
    send({ type: 'ping' });
    await next();
    await web.events.publish({ type: 'subscriptionChanged', accountId: ada.account.id });
    expect(await next()).toMatchObject({ id: 'two', type: 'next' });
    send({ type: 'ping' });
    expect(await next()).toEqual({ type: 'pong' });
  });
});

it('asks to be tried again (1013), and tells nothing, when the session cannot be asked for', async () => {
  const broken = await startTestWeb(({ accounts }) => ({
    accounts: Object.assign(Object.create(accounts), {
      isSessionAlive: () => Promise.reject(new Error('no connection to the database')),
    }),
  }));
  const raw = await rawSocket(broken.origin);
  raw.send(initMessage(ada.accessToken));
  expect(await raw.closed).toEqual({ code: 1013, reason: '' });
  expect(broken.logged).toMatchObject([{ error: { message: 'no connection to the database' } }]);
  await broken.close();
});
