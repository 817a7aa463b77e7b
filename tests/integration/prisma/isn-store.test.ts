import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaIsnStore } from '../../../server/adapters/prisma/prisma-isn-store.ts';
import { createDatabase } from '../../support/database.ts';
import { describeIsnStore } from '../../support/isn-store-contract.ts';
import { createAccount } from '../../support/stores.ts';

describeIsnStore('PrismaIsnStore', async () => {
  const { prisma, drop } = await createDatabase();
  return { store: new PrismaIsnStore(prisma), newAccount: () => createAccount(prisma), close: drop };
});

describe('PrismaIsnStore', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let store: PrismaIsnStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = new PrismaIsnStore(database.prisma);
  });
  afterAll(() => database.drop());

  const save = (accountId: string) =>
    store.saveCredentials({ accountId, username: 'ada', companyKey: 'acme', domain: 'd' }, () => 'v1.sealed');

  it('has nothing of a closed account, and takes nothing for one that is gone', async () => {
    const accountId = await createAccount(database.prisma);
    await save(accountId);
    const version = (await store.credentials(accountId))?.version ?? '';
    await store.keepOrders(accountId, version, { orders: [], fetchedAt: new Date() }, 'd');
    await database.prisma.account.update({ where: { id: accountId }, data: { closedAt: new Date() } });
    expect([await store.credentials(accountId), await store.cachedOrders(accountId)]).toEqual([null, null]);
    await expect(save(randomUUID())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ends with one whole state however saves, deletions and orders meet', async () => {
    const accountId = await createAccount(database.prisma);
    await save(accountId);
    const work = Array.from({ length: 30 }, async (_, n) => {
      if (n % 5 === 0) return save(accountId);
      if (n % 7 === 0) return store.deleteCredentials(accountId);
      const version = (await store.credentials(accountId))?.version ?? 'none';
      return store.keepOrders(accountId, version, { orders: [], fetchedAt: new Date() }, version);
    });
    await Promise.all(work);
    const [stored, cached] = [await store.credentials(accountId), await store.cachedOrders(accountId)];
    // Orders are there only of the credentials that are.
    if (cached) expect(stored?.domain).toBe(stored?.version);
  });

  it('takes no password that is not sealed, nor a key that could lead elsewhere', async () => {
    const accountId = await createAccount(database.prisma);
    const credentials = { accountId, username: 'ada', companyKey: 'acme', domain: 'd' };
    await expect(store.saveCredentials(credentials, () => 'secret')).rejects.toThrow('password_sealed');
    const elsewhere = { ...credentials, companyKey: 'evil.example.com/' };
    await expect(store.saveCredentials(elsewhere, () => 'v1.sealed')).rejects.toThrow('company_key_form');
    expect(await store.credentials(accountId)).toBeNull();
  });
});
