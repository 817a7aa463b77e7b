import type { Account } from '../../../server/domain/account/account.ts';
import { sessionEnded } from '../../../server/domain/account/refresh-session.ts';
import type { BillingRecord, BillingStore } from '../../../server/domain/billing/billing-store.ts';
import type { Subscription } from '../../../server/domain/billing/subscription.ts';
import type { MemoryAccountStore } from './memory-account-store.ts';

/** Billing of the accounts in a MemoryAccountStore. One piece of work at a time, whatever the account. */
export class MemoryBillingStore implements BillingStore {
  /** By the account's id. */
  readonly customerIds = new Map<string, string>();
  /** Ids of the events that were taken note of. */
  readonly eventIds = new Set<string>();
  private readonly store: MemoryAccountStore;
  private last: Promise<unknown> = Promise.resolve();

  constructor(store: MemoryAccountStore) {
    this.store = store;
  }

  exclusively<Result>(
    accountId: string,
    work: (record: BillingRecord) => Promise<{ customerId: string; result: Result }>,
  ): Promise<Result> {
    return this.alone(async () => {
      const account = this.find(accountId);
      if (!account) throw sessionEnded();
      const { username, subscriptionStatus: status, hasUsedFreeTrial } = account;
      const known = this.customerIds.get(accountId) ?? null;
      const { customerId, result } = await work({ accountId, username, customerId: known, status, hasUsedFreeTrial });
      this.customerIds.set(accountId, customerId);
      return result;
    });
  }

  applyEvent(
    event: { id: string; type: string; customerId: string },
    read: () => Promise<Subscription>,
  ): Promise<{ accountId: string } | null> {
    return this.alone(async () => {
      const [accountId] = [...this.customerIds].find(([, customerId]) => customerId === event.customerId) ?? [];
      const account = accountId ? this.find(accountId) : undefined;
      if (!account || this.eventIds.has(event.id)) return null;
      const before = { status: account.subscriptionStatus, hasUsedFreeTrial: account.hasUsedFreeTrial };
      const now = await read();
      this.eventIds.add(event.id);
      account.subscriptionStatus = now.status;
      account.hasUsedFreeTrial ||= now.hasUsedFreeTrial;
      const isSame = before.status === now.status && before.hasUsedFreeTrial === account.hasUsedFreeTrial;
      return isSame ? null : { accountId: account.id };
    });
  }

  private find(accountId: string): Account | undefined {
    return this.store.accounts.find((account) => account.id === accountId);
  }

  private alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(work);
    this.last = done.catch(() => {}); // whoever asked for it is told
    return done;
  }
}
