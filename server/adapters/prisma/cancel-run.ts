import type { ReportMessage } from '../../domain/report/report.ts';
import type { Transaction } from './client.ts';
import { IS_PROCESSING, messagesColumn, statusColumns } from './report-row.ts';
import { warningsOfStages } from './warnings-of-stages.ts';

/**
 * Ends a run from outside: takes its lease away and adds `warning` to those that were gathered. For a transaction.
 * @returns false, having changed nothing, unless the account has such a report and it is being processed.
 */
export async function cancelRun(
  tx: Transaction,
  accountId: string,
  reportId: string,
  warning: string,
): Promise<boolean> {
  const { count } = await tx.report.updateMany({
    where: { id: reportId, accountId, status: IS_PROCESSING },
    data: { ...statusColumns('error'), leaseId: null },
  });
  if (count === 0) return false;
  const messages: ReportMessage[] = [...(await warningsOfStages(tx, reportId)), { type: 'warning', text: warning }];
  await tx.report.update({ where: { id: reportId }, data: { messages: messagesColumn(messages) } });
  return true;
}
