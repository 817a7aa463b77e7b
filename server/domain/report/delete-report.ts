import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { announceReport } from './announce-report.ts';
import { reportFolder } from './report-files.ts';

/**
 * Deletes a report and its files. A worker that is writing it loses its lease with the row and stops.
 * @throws AppError NOT_FOUND
 */
export async function deleteReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files' | 'events'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<void> {
  const { accountId } = await requireSubscriber(ports, actor);
  await ports.reports.delete(accountId, input.reportId);
  await announceReport(ports, { id: input.reportId, accountId });
  await ports.files.deleteAll(reportFolder(input.reportId));
}
