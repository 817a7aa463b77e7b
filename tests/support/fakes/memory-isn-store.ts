import { randomUUID } from 'node:crypto';
import { isnNotSetUp } from '../../../server/domain/isn/isn-not-set-up.ts';
import type {
  CachedOrders,
  IsnStore,
  NewIsnCredentials,
  StoredIsnCredentials,
} from '../../../server/domain/isn/isn-store.ts';

/** Credentials and orders in memory. */
export class MemoryIsnStore implements IsnStore {
  readonly #credentials = new Map<string, StoredIsnCredentials>();
  readonly #orders = new Map<string, CachedOrders>();

  async credentials(accountId: string): Promise<StoredIsnCredentials | null> {
    return structuredClone(this.#credentials.get(accountId) ?? null);
  }

  async saveCredentials(credentials: NewIsnCredentials, seal: () => string): Promise<void> {
    const { accountId } = credentials;
    const givesBack = this.#credentials.get(accountId)?.givesBack ?? false;
    const row = { ...credentials, sealedPassword: seal(), version: randomUUID(), givesBack };
    this.#credentials.set(accountId, row);
    this.#orders.delete(accountId);
  }

  async deleteCredentials(accountId: string): Promise<boolean> {
    this.#orders.delete(accountId);
    return this.#credentials.delete(accountId);
  }

  async setGivesBack(accountId: string, givesBack: boolean): Promise<void> {
    const row = this.#credentials.get(accountId);
    if (!row) throw isnNotSetUp('NOT_FOUND');
    row.givesBack = givesBack;
  }

  async cachedOrders(accountId: string): Promise<CachedOrders | null> {
    return structuredClone(this.#orders.get(accountId) ?? null);
  }

  async keepOrders(accountId: string, version: string, orders: CachedOrders, domain: string): Promise<boolean> {
    const row = this.#credentials.get(accountId);
    if (row?.version !== version) return false;
    row.domain = domain;
    const before = this.#orders.get(accountId);
    if (!before || before.fetchedAt <= orders.fetchedAt) this.#orders.set(accountId, structuredClone(orders));
    return true;
  }
}
