import { describe, expect, it } from 'vitest';
import type { IsnOrder } from '../../../server/domain/isn/isn-order.ts';
import { clientRecord, orderRecord } from '../../support/isn-records.ts';
import { ACCESS, answering, DOMAIN, isnOrdersAt, type PlayedIsn, playIsn } from './played-isn.ts';

const NAMES = ['one', 'two', 'three'];

/** Footprints of orders, and the orders, by id. */
function footprintsOf(orders: Record<string, object>): Record<string, object> {
  const footprints = Object.keys(orders).map((order, index) => ({ id: `f${index}`, order, datetime: '' }));
  const records = Object.entries(orders).map(([id, order]) => [`order/${id}`, { order: { ...order, id } }]);
  return { 'orders/footprints': { footprints }, ...Object.fromEntries(records) };
}

/** An order without people. */
const alone = (changes: object = {}) => orderRecord({ client: '', buyersagent: '', inspector1: '', ...changes });

async function read(answers: Record<string, object>, now?: string) {
  const played = await playIsn(answering(answers));
  const { isn, logged } = isnOrdersAt({ [DOMAIN]: played }, now ? { now } : {});
  return { ...(await isn.orders(ACCESS)), played, logged };
}

const ids = (orders: IsnOrder[]) => orders.map(({ id }) => id);
const paths = ({ calls }: PlayedIsn) => calls.map(({ path }) => path);

describe('the orders of ISN', () => {
  it('come from the inspector’s footprints, with the people whom they name', async () => {
    const { orders, domain, played } = await read({
      ...footprintsOf({ one: orderRecord() }),
      'client/f3a9b6d2-1c44-4b1f-8f0e-2f7d5f6a3c22': { client: clientRecord() },
      'agent/a77c0f1e-52c3-4d19-9a10-6b1f0c9d7e44': { agent: { first: 'Lee', last: 'Ray' } },
      'user/d734a00a-0000-4c1d-8000-bf16bd7e165f': { user: { displayname: 'Pat Doe' } },
    });
    expect(domain).toBe(DOMAIN);
    expect(orders).toEqual([
      expect.objectContaining({
        id: 'one',
        datetime: '2026-04-27T13:30:00',
        agents: [{ PFName: 'Lee', PLName: 'Ray', PRole: 'Buyer Agent' }],
      }),
    ]);
    expect(orders[0]?.report_info.RIInspector).toEqual(['RIInspector', 'Pat Doe']);
    expect(orders[0]?.client_data.CFName1).toEqual(['CFName1', 'Dana']);
    expect(paths(played).slice(0, 2)).toEqual(['orders/footprints', 'order/one']);
    expect(paths(played)).toHaveLength(5);
  });

  it('are read with the credentials in a header, and with nothing but GET: footprints are never deleted', async () => {
    const { played } = await read(footprintsOf({ one: alone(), two: alone() }));
    const basic = `Basic ${Buffer.from('pat:sesame').toString('base64')}`;
    expect(new Set(played.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(new Set(played.calls.map(({ authorization }) => authorization))).toEqual(new Set([basic]));
    expect(paths(played).join()).not.toMatch(/sesame|pat/);
  });

  it('are in the order of their times, those without one last', async () => {
    const times = { one: 'No Date', two: '2026-05-02 09:00:00', three: '2026-04-30 09:00:00', four: 'null', five: '' };
    const orders = Object.entries(times).map(([id, datetime]) => [id, alone({ datetime })]);
    expect(ids((await read(footprintsOf(Object.fromEntries(orders)))).orders)).toEqual([
      'three',
      'two',
      'five',
      'four',
      'one',
    ]);
  });

  it.each([
    { show: 'no' },
    { show: 'No ' },
    { show: false },
    { canceled: 'yes' },
    { canceled: 'YES' },
    { canceled: true },
  ])('leave out what is deleted or cancelled: %o', async (changes) =>
    expect(ids((await read(footprintsOf({ one: alone(changes), two: alone() }))).orders)).toEqual(['two']),
  );

  it.each([{ show: 'Yes' }, { show: true }, { show: undefined }, { canceled: 'No' }, { canceled: '' }])(
    'have everything else: %o',
    async (changes) => expect(ids((await read(footprintsOf({ one: alone(changes) }))).orders)).toEqual(['one']),
  );

  it('ask for nobody where an order names nobody', async () => {
    const order = orderRecord({ client: '', buyersagent: 'null', sellersagent: null, inspector1: ' ' });
    const { orders, played } = await read(footprintsOf({ one: order }));
    expect(paths(played)).toEqual(['orders/footprints', 'order/one']);
    expect(orders[0]).toMatchObject({ client_data: { CCity: ['CCity', 'Newport News'] }, agents: [] });
    expect(orders[0]?.client_data).not.toHaveProperty('CFName1');
  });

  it('ask for everybody once, however many orders name them', async () => {
    const order = orderRecord({ buyersagent: 'lee', sellersagent: 'lee', client: 'dana', inspector1: 'pat' });
    const { played } = await read({
      ...footprintsOf(Object.fromEntries(NAMES.map((name) => [name, order]))),
      'client/dana': { client: clientRecord() },
      'agent/lee': { agent: { firstname: 'Lee', lastname: 'Ray' } },
      'user/pat': { user: { first: 'Pat', last: 'Doe' } },
    });
    expect(
      paths(played)
        .filter((path) => !path.startsWith('order'))
        .sort(),
    ).toEqual(['agent/lee', 'client/dana', 'user/pat']);
  });

  it('are written without somebody whom ISN does not show', async () => {
    const { orders, logged } = await read(footprintsOf({ one: alone({ client: 'gone' }) }));
    expect(orders[0]?.client_data).not.toHaveProperty('CFName1');
    expect(logged).toEqual([['somebody of an ISN order is not shown by ISN', expect.objectContaining({ id: 'gone' })]]);
  });
});

describe('without footprints', () => {
  const search = (orders: unknown) => ({ 'orders/footprints': { footprints: [] }, 'orders/search': { orders } });
  const stub = (id: string, modified: string, show: unknown = 'yes') => ({ id, show, modified });

  it('the company’s orders of the year are read', async () => {
    const { orders, played } = await read({
      ...search([stub('one', '2026-04-26T19:46:06+00:00')]),
      'order/one': { order: alone() },
    });
    expect(ids(orders)).toEqual(['one']);
    expect(paths(played)).toEqual(['orders/footprints', 'orders/search?year=2026', 'order/one']);
  });

  it('of many the 50 that were changed last are read, whatever the zones of their times', async () => {
    const at = (index: number) => new Date(Date.UTC(2026, 3, 1, 0, index)).toISOString().replace('.000Z', '+00:00');
    const stubs = Array.from({ length: 80 }, (_, index) => stub(`o${index}`, at(index)));
    stubs.push(stub('west', '2026-04-01T00:00:00-11:00'), stub('east', '2026-04-01T11:00:00+14:00'));
    stubs.push(stub('gone', '2027-01-01T00:00:00+00:00', 'No'), stub('undated', ''), stub('o79', at(3)));
    const records = stubs.map(({ id }) => [`order/${id}`, { order: alone() }]);
    const { orders } = await read({ ...search(stubs.reverse()), ...Object.fromEntries(records) });
    const newest = Array.from({ length: 49 }, (_, index) => `o${79 - index}`);
    expect(ids(orders).sort()).toEqual(['west', ...newest].sort());
  });

  it('61,000 of them in one answer take less than 3 s', async () => {
    const zone = (index: number) => `2026-04-26T19:46:${String(index % 60).padStart(2, '0')}+00:00`;
    const stubs = Array.from({ length: 61_000 }, (_, index) => stub(`o${index}`, zone(index)));
    const body = JSON.stringify({ status: 'ok', count: stubs.length, orders: stubs });
    const played = await playIsn(({ path }) => {
      if (path.startsWith('orders/search')) return { body };
      return { body: { status: 'ok', ...(path.startsWith('order/') && { order: alone() }) } };
    });
    const { isn } = isnOrdersAt({ [DOMAIN]: played });
    const started = performance.now();
    expect((await isn.orders(ACCESS)).orders).toHaveLength(50);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(played.calls).toHaveLength(52);
  });

  it('in a new year without orders those of the year before are read', async () => {
    const played = await playIsn(({ path }) => {
      if (path === 'orders/search?year=2026') return { body: { status: 'ok', orders: [stub('one', '')] } };
      if (path === 'order/one') return { body: { status: 'ok', order: alone() } };
      return { body: { status: 'ok', count: 0 } };
    });
    const { isn } = isnOrdersAt({ [DOMAIN]: played }, { now: '2027-01-02T08:00:00' });
    expect(ids((await isn.orders(ACCESS)).orders)).toEqual(['one']);
  });

  it.each([[[]], [null], [undefined], ['none'], [{}], [[null, 7, 'x', {}, { id: '' }, { id: '../me' }]]])(
    'and with %j for orders there are none',
    async (orders) => expect((await read(search(orders))).orders).toEqual([]),
  );

  it('also somebody who is refused them gets the company’s orders', async () => {
    const { orders } = await read({ 'orders/search': { orders: [stub('one', '')] }, 'order/one': { order: alone() } });
    expect(ids(orders)).toEqual(['one']);
  });
});

describe('of more than 50 footprints', () => {
  it('the latest are read, each order once', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const footprints = Array.from({ length: 60 }, (_, index) => ({
      order: `o${index}`,
      datetime: `${day(index)} 09:00:00`,
    }));
    const records = footprints.map(({ order, datetime }) => [`order/${order}`, { order: alone({ datetime }) }]);
    const { orders } = await read({
      'orders/footprints': { footprints: [...footprints, ...footprints] },
      ...Object.fromEntries(records),
    });
    expect(ids(orders)).toEqual(Array.from({ length: 50 }, (_, index) => `o${index + 10}`));
  });
});
