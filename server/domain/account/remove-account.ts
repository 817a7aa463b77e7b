import type { Ports } from '../ports.ts';
import { reportFolder } from '../report/report-files.ts';
import { templateFolder } from '../template/template-files.ts';
import type { AccountRemoval } from './account-store.ts';

/**
 * Removes everything of a closed account. A job: safe to run again after it failed at any step. The job itself knows
 * what there was, so that files are found when the rows are gone.
 */
export async function removeAccount(
  ports: Pick<Ports, 'accounts' | 'files' | 'payments'> & {
    reportJobs: ForgettableJobs;
    giveBackJobs: ForgettableJobs;
  },
  { accountId, customerId, reportIds }: AccountRemoval,
): Promise<void> {
  if (customerId) await ports.payments.removeCustomer(customerId);
  await ports.accounts.remove(accountId);
  await ports.giveBackJobs.forget(accountId);
  await ports.reportJobs.forget(accountId); // after the rows, without which none is put in; before the files, which they write
  for (const reportId of reportIds) await ports.files.deleteAll(reportFolder(reportId));
  await ports.files.deleteAll(templateFolder(accountId));
}

/** A queue, as far as a removal needs it. */
interface ForgettableJobs {
  /** Takes every job of an account out of the queue, whatever its state. Resolves when none of them runs any more. */
  forget(accountId: string): Promise<void>;
}
