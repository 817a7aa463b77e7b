import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpIsnOrders } from '../../../server/adapters/isn/http-isn-orders.ts';
import { orderRecord } from '../../support/isn-records.ts';
import { ACCESS, answering, type IsnAnswer, isnOrdersAt, type PlayedIsn, playIsn } from './played-isn.ts';
import { recordOutgoing } from './record-outgoing.ts';

const outgoing = recordOutgoing();

/** Two listed domains, of which the second serves the company; a look-up; and a server that nobody may ask. */
let first: PlayedIsn;
let second: PlayedIsn;
let lookUp: PlayedIsn;
let trap: PlayedIsn;
let isn: HttpIsnOrders;

const order = orderRecord({ client: '', buyersagent: '', inspector1: '' });
const serving = answering({ me: {}, 'orders/footprints': { footprints: [{ order: 'one' }] }, 'order/one': { order } });

beforeAll(async () => {
  first = await playIsn(() => ({ body: '<html>' }));
  second = await playIsn();
  lookUp = await playIsn();
  trap = await playIsn(serving);
  const servers = { 'isn.example': first, 'other.example': second };
  isn = isnOrdersAt(servers, { lookUpUrl: `${lookUp.origin}/url` }).isn;
});

beforeEach(() => {
  for (const { calls } of [first, second, lookUp]) calls.length = 0;
  second.answer = serving;
});

/** Nobody was asked who is not on the list, and only listed ones were told the password. */
function expectNoOther() {
  const allowed = [first, second, lookUp].map(({ origin }) => origin);
  expect([...outgoing.origins].filter((origin) => !allowed.includes(origin))).toEqual([]);
  expect([...outgoing.names]).toEqual([]);
  expect(trap.connections).toBe(0);
  expect(lookUp.calls.filter(({ authorization }) => authorization)).toEqual([]);
}

const port = () => new URL(trap.origin).port;
/** TRAP stands for the port of the server that nobody may ask. */
const filled = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('TRAP', port()));

const KEYS = [
  '',
  ' ',
  'Acme',
  'acme ',
  'acme\n',
  'acme\r\nHost: evil.example',
  'acme/../evil',
  '../evil',
  '..',
  '.',
  'acme/rest',
  '/acme',
  '//evil.example',
  '\\\\evil.example',
  '@evil.example',
  'acme@evil.example',
  ':TRAP',
  'acme:TRAP',
  '@127.0.0.1:TRAP',
  '127.0.0.1',
  'evil.example',
  'https://evil.example',
  'acme?x=',
  'acme#',
  'acme;x',
  'acme%2f..%2fevil',
  '%2e%2e',
  'acme\\evil',
  'acme\u0000',
  'acme\t',
  'ａｃｍｅ',
  'acmé',
  'ac\u200bme',
  'acme\u2025',
  '[::1]',
  'acme_1',
  "acme'--",
  'acme|x',
];

const ADDRESSES: unknown[] = [
  'https://evil.example/',
  'http://127.0.0.1:TRAP/',
  'https://127.0.0.1:TRAP/',
  'http://isn.example:TRAP/',
  'https://isn.example:TRAP/',
  'http://isn.example/',
  'https://isn.example./',
  'https://isn.example.evil.example/',
  'https://evil-isn.example/',
  'https://x.isn.example/',
  'https://isn.example@127.0.0.1:TRAP/',
  'https://isn.example:443@127.0.0.1:TRAP/',
  'https://user:pw@isn.example/',
  'https://127.0.0.1:TRAP/isn.example',
  'https://127.0.0.1:TRAP#@isn.example/',
  'https://127.0.0.1:TRAP?@isn.example/',
  'https://127.0.0.1:TRAP\\@isn.example/',
  'https://isn.example\\@127.0.0.1:TRAP/',
  'https://isn.example%2f@127.0.0.1:TRAP/',
  'https://isn.example%00.evil.example/',
  'https://isn.example%2eevil.example/',
  'https://isn.example\u0000.evil.example/',
  'https://isn.example\n.evil.example/',
  'https://isn.example\t.evil.example/',
  'https://isn.example evil.example/',
  ' https://127.0.0.1:TRAP/',
  'https://[::1]:TRAP/',
  'https://[::ffff:127.0.0.1]:TRAP/',
  'https://2130706433:TRAP/',
  'https://0x7f000001:TRAP/',
  'https://0177.0.0.1:TRAP/',
  'https://127.1:TRAP/',
  'https://0:TRAP/',
  'https://localhost:TRAP/',
  'https://isn.example.localhost:TRAP/',
  'https://127.0.0.1.nip.io/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/',
  'https://ísn.example/',
  'https://isn.exаmple/', // a Cyrillic letter
  'https://xn--sn-ema.example/',
  '//127.0.0.1:TRAP/',
  '/evil',
  'https:127.0.0.1:TRAP',
  'https:/127.0.0.1:TRAP/',
  'https:\\\\127.0.0.1:TRAP\\',
  'https:///127.0.0.1:TRAP/',
  'HTTPS://EVIL.EXAMPLE/',
  'file:///etc/passwd',
  'ftp://isn.example/',
  'gopher://127.0.0.1:TRAP/_GET',
  'ws://127.0.0.1:TRAP/',
  'blob:https://isn.example/1',
  'data:application/json,{"status":"ok"}',
  'javascript:fetch("http://127.0.0.1:TRAP")',
  'view-source:https://isn.example/',
  'evil.example',
  'http://127.0.0.1:TRAP/ https://isn.example/',
  'null',
  '',
  null,
  42,
  true,
  ['http://127.0.0.1:TRAP/'],
  { href: 'http://127.0.0.1:TRAP/', host: '127.0.0.1' },
];

describe('a company key', () => {
  it.each(KEYS)('of %j reaches nobody', async (key) => {
    const access = { ...ACCESS, companyKey: filled(key) };
    const refused = { code: 'BAD_USER_INPUT', message: expect.stringContaining('A company key has only') };
    await expect(isn.check(access)).rejects.toMatchObject(refused);
    await expect(isn.orders({ ...access, domain: 'isn.example' })).rejects.toMatchObject(refused);
    const report = { orderId: 'one', url: trap.origin, title: '' };
    await expect(isn.addReportUrl(access, report)).rejects.toMatchObject(refused);
    expect([...outgoing.origins, ...outgoing.names]).toEqual([]);
    expectNoOther();
  });
});

describe('what the look-up answers', () => {
  it.each(ADDRESSES.map((address) => [address]))('as address, %j, leads to listed domains only', async (address) => {
    lookUp.answer = () => ({ body: { status: 'ok', url: filled(address) } });
    expect(await isn.check(ACCESS)).toEqual({ domain: 'other.example' });
    expect(lookUp.calls).toHaveLength(1);
    expectNoOther();
  });

  it.each([301, 302, 303, 307, 308])('with a redirect %i, is not followed', async (status) => {
    lookUp.answer = () => ({
      status,
      headers: { location: `${trap.origin}/` },
      body: { status: 'ok', url: trap.origin },
    });
    expect(await isn.check(ACCESS)).toEqual({ domain: 'other.example' });
    expectNoOther();
  });
});

describe('a remembered domain', () => {
  it.each([
    'evil.example',
    '127.0.0.1',
    '127.0.0.1:TRAP',
    'localhost:TRAP',
    '127.0.0.1:TRAP/isn.example',
    '127.0.0.1:TRAP#isn.example',
    'isn.example@127.0.0.1:TRAP',
    'isn.example:TRAP',
    'isn.example.',
    'isn.example/..',
    'https://isn.example',
    'http://127.0.0.1:TRAP',
    '',
  ])('of %j is not asked, because it is not listed', async (domain) => {
    expect(await isn.orders({ ...ACCESS, domain: filled(domain) })).toMatchObject({ domain: 'other.example' });
    expectNoOther();
  });
});

describe('an answer of ISN’s', () => {
  const LOCATIONS = [
    'http://127.0.0.1:TRAP/',
    'http://127.0.0.1:TRAP/acme/rest/me',
    '//127.0.0.1:TRAP/',
    'https://127.0.0.1:TRAP/',
    'https://evil.example/',
    'https://isn.example/acme/rest/me',
    '/acme/rest/orders/footprints',
    'file:///etc/passwd',
    '\\\\127.0.0.1:TRAP\\',
  ];
  const cases = [300, 301, 302, 303, 307, 308].flatMap((status) => LOCATIONS.map((to) => [status, to] as const));

  it.each(cases)('with HTTP %i to %s is not followed, wherever it comes', async (status, location) => {
    const redirect: IsnAnswer = { status, headers: { location: filled(location) }, body: '' };
    second.answer = () => redirect;
    await expect(isn.check(ACCESS)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    second.answer = (call) => (call.path === 'order/one' ? redirect : serving(call));
    await expect(isn.orders(ACCESS)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(
      isn.addReportUrl({ ...ACCESS, domain: 'isn.example' }, { orderId: 'one', url: 'https://x.example', title: '' }),
    ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' }); // what the second says to it
    expect(second.calls.map(({ path }) => path.split('?')[0])).toEqual([
      'me',
      'orders/footprints',
      'order/one',
      'orders/addreporturl',
    ]);
    expectNoOther();
  });

  it.each([
    { refresh: '0; url=http://127.0.0.1:TRAP/' },
    { location: 'http://127.0.0.1:TRAP/' },
    { 'content-location': 'http://127.0.0.1:TRAP/' },
    { link: '<http://127.0.0.1:TRAP/>; rel=preload' },
    { 'alt-svc': 'h2="127.0.0.1:TRAP"' },
  ])('with the header %j is only an answer', async (headers) => {
    second.answer = () => ({ headers: filled(headers), body: { status: 'ok' } });
    await isn.check(ACCESS);
    await isn.check(ACCESS);
    expectNoOther();
  });

  it.each([
    '../../../evil',
    '..',
    '/evil',
    '//127.0.0.1:TRAP/',
    'http://127.0.0.1:TRAP/',
    '@127.0.0.1:TRAP/',
    '\\\\127.0.0.1:TRAP',
    '%2e%2e%2f%2e%2e',
    'one?delete=1',
    'one#',
    'one/../../me',
    'one\r\nHost: evil',
  ])('that names the id %j is not asked for it', async (id) => {
    const named = orderRecord({ client: filled(id), buyersagent: filled(id), inspector1: filled(id) });
    const footprints = [{ order: filled(id) }, { order: 'one' }];
    second.answer = answering({ 'orders/footprints': { footprints }, 'order/one': { order: named } });
    expect((await isn.orders(ACCESS)).orders).toHaveLength(1);
    expect(second.calls.map(({ path }) => path)).toEqual(['orders/footprints', 'order/one']);
    expectNoOther();
  });
});

describe('without anybody playing ISN', () => {
  it('only listed names are looked up, and asked by https at its own port', async () => {
    const domains = ['isn.example', 'other.example'];
    const live = new HttpIsnOrders({ domains, lookUpUrl: `${lookUp.origin}/url`, log: () => {} });
    lookUp.answer = () => ({ body: { status: 'ok', url: 'https://evil.example/' } });
    await expect(live.check(ACCESS)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(live.orders({ ...ACCESS, domain: 'evil.example' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect([...outgoing.names].sort()).toEqual(domains);
    const isLookUp = (origin: string) => origin === lookUp.origin;
    expect([...outgoing.origins].filter((origin) => !isLookUp(origin)).sort()).toEqual([
      'https://isn.example',
      'https://other.example',
    ]);
  });
});
