import { randomUUID } from 'node:crypto';
import { sessionEnded } from '../../domain/account/refresh-session.ts';
import { isnNotSetUp } from '../../domain/isn/isn-not-set-up.ts';
import type { CachedOrders, IsnStore, NewIsnCredentials, StoredIsnCredentials } from '../../domain/isn/isn-store.ts';
import type { PrismaClient } from './client.ts';
import { failedBecause } from './prisma-errors.ts';

const OPEN = { account: { closedAt: null } };

/** Credentials and orders of accounts in PostgreSQL. Each transaction changes the credentials first, then the orders. */
export class PrismaIsnStore implements IsnStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  credentials(accountId: string): Promise<StoredIsnCredentials | null> {
    return this.#prisma.isnCredentials.findUnique({ where: { accountId, ...OPEN } });
  }

  async saveCredentials({ accountId, ...credentials }: NewIsnCredentials, seal: () => string): Promise<void> {
    try {
      await this.#prisma.$transaction(async (tx) => {
        // The lock that the row is written under, taken before the key is: see `changeKeys`.
        await tx.$executeRaw`LOCK TABLE isn_credentials IN ROW EXCLUSIVE MODE`;
        const row = { ...credentials, sealedPassword: seal(), version: randomUUID() };
        await tx.isnCredentials.upsert({ where: { accountId }, create: { accountId, ...row }, update: row });
        await tx.isnOrders.deleteMany({ where: { accountId } });
      });
    } catch (error) {
      throw failedBecause(error, 'missingReference') ? sessionEnded() : error;
    }
  }

  async deleteCredentials(accountId: string): Promise<boolean> {
    const [{ count }] = await this.#prisma.$transaction([
      this.#prisma.isnCredentials.deleteMany({ where: { accountId } }),
      this.#prisma.isnOrders.deleteMany({ where: { accountId } }),
    ]);
    return count > 0;
  }

  async setGivesBack(accountId: string, givesBack: boolean): Promise<void> {
    const { count } = await this.#prisma.isnCredentials.updateMany({ where: { accountId }, data: { givesBack } });
    if (count === 0) throw isnNotSetUp('NOT_FOUND');
  }

  async cachedOrders(accountId: string): Promise<CachedOrders | null> {
    const row = await this.#prisma.isnOrders.findUnique({ where: { accountId, ...OPEN } });
    return row && { orders: JSON.parse(row.json), fetchedAt: row.fetchedAt };
  }

  keepOrders(accountId: string, version: string, cached: CachedOrders, domain: string): Promise<boolean> {
    const { orders, fetchedAt } = cached;
    return this.#prisma.$transaction(async (tx) => {
      const { count } = await tx.isnCredentials.updateMany({ where: { accountId, version }, data: { domain } });
      if (count === 0) return false;
      await tx.$executeRaw`
        INSERT INTO isn_orders (account_id, json, fetched_at)
        VALUES (${accountId}, ${JSON.stringify(orders)}, ${fetchedAt})
        ON CONFLICT (account_id) DO UPDATE SET json = excluded.json, fetched_at = excluded.fetched_at
        WHERE isn_orders.fetched_at <= excluded.fetched_at`;
      return true;
    });
  }
}
