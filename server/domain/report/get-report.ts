import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { Report } from './report.ts';

/** One of the actor's reports. @throws AppError NOT_FOUND, also for another account's report. */
export async function getReport(
  ports: Pick<Ports, 'accounts' | 'reports'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  return ports.reports.get(accountId, input.reportId);
}
