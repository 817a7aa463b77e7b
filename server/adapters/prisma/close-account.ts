import type { AccountRemoval } from '../../domain/account/account-store.ts';
import type { Transaction } from './client.ts';

/**
 * Closes an account within `tx`: see `AccountStore.close`.
 * @returns what is left to be removed; null when it is closed already, or gone.
 */
export async function closeAccount(tx: Transaction, accountId: string, now: Date): Promise<AccountRemoval | null> {
  // Locked as for deletion: a report that is being created has committed, and is listed below, or waits for us.
  const [account] = await tx.$queryRaw<{ customerId: string | null }[]>`
    SELECT customer_id AS "customerId" FROM accounts WHERE id = ${accountId} AND closed_at IS NULL FOR UPDATE`;
  if (!account) return null;
  const reports = await tx.report.findMany({ where: { accountId }, select: { id: true } });
  await tx.session.updateMany({ where: { accountId, endedAt: null }, data: { endedAt: now } });
  await tx.account.update({
    where: { id: accountId },
    data: { username: `closed-${accountId}`, passwordHash: '', closedAt: now },
  });
  return { accountId, customerId: account.customerId, reportIds: reports.map(({ id }) => id) };
}
