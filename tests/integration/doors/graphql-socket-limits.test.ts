import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { type RawSocket, rawSocket } from '../../support/raw-socket.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const STATE = { query: 'subscription { subscriptionStatusChanged { status } }' };
const SOCKETS = 200;
const OF_SOCKET = 100;
const OF_ACCOUNT = 1000;

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;
const opened: RawSocket[] = [];

beforeAll(async () => {
  web = await startTestWeb();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
afterAll(() => web.close());

async function open({ accessToken } = ada): Promise<RawSocket> {
  const socket = await rawSocket(web.origin);
  opened.push(socket);
  await socket.init(accessToken);
  return socket;
}

const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => open()));

/** Opens a socket that is to be refused. */
async function refused() {
  const socket = await rawSocket(web.origin);
  socket.send({ type: 'connection_init', payload: { authorization: ada.accessToken } });
  return socket.closed;
}

describe('the sockets of an account', () => {
  beforeAll(async () => {
    ada = await web.logIn();
  });

  it('are 200 at a time; one more is told to close another, of other accounts none', async () => {
    const [first] = await openMany(SOCKETS);
    expect(await refused()).toEqual({
      code: 1013,
      reason: 'An account has at most 200 sockets at a time. Close one of them first.',
    });
    await open(await web.logIn());
    first?.close();
    await first?.closed;
    await open();
    expect((await refused()).code).toBe(1013);
  });

  it('give their places back when their program is killed', async () => {
    const program = join(ROOT, 'tests/support/hold-sockets.ts');
    const args = ['--import', 'tsx', program, web.origin, ada.accessToken, String(SOCKETS)];
    const holder = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(holder.stdout, 'data');
    expect((await refused()).code).toBe(1013);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect.poll(() => open().then(() => 'open', String), { timeout: 10_000 }).toBe('open');
    await openMany(SOCKETS - 1);
  });

  it('take no place when their token is not honoured, nor when they closed before they were let in', async () => {
    for (let n = 0; n < SOCKETS; n++) {
      const stranger = await rawSocket(web.origin);
      stranger.send({ type: 'connection_init', payload: { authorization: n % 2 ? 'made-up' : ada.accessToken } });
      if (n % 2 === 0) stranger.close();
      await stranger.closed;
    }
    await openMany(SOCKETS);
  });
});

describe('the subscriptions of an account', () => {
  beforeAll(async () => {
    ada = await web.logIn();
  });

  const subscribe = async ({ send, next }: RawSocket, id: string) => {
    send({ type: 'subscribe', id, payload: STATE });
    return next();
  };
  const fill = async (socket: RawSocket, count: number) => {
    for (let n = 0; n < count; n++) socket.send({ type: 'subscribe', id: `s${n}`, payload: STATE });
    for (let n = 0; n < count; n++) expect(await socket.next()).toMatchObject({ type: 'next' });
  };
  const tooMany = (message: string) => ({
    type: 'error',
    payload: [{ message, extensions: { code: 'RATE_LIMITED', correlationId: expect.any(String) } }],
  });

  it('are 100 of one socket at a time, not one more', async () => {
    const socket = await open();
    await fill(socket, OF_SOCKET);
    expect(await subscribe(socket, 'one more')).toMatchObject(
      tooMany('A socket carries at most 100 subscriptions at a time. End one of them first.'),
    );
    socket.send({ type: 'complete', id: 's0' });
    expect(await subscribe(socket, 'instead')).toMatchObject({ type: 'next' });
  });

  it('are 1000 of all its sockets, not one more; other accounts have their own', async () => {
    const [last, ...full] = await openMany(1 + OF_ACCOUNT / OF_SOCKET);
    if (!last || !full[0] || !full[1]) throw new Error('There are too few sockets.');
    for (const socket of full) await fill(socket, OF_SOCKET);
    const refusal = tooMany(
      'An account has at most 1000 subscriptions at a time, over all its sockets. End one of them first.',
    );
    expect(await subscribe(last, 'one more')).toMatchObject(refusal);
    expect(await subscribe(await open(await web.logIn()), 'other')).toMatchObject({ type: 'next' });

    full[0].send({ type: 'complete', id: 's0' });
    full[0].send({ type: 'ping' });
    expect(await full[0].next()).toEqual({ type: 'pong' });
    expect(await subscribe(last, 'instead')).toMatchObject({ type: 'next' });
    expect(await subscribe(last, 'one more again')).toMatchObject(refusal);

    full[1].close();
    await full[1].closed;
    await fill(last, OF_SOCKET - 1);
  });
});
