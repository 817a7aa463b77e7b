import type { BillingRecord } from '../../domain/billing/billing-store.ts';
import type { Transaction } from './client.ts';

/**
 * What billing knows of an account, which nobody else may change until the transaction `tx` ends.
 * @returns null for one that is closed, or gone.
 */
export async function lockBilling(tx: Transaction, accountId: string): Promise<BillingRecord | null> {
  // Not by the row: log-ins of the account would wait as long as the payment provider takes.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`billing of ${accountId}`}, 0))`;
  // The row is only kept from being closed or removed: the customer that is being made would be forgotten.
  await tx.$executeRaw`SELECT FROM accounts WHERE id = ${accountId} FOR KEY SHARE`;
  const account = await tx.account.findUnique({ where: { id: accountId, closedAt: null } });
  if (!account) return null;
  const { username, customerId, subscriptionStatus: status, hasUsedFreeTrial } = account;
  return { accountId, username, customerId, status, hasUsedFreeTrial };
}
