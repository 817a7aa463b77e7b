import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { IsnFailure } from '../../../server/adapters/isn/isn-failure.ts';
import { orderRecord } from '../../support/isn-records.ts';
import { ACCESS, answering, DOMAIN, type IsnAnswer, isnOrdersAt, type PlayedIsn, playIsn } from './played-isn.ts';

const OK = { body: { status: 'ok' } };
const DOWN = { code: 'UNAVAILABLE', message: 'ISN cannot be reached just now. Please try again in a moment.' };
const FOREIGN = { code: 'UNAVAILABLE', message: expect.stringContaining('is not ISN. Please check the company key') };

/** Answers one after the other; the last one again and again. */
function inTurn(...answers: IsnAnswer[]): PlayedIsn['answer'] {
  return () => (answers.length > 1 ? answers.shift() : answers[0]) ?? OK;
}

async function check(answer: PlayedIsn['answer']) {
  const played = await playIsn(answer);
  const { isn } = isnOrdersAt({ [DOMAIN]: played });
  const outcome = await isn.check(ACCESS).catch((error: IsnFailure) => error);
  return { outcome, calls: played.calls };
}

describe('checking credentials', () => {
  it('asks who the user is', async () => {
    const { outcome, calls } = await check(inTurn({ body: { status: 'ok', me: {} } }));
    expect(outcome).toEqual({ domain: DOMAIN });
    expect(calls).toEqual([
      { method: 'GET', path: 'me', authorization: `Basic ${Buffer.from('pat:sesame').toString('base64')}` },
    ]);
  });

  it.each([200, 201, 400, 401, 404, 500, 503])('succeeds when the body says ok, also with HTTP %i', async (status) => {
    expect((await check(inTurn({ status, ...OK }))).outcome).toEqual({ domain: DOMAIN });
  });

  it.each([200, 400, 401, 403, 404])('tells what ISN says when it refuses with HTTP %i', async (status) => {
    const { outcome, calls } = await check(inTurn({ status, body: { status: 'error', message: 'No such user.' } }));
    expect(outcome).toMatchObject({ code: 'BAD_USER_INPUT', message: 'No such user.' });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a\u0000b\u001b[31mc\r\n\td', 'a b [31mc d'],
    ['x\u202egnp.exe\u200b', 'x gnp.exe'],
    ['<b>No</b>', '<b>No</b>'],
    ['é'.repeat(400), 'é'.repeat(300)],
    ['😀'.repeat(400), '😀'.repeat(300)],
    [' ', 'ISN refused without saying why. Please check user name, password and company key.'],
    [undefined, 'ISN refused without saying why. Please check user name, password and company key.'],
    [{ text: 'no' }, 'ISN refused without saying why. Please check user name, password and company key.'],
  ])('shows the message %j as text', async (message, shown) => {
    const { outcome } = await check(inTurn({ body: { status: 'error', message } }));
    expect(outcome).toMatchObject({ message: shown });
  });

  it('sends a name and a password of any characters', async () => {
    const played = await playIsn(inTurn(OK));
    const { isn } = isnOrdersAt({ [DOMAIN]: played });
    await isn.check({ ...ACCESS, username: 'påt@example.com', password: 'sé:same\n☃' });
    const [, sent = ''] = played.calls[0]?.authorization?.split(' ') ?? [];
    expect(Buffer.from(sent, 'base64').toString()).toBe('påt@example.com:sé:same\n☃');
  });
});

describe('a fault that may pass', () => {
  it.each<[string, IsnAnswer]>([
    ['HTTP 500', { status: 500, body: 'oops' }],
    ['HTTP 503 in ISN’s form', { status: 503, body: { status: 'error', message: 'maintenance' } }],
    ['a broken connection', 'reset'],
    ['a broken answer', { headers: { 'content-length': 99, connection: 'close' }, body: '{"status":"ok"}' }],
    ['a packing that is none', { headers: { 'content-encoding': 'gzip' }, body: 'not packed' }],
  ])('(%s) is tried once more', async (_, fault) => {
    const passing = await check(inTurn(fault, OK));
    expect(passing.outcome).toEqual({ domain: DOMAIN });
    expect(passing.calls).toHaveLength(2);
    const lasting = await check(inTurn(fault));
    expect(lasting.outcome).toMatchObject(DOWN);
    expect(lasting.calls).toHaveLength(2);
  });

  it('is also nobody there', async () => {
    const { isn } = isnOrdersAt({ [DOMAIN]: { ...(await playIsn()), origin: 'http://127.0.0.1:1' } });
    await expect(isn.check(ACCESS)).rejects.toMatchObject(DOWN);
  });
});

describe('an answer that is not ISN’s', () => {
  const long = Buffer.concat([Buffer.from('{"status":"ok"}'), Buffer.alloc(32 * 1024 * 1024, ' ')]);
  it.each<[string, IsnAnswer]>([
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>Buy now</html>' }],
    ['nothing', { body: '' }],
    ['a list', { body: '[]' }],
    ['null', { body: 'null' }],
    ['an object without a status', { body: '{}' }],
    ['a status that is no word', { body: { status: 1 } }],
    ['a redirect', { status: 301, headers: { location: '/' }, body: '' }],
    ['more than 32 MiB', { body: long }],
    ['more than 32 MiB when unpacked', { headers: { 'content-encoding': 'gzip' }, body: gzipSync(long) }],
  ])('(%s) is told as that, and not asked for again', async (_, answer) => {
    const { outcome, calls } = await check(inTurn(answer));
    expect(outcome).toMatchObject(FOREIGN);
    expect(calls).toHaveLength(1);
  });

  it('does not matter when only its type says so', async () => {
    const mislabelled = { headers: { 'content-type': 'text/html' }, body: '\ufeff {"status":"ok"}' };
    expect((await check(inTurn(mislabelled))).outcome).toEqual({ domain: DOMAIN });
  });
});

describe('an order that cannot be read', () => {
  const footprints = { footprints: [{ order: 'one' }, { order: 'two' }] };
  const order = orderRecord({ client: '', buyersagent: '', inspector1: '' });

  it.each<[string, IsnAnswer]>([
    ['refused', { body: { status: 'error', message: 'no access' } }],
    ['HTTP 500', { status: 500, body: '' }],
    ['a page', { body: '<html>' }],
    ['no order in it', { body: { status: 'ok', order: null } }],
  ])('(%s) is left out with a line in the log', async (_, answer) => {
    const played = await playIsn((call) =>
      call.path === 'order/two' ? answer : answering({ 'orders/footprints': footprints, 'order/one': { order } })(call),
    );
    const { isn, logged } = isnOrdersAt({ [DOMAIN]: played });
    expect((await isn.orders(ACCESS)).orders.map(({ id }) => id)).toEqual(['one']);
    expect(logged).toEqual([
      ['ISN orders could not be read and are left out', { orders: ['two'], error: expect.any(String) }],
    ]);
    expect(JSON.stringify(logged)).not.toContain(ACCESS.password);
  });

  it('is left out as well when its client cannot be asked for: half an order would look whole', async () => {
    const played = await playIsn((call) =>
      call.path === 'client/dana'
        ? { status: 502, body: '' }
        : answering({
            'orders/footprints': footprints,
            'order/one': { order },
            'order/two': { order: { ...order, client: 'dana' } },
          })(call),
    );
    const { isn } = isnOrdersAt({ [DOMAIN]: played });
    expect((await isn.orders(ACCESS)).orders.map(({ id }) => id)).toEqual(['one']);
  });

  it('fails the list only when none can be read', async () => {
    const played = await playIsn(answering({ 'orders/footprints': footprints }));
    const { isn } = isnOrdersAt({ [DOMAIN]: played });
    await expect(isn.orders(ACCESS)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('adding the address of a report', () => {
  const REPORT = { orderId: 'one', url: 'https://plumbline.example/dashboard?report=1&a=b', title: '118 Alder Court' };

  it('sends everything in the query, as ISN wants it, and not for everybody', async () => {
    const played = await playIsn(inTurn(OK));
    await isnOrdersAt({ [DOMAIN]: played }).isn.addReportUrl(ACCESS, REPORT);
    const [call] = played.calls;
    const url = new URL(call?.path ?? '', 'http://isn');
    expect([call?.method, url.pathname]).toEqual(['PUT', '/orders/addreporturl']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id: 'one',
      url: REPORT.url,
      title: REPORT.title,
      public: 'false',
    });
  });

  it.each(['', '../../me', 'a b', 'a/b', 'a?b', 'x'.repeat(65)])(
    'is refused for %o, which is no order',
    async (orderId) => {
      const played = await playIsn(inTurn(OK));
      const { isn } = isnOrdersAt({ [DOMAIN]: played });
      await expect(isn.addReportUrl(ACCESS, { ...REPORT, orderId })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(played.connections).toBe(0);
    },
  );

  it('tells what ISN says when it refuses', async () => {
    const { isn } = isnOrdersAt({ [DOMAIN]: await playIsn() });
    await expect(isn.addReportUrl(ACCESS, REPORT)).rejects.toThrow('missing or invalid action specified');
  });
});
