import { describe, expect, it } from 'vitest';
import { startIsnSandbox } from '../../../server/sandbox/isn/start-isn-sandbox.ts';
import { isnOfThisFile } from './isn-of-this-file.ts';

const stage = isnOfThisFile();
const refused = (message: unknown = expect.any(String)) => ({
  code: 200,
  type: expect.stringContaining('application/json'),
  body: { status: 'error', message },
});
const NO_ACTION = 'missing or invalid action specified';

describe('the ISN sandbox refuses with HTTP 200', () => {
  it.each([
    ['no credentials', null],
    ['a user name that is said to be wrong', 'wrong:sesame'],
    ['no user name', ':sesame'],
    ['no password', 'pat:'],
    ['no colon', 'pat'],
  ])('%s', async (_, login) =>
    expect(await stage.ask('me', { login })).toEqual(refused('The username or password is not valid.')),
  );

  it('every name under the key for that', async () =>
    expect(await stage.ask('me', { key: 'sandbox-bad-login' })).toEqual(refused()));

  it.each(['acme', 'Sandbox', 'sandbox%2f..', 'toString'])('the company key %s, which it does not know', async (key) =>
    expect(await stage.ask('me', { key })).toEqual(refused('The company key is not valid.')),
  );

  it.each(['', 'nothing', 'orders/nothing', 'me/x', 'order/1/2', 'orders/footprint/1'])(
    'what it does not do: %o',
    async (path) => expect(await stage.ask(path)).toEqual(refused(NO_ACTION)),
  );

  it('to do with a call what belongs to another', async () => {
    expect(await stage.ask('orders/addreporturl')).toEqual(refused(NO_ACTION));
    expect(await stage.ask('orders', { method: 'DELETE' })).toEqual(refused(NO_ACTION));
    expect(await stage.ask('orders/footprint/1', { method: 'DELETE' })).toEqual(refused(NO_ACTION));
  });

  it.each(['order', 'client', 'agent', 'user'])('an %s that is not there', async (kind) =>
    expect(await stage.ask(`${kind}/00000000-0000-4000-8000-000000000000`)).toEqual(refused()),
  );

  it('but other versions of the interface with 401', async () => {
    for (const path of ['v1/me', 'v2/me', 'api/v1/me'])
      expect((await fetch(`${stage.origin}/sandbox/${path}`)).status).toBe(401);
  });
});

describe('the orders of the sandbox', () => {
  it('come as lists of id, show and modified, however they are asked for', async () => {
    const { body } = await stage.ask('orders?after=2030-01-01');
    expect(body).toMatchObject({ status: 'ok', count: 14 });
    for (const stub of body.orders) expect(Object.keys(stub)).toEqual(['id', 'show', 'modified']);
  });

  it.each([
    ['orders?completed=true', 1],
    ['orders?completed=false', 13],
    ['orders?uuids=nobody', 0],
    ['orders?datetimeafter=2020-01-01', 0],
    ['orders/search', 0],
    ['orders/search?year=2026', 14],
    ['orders/search?year=2025', 0],
    ['orders/search?address1=alder', 1],
    ['orders/search?year=2026&client=x', 0],
  ])('%s finds %i', async (path, count) => {
    const { body } = await stage.ask(path);
    expect([body.count, body.orders.length]).toEqual([count, count]);
  });

  it('have every habit that is known of the live service', async () => {
    const { footprints } = (await stage.ask('orders/footprints')).body;
    const ids: string[] = footprints.map(({ order }: { order: string }) => order);
    const orders = await Promise.all(ids.map(async (id) => (await stage.ask(`order/${id}`)).body.order));
    const count = (holds: (order: Record<string, unknown>) => boolean) => orders.filter(holds).length;
    expect(orders).toHaveLength(13);
    expect(count(({ show }) => show === 'no')).toBe(1);
    expect(count(({ canceled }) => canceled === 'yes')).toBe(1);
    expect(count(({ client }) => client === '')).toBe(1);
    expect(count(({ address1 }) => address1 === '')).toBe(1);
    for (const none of ['No Date', 'null', '']) expect(count(({ datetime }) => datetime === none)).toBe(1);
    expect(count(({ city }) => city !== String(city).trim())).toBe(2);
    expect(new Set(orders.map(({ stateabbreviation }) => stateabbreviation)).size).toBeGreaterThan(8);
    expect(orders[0]).toMatchObject({
      datetime: '2026-04-21 13:30:00',
      datetimeformatted: '04/21/2026 1:30 PM',
      state: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      stateabbreviation: 'VA',
    });
  });

  it('have the same ids in every run', async () => {
    const other = await startIsnSandbox({ port: 0, log: () => {} });
    const idsAt = async (origin: string) => {
      const headers = { authorization: `Basic ${btoa('pat:sesame')}` };
      const answer = await fetch(`${origin}/sandbox/rest/orders`, { headers });
      return ((await answer.json()) as { orders: { id: string }[] }).orders.map(({ id }) => id);
    };
    expect(await idsAt(other.origin)).toEqual(await idsAt(stage.origin));
    await other.stop();
  });
});

describe('the other company keys', () => {
  const counts = async (key: string) => {
    const footprints = await stage.ask('orders/footprints', { key });
    const search = await stage.ask('orders/search?year=2026', { key });
    return [footprints.body.footprints.length, search.body.orders.length, search.body.count];
  };

  it.each([
    ['sandbox', 13, 14],
    ['sandbox-empty', 0, 14],
    ['sandbox-none', 0, 0],
    ['sandbox-61k', 0, 61_000],
  ])('%s has %i footprints and %i orders', async (key, footprints, orders) =>
    expect(await counts(key)).toEqual([footprints, orders, orders]),
  );

  it('let everybody in who is not refused elsewhere', async () => {
    for (const key of ['sandbox-empty', 'sandbox-none', 'sandbox-61k'])
      expect((await stage.ask('me', { key })).body).toMatchObject({ status: 'ok', me: { firstname: 'Riley' } });
  });

  it('of 61,000 orders each can be read, as its list has it', async () => {
    const { orders } = (await stage.ask('orders', { key: 'sandbox-61k' })).body;
    expect(new Set(orders.map(({ id }: { id: string }) => id)).size).toBe(61_000);
    for (const stub of [orders[0], orders[30_000], orders[60_999]])
      expect((await stage.ask(`order/${stub.id}`, { key: 'sandbox-61k' })).body.order).toMatchObject(stub);
    const beyond = await stage.ask('order/61000000-0000-4000-8000-000000061000', { key: 'sandbox-61k' });
    expect(beyond).toEqual(refused());
  });

  it('answer in ISN’s place, whoever asks', async () => {
    const login = null;
    expect(await stage.ask('me', { key: 'sandbox-html', login })).toMatchObject({
      code: 200,
      type: expect.stringContaining('text/html'),
      body: expect.stringContaining('<h1>'),
    });
    expect(await stage.ask('me', { key: 'sandbox-500', login })).toMatchObject({ code: 500 });
    const moved = await fetch(`${stage.origin}/sandbox-redirect/rest/me`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, 'http://www.isn.example/']);
  });

  it('or do not answer, until the sandbox ends', async () => {
    const slow = await startIsnSandbox({ port: 0, log: () => {} });
    const asked = fetch(`${slow.origin}/sandbox-slow/rest/me`).then(
      () => 'answered',
      () => 'cut',
    );
    await fetch(slow.origin); // an answer that was asked for later is there
    expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting');
    await slow.stop();
    expect(await asked).toBe('cut');
  });
});

describe('giving back', () => {
  const put = (query: Record<string, string>) =>
    stage.ask(`orders/addreporturl?${new URLSearchParams(query)}`, { method: 'PUT' });

  it('reads the query, tells what is missing, and shows what came', async () => {
    const { orders } = (await stage.ask('orders')).body;
    const { id } = orders[0];
    const url = 'https://app.example.com/dashboard?report=<1>&a=b';
    expect(await put({ id })).toEqual(refused('you must provide a url for the report'));
    expect(await put({ id: 'nobody', url })).toEqual(refused());
    expect(await put({ id, url, title: 'Inspection Report', public: 'false' })).toMatchObject({
      body: { status: 'ok', message: '', url, id: expect.any(String) },
    });
    const page = await (await fetch(stage.origin)).text();
    expect(page).toContain('<code>https://app.example.com/dashboard?report=&lt;1&gt;&amp;a=b</code>');
    expect(page).toContain('118 Alder Court, Newport News, VA');
  });

  it('does not read a body', async () => {
    const { orders } = (await stage.ask('orders')).body;
    const answer = await fetch(`${stage.origin}/sandbox/rest/orders/addreporturl`, {
      method: 'PUT',
      headers: { authorization: `Basic ${btoa('pat:sesame')}` },
      body: new URLSearchParams({ id: orders[0].id, url: 'https://app.example.com' }),
    });
    expect(await answer.json()).toEqual({ status: 'error', message: 'you must provide a url for the report' });
  });
});

describe('beside the interface', () => {
  it('it tells where a company is', async () => {
    const look = async (query: string) => (await fetch(`${stage.origin}/rest/isn/url${query}`)).json();
    expect(await look('?companykey=sandbox')).toEqual({ status: 'ok', url: `${stage.origin}/sandbox` });
    expect(await look('?companykey=acme')).toMatchObject({ status: 'error' });
    expect(await look('')).toMatchObject({ status: 'error' });
  });

  it('its page names the keys and the orders, and loads nothing', async () => {
    const answer = await fetch(stage.origin);
    const page = await answer.text();
    for (const key of ['sandbox', 'sandbox-empty', 'sandbox-none', 'sandbox-slow', 'sandbox-redirect', 'sandbox-html'])
      expect(page).toContain(`<code>${key}</code>`);
    expect(page).toContain('No Date');
    expect(page).not.toMatch(/<script|(src|href)="/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('it takes a free port when its own is in use', async () => {
    const port = Number(new URL(stage.origin).port);
    const other = await startIsnSandbox({ port, log: () => {} });
    expect(other.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(other.origin).not.toBe(stage.origin);
    expect((await fetch(other.origin)).status).toBe(200);
    await other.stop();
    await other.stop();
  });

  it('nothing of all this is a failure of the sandbox', () => expect(stage.logged).toEqual([]));
});
