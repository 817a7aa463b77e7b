import type { IsnOrder } from './isn-order.ts';

/** An account's credentials as they are kept: the password only sealed. */
export interface StoredIsnCredentials {
  accountId: string;
  username: string;
  companyKey: string;
  /** The domain that served the company last. */
  domain: string;
  /** See `SecretBox`. */
  sealedPassword: string;
  /** Another one with every save. */
  version: string;
  /** Whether finished reports are linked from their orders. */
  givesBack: boolean;
}

/** Credentials to be kept; their password is sealed by whoever keeps them. */
export type NewIsnCredentials = Omit<StoredIsnCredentials, 'version' | 'givesBack' | 'sealedPassword'>;

/** Orders as they were read from ISN. */
export interface CachedOrders {
  orders: IsnOrder[];
  /** When ISN began to be asked: they are no older than that. */
  fetchedAt: Date;
}

/** Credentials and orders of accounts. Closed accounts have none. */
export interface IsnStore {
  credentials(accountId: string): Promise<StoredIsnCredentials | null>;
  /**
   * Keeps credentials in place of those before and forgets the orders read with them, in one transaction; `givesBack`
   * stays.
   * @param seal answers the sealed password. Called within the transaction, during which no change of keys can end: what
   * it seals can be opened afterwards.
   * @throws AppError UNAUTHENTICATED when the account is gone.
   */
  saveCredentials(credentials: NewIsnCredentials, seal: () => string): Promise<void>;
  /** Deletes credentials and cached orders, in one transaction. @returns false when there were none. */
  deleteCredentials(accountId: string): Promise<boolean>;
  /** @throws AppError NOT_FOUND without credentials. */
  setGivesBack(accountId: string, givesBack: boolean): Promise<void>;
  cachedOrders(accountId: string): Promise<CachedOrders | null>;
  /**
   * Keeps orders, and the domain that served them, if the credentials still are that version; never in place of newer
   * ones.
   * @returns false, having kept nothing, when the credentials were replaced or deleted.
   */
  keepOrders(accountId: string, version: string, orders: CachedOrders, domain: string): Promise<boolean>;
}

/** Seals secrets so that a copy of the database does not tell them. */
export interface SecretBox {
  /** @param owner what the secret belongs to; it opens for no other. */
  seal(secret: string, owner: string): string;
  /** @throws AppError UNAVAILABLE with a sentence when it was changed, belongs to another owner, or its key is not there. */
  open(sealed: string, owner: string): string;
}
