import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IsnStore } from '../../server/domain/isn/isn-store.ts';
import { isnOrder } from './fakes/fake-isn-orders.ts';

interface StoreUnderTest {
  store: IsnStore;
  newAccount(): Promise<string>;
  close(): Promise<void>;
}

const ORDERS = [
  isnOrder('order-1'),
  { ...isnOrder('order-2', 'Ünter den Linden \u0000 7'), datetime: null, agents: [] },
];
const at = (minute: number) => new Date(Date.UTC(2026, 3, 27, 12, minute));

/** What every IsnStore keeps to. */
export function describeIsnStore(name: string, open: () => Promise<StoreUnderTest>) {
  describe(name, () => {
    let tested: StoreUnderTest;
    let store: IsnStore;
    let ada: string;
    let grace: string;
    beforeAll(async () => {
      tested = await open();
      store = tested.store;
    });
    afterAll(() => tested.close());
    beforeEach(async () => {
      [ada, grace] = [await tested.newAccount(), await tested.newAccount()];
    });

    const save = async (accountId: string, username = 'inspector', sealed = 'v1.sealed') => {
      await store.saveCredentials({ accountId, username, companyKey: 'acme', domain: 'isn.example.com' }, () => sealed);
      const stored = await store.credentials(accountId);
      if (!stored) throw new Error('Nothing was stored.');
      return stored;
    };
    const keep = (accountId: string, version: string, minute = 0, orders = ORDERS) =>
      store.keepOrders(accountId, version, { orders, fetchedAt: at(minute) }, 'other.example.com');

    it('has nothing of an account that saved nothing', async () => {
      expect(await store.credentials(ada)).toBeNull();
      expect(await store.cachedOrders(ada)).toBeNull();
      expect(await store.deleteCredentials(ada)).toBe(false);
      expect(await keep(ada, 'none')).toBe(false);
      await expect(store.setGivesBack(ada, true)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Please set up your ISN credentials first.',
      });
    });

    it('keeps credentials as they are, of each account its own', async () => {
      const stored = await save(ada);
      const credentials = { accountId: ada, username: 'inspector', companyKey: 'acme', domain: 'isn.example.com' };
      expect(stored).toEqual({
        ...credentials,
        sealedPassword: 'v1.sealed',
        version: expect.any(String),
        givesBack: false,
      });
      await save(grace, 'other', 'v1.other');
      expect(await store.credentials(ada)).toEqual(stored);
    });

    it('keeps newer credentials in place of older ones, under another version, and forgets the orders', async () => {
      const first = await save(ada);
      await keep(ada, first.version);
      await store.setGivesBack(ada, true);
      const second = await save(ada, 'inspector', 'v1.newer');
      expect(second).toMatchObject({ sealedPassword: 'v1.newer', givesBack: true });
      expect(second.version).not.toBe(first.version);
      expect(await store.cachedOrders(ada)).toBeNull();
    });

    it('keeps nothing, and leaves what there was, when the password cannot be sealed', async () => {
      const before = await save(ada);
      await keep(ada, before.version);
      const failing = store.saveCredentials({ ...before, username: 'other' }, () => {
        throw new Error('no key');
      });
      await expect(failing).rejects.toThrow('no key');
      expect(await store.credentials(ada)).toMatchObject({ username: 'inspector', version: before.version });
      expect((await store.cachedOrders(ada))?.orders).toEqual(ORDERS);
    });

    it('keeps orders as they are, with their time and the domain that served them', async () => {
      const { version } = await save(ada);
      expect(await keep(ada, version)).toBe(true);
      expect(await store.cachedOrders(ada)).toEqual({ orders: ORDERS, fetchedAt: at(0) });
      expect(await store.credentials(ada)).toMatchObject({ domain: 'other.example.com', version });
      expect(await store.cachedOrders(grace)).toBeNull();
    });

    it('keeps no orders of credentials that were replaced or deleted meanwhile', async () => {
      const { version } = await save(ada);
      await save(ada);
      expect(await keep(ada, version)).toBe(false);
      expect(await store.cachedOrders(ada)).toBeNull();
      expect(await store.credentials(ada)).toMatchObject({ domain: 'isn.example.com' });
    });

    it('keeps newer orders in place of older ones, never the other way round', async () => {
      const { version } = await save(ada);
      await keep(ada, version, 1, []);
      await keep(ada, version, 2);
      expect(await keep(ada, version, 1, [])).toBe(true);
      expect(await store.cachedOrders(ada)).toEqual({ orders: ORDERS, fetchedAt: at(2) });
    });

    it('deletes credentials with their orders, and nothing of another account', async () => {
      for (const account of [ada, grace]) await keep(account, (await save(account)).version);
      expect(await store.deleteCredentials(ada)).toBe(true);
      expect([await store.credentials(ada), await store.cachedOrders(ada)]).toEqual([null, null]);
      expect(await store.cachedOrders(grace)).not.toBeNull();
      expect(await store.deleteCredentials(ada)).toBe(false);
    });

    it('forgets with the credentials that they gave back', async () => {
      await save(ada);
      await store.setGivesBack(ada, true);
      await store.deleteCredentials(ada);
      expect((await save(ada)).givesBack).toBe(false);
    });
  });
}
