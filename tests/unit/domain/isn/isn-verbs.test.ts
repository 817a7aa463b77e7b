import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import { ISN_DOMAIN, isnOrder, REFUSAL } from '../../../support/fakes/fake-isn-orders.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const CREDENTIALS = { username: 'inspector', password: 'secret', companyKey: 'acme' };
const FAILED = 'Failed to save credentials. Please try again.';
const NOT_SET_UP = 'Please set up your ISN credentials first.';
let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor();
  product.isnOrders.list = [isnOrder('order-1')];
});

const save = (change: Partial<typeof CREDENTIALS> = {}) =>
  product.app.isn.saveCredentials(actor, { ...CREDENTIALS, ...change });
const orders = (forceUpdate = false) => product.app.isn.orders(actor, { forceUpdate });
const status = () => product.app.isn.credentialsStatus(actor);

/** Lets everything go as far as it gets by itself. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('credentials', () => {
  it('are none at first', async () => {
    expect(await status()).toEqual({ hasCredentials: false, credentials: null, givesBack: false });
  });

  it('are checked as they are kept, and told without the password', async () => {
    const saved = await save({ username: ' inspector ', companyKey: ' ACME-2 ', password: ' secret ' });
    expect(product.isnOrders.calls).toEqual([
      { name: 'check', input: [{ username: 'inspector', companyKey: 'acme-2', password: ' secret ' }] },
    ]);
    const told = {
      hasCredentials: true,
      credentials: { username: 'inspector', companyKey: 'acme-2' },
      givesBack: false,
    };
    expect(saved).toEqual(told);
    expect(await status()).toEqual(told);
    expect(await product.isn.credentials(actor.accountId)).toMatchObject({
      domain: ISN_DOMAIN,
      sealedPassword: JSON.stringify([actor.accountId, ' secret ']),
    });
  });

  it('are not asked of ISN again and again: checks that it refused count, by user of ISN and account', async () => {
    const attempt = { kind: 'isn', username: 'inspector@acme', address: actor.accountId };
    await save();
    expect(product.attempts.counted).toEqual([attempt]);
    expect(product.attempts.forgiven).toEqual([attempt]);
    await expect(save({ password: 'wrong' })).rejects.toMatchObject({ message: REFUSAL });
    expect(product.attempts.forgiven).toHaveLength(1);
    product.attempts.refuse = true;
    await expect(save()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(product.isnOrders.calls).toHaveLength(2);
  });

  it.each([
    ['no user name', { username: ' ' }, 'Please enter user name, password and company key.'],
    ['no password', { password: '  ' }, 'Please enter user name, password and company key.'],
    ['no company key', { companyKey: '' }, 'Please enter user name, password and company key.'],
    ['a very long password', { password: 'x'.repeat(251) }, /at most 250 characters/],
    ...[
      'acme.example.com',
      'acme/',
      '../acme',
      'acme#',
      'acme@evil',
      'ac me',
      'äcme',
      'acme\n.',
      '%61cme',
      'acme:80',
    ].map(
      (companyKey) =>
        [`the company key ${JSON.stringify(companyKey)}`, { companyKey }, /only letters, digits/] as const,
    ),
  ] as const)('with %s are refused before ISN is asked', async (_what, change, message) => {
    await save();
    const refused = save(change);
    await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(refused).rejects.toThrow(message);
    expect(product.isnOrders.count('check')).toBe(1);
  });

  it('that ISN refuses are not kept: it says why, and those before stay with their orders', async () => {
    await save();
    const before = await product.isn.credentials(actor.accountId);
    await orders();
    const refused = save({ password: 'wrong', companyKey: 'other' });
    await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: REFUSAL });
    expect(await product.isn.credentials(actor.accountId)).toEqual(before);
    await orders();
    expect(product.isnOrders.count('orders')).toBe(1);
  });

  it('that cannot be checked are not kept', async () => {
    await save();
    product.isnOrders.isDown = true;
    await expect(save({ username: 'other' })).rejects.toMatchObject({ code: 'UNAVAILABLE', message: FAILED });
    expect(await status()).toMatchObject({ credentials: { username: 'inspector' } });
  });

  it('are deleted with their orders, once', async () => {
    await save();
    await orders();
    expect(await product.app.isn.deleteCredentials(actor)).toBe(true);
    expect(await status()).toMatchObject({ hasCredentials: false });
    expect(await product.isn.cachedOrders(actor.accountId)).toBeNull();
    expect(await product.app.isn.deleteCredentials(actor)).toBe(false);
  });

  it('say whether they give back, which is off until it is switched on, and stays through a save', async () => {
    const switchOn = () => product.app.isn.setGivesBack(actor, { givesBack: true });
    await expect(switchOn()).rejects.toMatchObject({ code: 'NOT_FOUND', message: NOT_SET_UP });
    await save();
    expect(await switchOn()).toMatchObject({ hasCredentials: true, givesBack: true });
    expect(await save()).toMatchObject({ givesBack: true });
    expect(await product.app.isn.setGivesBack(actor, { givesBack: false })).toMatchObject({ givesBack: false });
  });
});

describe('orders', () => {
  it('need credentials', async () => {
    await expect(orders()).rejects.toMatchObject({ code: 'CONFLICT', message: NOT_SET_UP });
    await expect(orders(true)).rejects.toMatchObject({ code: 'CONFLICT', message: NOT_SET_UP });
  });

  it('are read once with the kept credentials, then told from the cache with their time', async () => {
    await save();
    const first = await orders();
    expect(first).toEqual({ orders: [isnOrder('order-1')], fetchedAt: new Date('2026-01-01T12:00:00Z') });
    product.advance(3600);
    product.isnOrders.list = [];
    expect(await orders()).toEqual(first);
    expect(product.isnOrders.calls.slice(1)).toEqual([
      { name: 'orders', input: [{ ...CREDENTIALS, domain: ISN_DOMAIN }] },
    ]);
  });

  it('are read anew when that is asked for', async () => {
    await save();
    await orders();
    product.advance(60);
    product.isnOrders.list = [isnOrder('order-2')];
    const fresh = { orders: [isnOrder('order-2')], fetchedAt: new Date('2026-01-01T12:01:00Z') };
    expect(await orders(true)).toEqual(fresh);
    expect(await orders()).toEqual(fresh);
  });

  it('are read once however many ask, forced or not, and told from the cache meanwhile', async () => {
    await save();
    let release = product.isnOrders.hold();
    const first = Promise.all(Array.from({ length: 25 }, (_, n) => orders(n % 2 === 0)));
    await settle();
    release();
    expect(new Set((await first).map(({ fetchedAt }) => fetchedAt.getTime())).size).toBe(1);
    expect(product.isnOrders.count('orders')).toBe(1);

    release = product.isnOrders.hold();
    product.advance(60);
    const forced = Promise.all([orders(true), orders(true)]);
    await settle();
    expect((await orders()).fetchedAt).toEqual(new Date('2026-01-01T12:00:00Z'));
    const later = orders(true);
    await settle();
    release();
    for (const { fetchedAt } of [...(await forced), await later]) {
      expect(fetchedAt).toEqual(new Date('2026-01-01T12:01:00Z'));
    }
    expect(product.isnOrders.count('orders')).toBe(2);
  });

  it('of one account do not wait for those of another', async () => {
    await save();
    const release = product.isnOrders.hold();
    const held = orders();
    await settle();
    product.isnOrders.holdNobody();
    actor = product.actor();
    await save();
    expect((await orders()).orders).toHaveLength(1);
    release();
    await held;
  });

  it('stay as they were when they cannot be read anew, and everybody who waits is told why', async () => {
    await save();
    const before = await orders();
    product.isnOrders.isDown = true;
    const failures = await Promise.allSettled([orders(true), orders(true)]);
    for (const failure of failures) expect(failure).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(product.isnOrders.count('orders')).toBe(2);
    expect(await orders()).toEqual(before);
    product.isnOrders.isDown = false;
    expect((await orders(true)).orders).toHaveLength(1);
  });

  it('of credentials that were replaced meanwhile are thrown away for those of the new ones', async () => {
    await save();
    const release = product.isnOrders.hold();
    const asked = orders();
    await settle();
    product.isnOrders.holdNobody();
    product.isnOrders.list = [isnOrder('of the other company')];
    await save({ companyKey: 'other' });
    release();
    expect((await asked).orders).toEqual([isnOrder('of the other company')]);
    expect((await orders()).orders).toEqual([isnOrder('of the other company')]);
    expect(product.isnOrders.count('orders')).toBe(2);
  });

  it('are not hindered by a failure of credentials that were replaced meanwhile', async () => {
    await save();
    const release = product.isnOrders.hold();
    const asked = orders();
    await settle();
    product.isnOrders.refused.add('secret');
    product.isnOrders.holdNobody();
    await save({ password: 'new secret' });
    release();
    expect((await asked).orders).toEqual([isnOrder('order-1')]);
  });

  it('of credentials that were deleted meanwhile are thrown away', async () => {
    await save();
    const release = product.isnOrders.hold();
    const asked = orders();
    await settle();
    await product.app.isn.deleteCredentials(actor);
    release();
    await expect(asked).rejects.toMatchObject({ code: 'CONFLICT', message: NOT_SET_UP });
    expect(await product.isn.cachedOrders(actor.accountId)).toBeNull();
  });

  it('of credentials that cannot be opened any more ask for new ones', async () => {
    await save();
    await product.isn.saveCredentials(
      { accountId: actor.accountId, username: 'inspector', companyKey: 'acme', domain: ISN_DOMAIN },
      () => JSON.stringify(['somebody else', 'secret']),
    );
    await expect(orders()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(product.isnOrders.count('orders')).toBe(0);
  });
});
