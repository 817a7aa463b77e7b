import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { announceReport } from './announce-report.ts';
import type { Report } from './report.ts';

/** What the inspector reads of a report that is no longer being written. */
const CANCELLED = 'Writing was cancelled. Choose Continue Processing to go on.';

/**
 * Stops writing a report: it ends in `error` with a warning that says so. Its worker has lost the lease and stops at its
 * next write; what was finished is kept, and processing it again goes on there.
 * @throws AppError NOT_FOUND; CONFLICT for a report that is not being processed.
 */
export async function cancelReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'events'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  await ports.reports.cancelRun(accountId, input.reportId, CANCELLED);
  await announceReport(ports, { id: input.reportId, accountId });
  return ports.reports.get(accountId, input.reportId);
}
