import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import { PrismaBillingStore } from '../../../server/adapters/prisma/prisma-billing-store.ts';
import type { AccountRemoval } from '../../../server/domain/account/account-store.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { createAccount } from '../../support/stores.ts';

interface Billing {
  database: Awaited<ReturnType<typeof createDatabase>>;
  accounts: PrismaAccountStore;
  store: PrismaBillingStore;
  /** What closed accounts have put into the queue. */
  removals: AccountRemoval[];
}

/** The billing of one test file, on a database of its own. */
export function billingOfThisFile() {
  const billing = { removals: [] as AccountRemoval[] } as Billing;
  beforeAll(async () => {
    billing.database = await createDatabase();
    billing.store = new PrismaBillingStore(billing.database.prisma);
    billing.accounts = new PrismaAccountStore(billing.database.prisma, async (_tx, removal) => {
      billing.removals.push(removal);
    });
  });
  afterAll(() => billing.database.drop());

  return Object.assign(billing, {
    /** A new account that has a customer. */
    async createCustomer(): Promise<{ accountId: string; customerId: string }> {
      const accountId = await createAccount(billing.database.prisma);
      const customerId = `cus_${randomUUID()}`;
      await billing.store.exclusively(accountId, async () => ({ customerId, result: null }));
      return { accountId, customerId };
    },
    /** Resolves when so many transactions wait for another one's lock. */
    waitingForLocks(count: number): Promise<unknown> {
      return eventually(`${count} wait for a lock`, async () => {
        const waiting = await query(
          billing.database.url,
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length >= count;
      });
    },
  });
}

/** A new event about a customer. */
export function newEvent(customerId: string) {
  return { id: `evt_${randomUUID()}`, type: 'customer.subscription.updated', customerId };
}

/** Something that is waited for until `open` is called. */
export function barrier() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
