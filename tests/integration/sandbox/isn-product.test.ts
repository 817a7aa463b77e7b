import { describe, expect, it } from 'vitest';
import { HttpIsnOrders } from '../../../server/adapters/isn/http-isn-orders.ts';
import { playedIsn } from '../../../server/roles/played-isn.ts';
import { isnOfThisFile, TODAY } from './isn-of-this-file.ts';

const stage = isnOfThisFile();

const accessOf = (companyKey: string, username = 'pat') => ({
  username,
  password: 'sesame',
  companyKey,
  domain: null,
});

/** The product's client, put together as the product does. */
const isn = () => new HttpIsnOrders({ ...playedIsn(stage.origin), log: () => {}, clock: { now: () => TODAY } });

describe('the product with the sandbox', () => {
  it('is let in', async () => expect(await isn().check(accessOf('sandbox'))).toEqual({ domain: 'isn.sandbox' }));

  it.each([
    ['sandbox-bad-login', 'pat'],
    ['sandbox', 'wrong'],
    ['acme', 'pat'],
  ])('is refused in the words of ISN: %s, %s', async (key, username) =>
    expect(isn().check(accessOf(key, username))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/is not valid\.$/),
    }),
  );

  it.each(['sandbox-redirect', 'sandbox-html', 'sandbox-500'])('does not take %s for ISN', async (key) =>
    expect(isn().check(accessOf(key))).rejects.toMatchObject({ code: 'UNAVAILABLE' }),
  );

  it('does not wait for sandbox-slow', async () => {
    const start = performance.now();
    await expect(isn().check(accessOf('sandbox-slow'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it.each([
    ['sandbox', 11],
    ['sandbox-empty', 12],
    ['sandbox-none', 0],
  ])('reads the orders of %s', async (key, count) => {
    const { orders } = await isn().orders(accessOf(key));
    expect(orders).toHaveLength(count);
  });

  it('reads an order with everybody whom it names', async () => {
    const { orders } = await isn().orders(accessOf('sandbox'));
    const order = orders.find(({ report_info }) => report_info.RIAddress1?.[1] === '1209 Summit Ridge Way');
    expect(order).toMatchObject({
      datetime: '2026-04-25T11:15:00',
      report_info: {
        RIStartTime: ['RIStartTime', '11:15 AM'],
        RIStopTime: ['RIStopTime', '3:15 PM'],
        RICounty: ['RICounty', 'Buncombe'],
        RIReportNumber: ['RIReportNumber', '1133'],
        RIInspector: ['RIInspector', 'Riley Chen'],
      },
      client_data: { CFName1: ['CFName1', 'Dana'], CCity: ['CCity', 'Asheville'], CState: ['CState', 'NC'] },
      client_address: { CCity: ['CCity', 'Hampton'], CState: ['CState', 'VA'] },
      agents: [
        { PFName: 'Lee', PLName: 'Ray', PRole: 'Buyer Agent' },
        { PFName: 'Imani', PLName: 'Brooks', PRole: 'Listing Agent' },
      ],
    });
  });

  it('reads the newest of 61,000', async () => {
    const { orders } = await isn().orders(accessOf('sandbox-61k'));
    expect(orders.length).toBeGreaterThan(40);
    expect(orders.length).toBeLessThanOrEqual(50);
  });

  it('gives a link back', async () => {
    const [order] = (await isn().orders(accessOf('sandbox'))).orders;
    const url = 'https://app.example.com/dashboard?report=7';
    await isn().addReportUrl(accessOf('sandbox'), { orderId: order?.id ?? '', url, title: 'Inspection Report' });
    expect(await (await fetch(stage.origin)).text()).toContain(`<code>${url}</code>`);
  });
});
