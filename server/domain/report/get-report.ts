import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { Report } from './report.ts';

/** One of the actor's reports. @throws AppError NOT_FOUND, also for another account's report. */
export async function getReport(
  ports: Pick<Ports, 'reports'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<Report> {
  const { accountId } = requireActor(actor);
  return ports.reports.get(accountId, input.reportId);
}
