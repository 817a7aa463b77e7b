import { type GiveBackJob, orderIdOf } from '../../domain/isn/give-back-job.ts';
import type { Transaction } from './client.ts';

/**
 * What is to be given back of a report that completes, within `tx`; null where it was written for no ISN order, or its
 * account does not give back.
 * @param packageVersion of the package that it completes with.
 */
export async function giveBackJobOf(
  tx: Transaction,
  reportId: string,
  packageVersion: string,
): Promise<GiveBackJob | null> {
  const report = await tx.report.findUnique({
    where: { id: reportId, account: { isnCredentials: { givesBack: true } } },
    select: { accountId: true, header: true },
  });
  const orderId = report && orderIdOf(report.header);
  return orderId ? { accountId: report.accountId, reportId, packageVersion, orderId } : null;
}
