import { type Actor, requireSubscriber } from '../access.ts';
import type { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { Report } from './report.ts';
import { reportNotFound } from './report-not-found.ts';

/** Some of the actor's reports in the order asked for, read in one go; AppError NOT_FOUND for each that is not the actor's. */
export async function getReports(
  ports: Pick<Ports, 'accounts' | 'reports'>,
  actor: Actor | null,
  input: { reportIds: readonly string[] },
): Promise<(Report | AppError)[]> {
  const { accountId } = await requireSubscriber(ports, actor);
  const found = new Map<string, Report>();
  for (const report of await ports.reports.getMany(accountId, input.reportIds)) found.set(report.id, report);
  return input.reportIds.map((id) => found.get(id) ?? reportNotFound());
}
