import type { Subscription } from './subscription.ts';

/** What billing knows of an account. */
export interface BillingRecord extends Subscription {
  accountId: string;
  username: string;
  /** The account at the payment provider; null before it first meant to pay. */
  customerId: string | null;
}

/** The billing side of accounts. Closed accounts have none. */
export interface BillingStore {
  /**
   * Runs `work` while nothing else changes the account's billing, and keeps the customer that it answers, in one
   * transaction. When `work` throws, nothing changes.
   * @throws AppError UNAUTHENTICATED when the account is gone.
   */
  exclusively<Result>(
    accountId: string,
    work: (record: BillingRecord) => Promise<{ customerId: string; result: Result }>,
  ): Promise<Result>;
  /**
   * Takes note of an event: keeps its id and what `read` answers as the subscription of the customer's account, in one
   * transaction in which nothing else changes the account's billing. `read` is not called for an event whose id is
   * kept already, nor for a customer whom no account has. When `read` throws, nothing is kept.
   * @returns the account if its subscription changed, else null.
   */
  applyEvent(
    event: { id: string; type: string; customerId: string },
    read: () => Promise<Subscription>,
  ): Promise<{ accountId: string } | null>;
}
