import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PrismaIsnStore } from '../../../server/adapters/prisma/prisma-isn-store.ts';
import { bindApp, type Ports } from '../../../server/app.ts';
import type { IsnStore } from '../../../server/domain/isn/isn-store.ts';
import { eventually } from '../../support/eventually.ts';
import { ISN_DOMAIN, isnOrder } from '../../support/fakes/fake-isn-orders.ts';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let ports: Ports;
let client: RawClient;
let person: Awaited<ReturnType<TestWeb['logIn']>>;

/** How often each method of the store has answered. */
const answered: Partial<Record<PropertyKey, number>> = {};

/** A store that counts what it has answered. */
function counting(store: IsnStore): IsnStore {
  return new Proxy(store, {
    get:
      (target, name) =>
      async (...input: unknown[]) => {
        const answer = await (Reflect.get(target, name) as (...input: unknown[]) => unknown).apply(target, input);
        answered[name] = (answered[name] ?? 0) + 1;
        return answer;
      },
  });
}

beforeAll(async () => {
  web = await startTestWeb((all) => {
    ports = all;
    return { isn: counting(all.isn) };
  });
  client = new RawClient(web.origin);
});
afterAll(() => web.close());
beforeEach(async () => {
  person = await web.logIn();
  web.isnOrders.list = [isnOrder('order-1'), { ...isnOrder('order-2', ''), datetime: null }];
  web.isnOrders.calls.length = 0;
});

const PASSWORD = 'tell-nobody-8d2f4c10';
const rest = async (method: string, path: string, body?: object) =>
  (await client.rest(person.accessToken, method, `/users/isn${path}`, body)).body;
const graphql = async (query: string, variables?: object) =>
  (await client.graphql(person.accessToken, query, variables)).body.data;
const STATUS = '{ hasCredentials credentials { username companyKey } givesBack }';
const upload = (password = PASSWORD) =>
  rest('POST', '/upload-credentials', { username: 'inspector', password, company_key: 'Acme' });
const saveMutation = `mutation ($password: String!) {
  saveIsnCredentials(username: "inspector", password: $password, companyKey: "Acme") ${STATUS} }`;

describe('credentials', () => {
  it('are set up, shown, switched and deleted through REST', async () => {
    const none = { has_credentials: false, credentials: null, gives_back: false };
    expect(await rest('GET', '/credentials-status')).toEqual(none);
    expect(await upload()).toEqual({ success: true, message: 'Credentials saved successfully.' });
    const credentials = { username: 'inspector', company_key: 'acme' };
    const saved = { has_credentials: true, credentials, gives_back: false };
    expect(await rest('GET', '/credentials-status')).toEqual(saved);
    expect(await rest('PUT', '/gives-back', { gives_back: true })).toEqual({ ...saved, gives_back: true });
    expect(await rest('DELETE', '/delete-credentials')).toEqual({ success: true });
    expect(await rest('DELETE', '/delete-credentials')).toEqual({ success: false });
    expect(await rest('GET', '/credentials-status')).toEqual(none);
  });

  it('are set up, shown, switched and deleted through GraphQL', async () => {
    const none = { hasCredentials: false, credentials: null, givesBack: false };
    const status = async () => (await graphql(`{ isnCredentialsStatus ${STATUS} }`)).isnCredentialsStatus;
    expect(await status()).toEqual(none);
    const saved = {
      hasCredentials: true,
      credentials: { username: 'inspector', companyKey: 'acme' },
      givesBack: false,
    };
    expect(await graphql(saveMutation, { password: PASSWORD })).toEqual({ saveIsnCredentials: saved });
    expect(await graphql(`mutation { setIsnGivesBack(givesBack: true) ${STATUS} }`)).toEqual({
      setIsnGivesBack: { ...saved, givesBack: true },
    });
    expect(await status()).toEqual({ ...saved, givesBack: true });
    expect(await graphql('mutation { deleteIsnCredentials }')).toEqual({ deleteIsnCredentials: true });
    expect(await graphql('mutation { deleteIsnCredentials }')).toEqual({ deleteIsnCredentials: false });
    expect(await status()).toEqual(none);
  });

  it('leave the password nowhere in the clear: in no answer, no row, no line of the log', async () => {
    const answers = [
      await upload(),
      await graphql(saveMutation, { password: PASSWORD }),
      await rest('GET', '/credentials-status'),
      await graphql(`{ isnCredentialsStatus ${STATUS} isnOrders { orders { orderJson } } }`),
      await rest('GET', '/orders?force_update=true'),
      await rest('POST', '/upload-credentials', { username: 1, password: PASSWORD, company_key: 'acme' }),
      await graphql(saveMutation, { password: `${PASSWORD}\u0000` }),
    ];
    web.isnOrders.isDown = true;
    answers.push(await upload(), await rest('GET', '/orders?force_update=true'));
    web.isnOrders.isDown = false;
    // A fault of the product while it has the password in its hands: its line is as deep as a log could go.
    web.isnOrders.fault = new Error('a fault');
    answers.push(await upload(), await graphql(saveMutation, { password: PASSWORD }));
    web.isnOrders.fault = null;
    expect(web.logged.length).toBeGreaterThanOrEqual(2);

    const [{ dump = '' } = {}] = await web.prisma.$queryRaw<{ dump: string }[]>`
      SELECT database_to_xml(true, false, '')::text AS dump`;
    expect(dump).toContain('sealed_password');
    const forms = [PASSWORD, Buffer.from(PASSWORD).toString('base64'), Buffer.from(PASSWORD).toString('hex')];
    const basic = Buffer.from(`inspector:${PASSWORD}`).toString('base64');
    for (const form of [...forms, basic]) {
      expect(JSON.stringify(answers)).not.toContain(form);
      expect(dump).not.toContain(form);
      expect(inspect(web.logged, { depth: 20 })).not.toContain(form);
    }
    expect(await ports.isn.credentials(person.account.id)).toMatchObject({ domain: ISN_DOMAIN });
  });

  it('that were changed in the database are refused with what to do, by both doors', async () => {
    await upload();
    const { accountId = '', sealedPassword = '' } = (await ports.isn.credentials(person.account.id)) ?? {};
    const middle = sealedPassword.length - 5;
    const changed = `${sealedPassword.slice(0, middle)}${sealedPassword[middle] === 'A' ? 'B' : 'A'}${sealedPassword.slice(middle + 1)}`;
    await web.prisma.isnCredentials.update({ where: { accountId }, data: { sealedPassword: changed } });
    const sentence = 'The stored ISN password can no longer be read. Please enter your ISN credentials again.';
    expect(await rest('GET', '/orders')).toMatchObject({ code: 'UNAVAILABLE', detail: sentence });
    const { body } = await client.graphql(person.accessToken, '{ isnOrders { fetchedAt } }');
    expect(body.errors).toMatchObject([{ message: sentence, extensions: { code: 'UNAVAILABLE' } }]);
    expect(web.isnOrders.count('orders')).toBe(0);
    await upload();
    expect(await rest('GET', '/orders')).toHaveProperty('orders');
  });
});

describe('orders', () => {
  beforeEach(() => upload());

  const QUERY = `query ($force: Boolean! = false) { isnOrders(forceUpdate: $force) { fetchedAt orders {
    id label datetime street city state zip clientFirstName orderJson } } }`;

  it('come as they are through REST', async () => {
    const before = Date.now();
    const { orders, fetched_at: fetchedAt } = await rest('GET', '/orders');
    expect(orders).toEqual(web.isnOrders.list);
    expect(Date.parse(fetchedAt)).toBeGreaterThanOrEqual(before);
  });

  it('come with what a list shows through GraphQL', async () => {
    const { orders } = (await graphql(QUERY)).isnOrders;
    const town = { city: 'Newport News', state: 'VA', zip: '23606', clientFirstName: 'Dana' };
    expect(orders).toEqual([
      {
        id: 'order-1',
        label: '118 Alder Court, Newport News, VA, 23606 - Dana',
        datetime: '2026-04-27T13:30:00',
        street: '118 Alder Court',
        ...town,
        orderJson: JSON.stringify(web.isnOrders.list[0]),
      },
      {
        id: 'order-2',
        label: 'Unknown Address',
        datetime: null,
        street: null,
        ...town,
        orderJson: JSON.stringify(web.isnOrders.list[1]),
      },
    ]);
  });

  it('are the same through both doors, from one reading, until that is forced', async () => {
    const first = await rest('GET', '/orders');
    web.isnOrders.list = [isnOrder('order-3')];
    const { fetchedAt, orders } = (await graphql(QUERY)).isnOrders;
    expect({
      fetched_at: fetchedAt,
      orders: orders.map(({ orderJson }: { orderJson: string }) => JSON.parse(orderJson)),
    }).toEqual(first);
    expect(web.isnOrders.count('orders')).toBe(1);
    const forced = (await graphql(QUERY, { force: true })).isnOrders;
    expect(forced.orders).toMatchObject([{ id: 'order-3' }]);
    expect((await rest('GET', '/orders?force_update=true')).orders).toMatchObject([{ id: 'order-3' }]);
    expect(web.isnOrders.count('orders')).toBe(3);
  });

  it('are taken by a new report as they were given out', async () => {
    const { orders } = (await graphql(QUERY)).isnOrders;
    const created = await graphql(
      'mutation ($order: String) { createReport(input: { isnOrder: $order }) { headerAddress settings { writeHeader } } }',
      { order: orders[0].orderJson },
    );
    expect(created.createReport).toEqual({ headerAddress: orders[0].label, settings: { writeHeader: true } });
  });

  it('are read from ISN once however many ask at the same time, through both doors', async () => {
    answered.credentials = 0;
    answered.cachedOrders = 0;
    const release = web.isnOrders.hold();
    const asked = Promise.all([
      ...Array.from({ length: 20 }, (_, n) =>
        rest('GET', `/orders?force_update=${n % 2 === 0}`).then(({ fetched_at: at }) => at),
      ),
      ...Array.from({ length: 20 }, (_, n) =>
        graphql(QUERY, { force: n % 2 === 0 }).then(({ isnOrders }) => isnOrders.fetchedAt),
      ),
    ]);
    await eventually('all have come', () => answered.credentials === 40 && answered.cachedOrders === 20);
    release();
    expect(new Set(await asked).size).toBe(1);
    expect(web.isnOrders.count('orders')).toBe(1);
  });
});

describe('two web processes', () => {
  it('need not wait for each other: both read, and the newer list stays, whole', async () => {
    await upload();
    // Nothing of the one is known to the other: stores and fetches are their own, the database is one.
    const processAt = (second: number) => {
      const clock = { now: () => new Date(Date.UTC(2026, 3, 27, 12, 0, second)) };
      return bindApp({ ...ports, isn: new PrismaIsnStore(web.prisma), clock });
    };
    const [older, newer] = [processAt(1), processAt(2)];
    const release = web.isnOrders.hold();
    const late = older.isn.orders(person.actor, { forceUpdate: true });
    await eventually('the first reads', () => web.isnOrders.count('orders') === 1);
    web.isnOrders.holdNobody();
    web.isnOrders.list = [isnOrder('order-3')];
    const fresh = await newer.isn.orders(person.actor, { forceUpdate: true });
    release();
    expect((await late).orders).toHaveLength(2);
    expect(await older.isn.orders(person.actor, { forceUpdate: false })).toEqual(fresh);
    expect(fresh.orders).toEqual([isnOrder('order-3')]);
  });
});
