import { type Actor, isSubscriber, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { ToldEvent } from '../events.ts';
import { followEvents } from '../follow-events.ts';
import type { Ports } from '../ports.ts';
import { SharedReading } from '../shared-reading.ts';
import { allReports } from './all-reports.ts';
import type { Report } from './report.ts';

/** A report as it is now; null when it was deleted. */
export interface ReportChange {
  reportId: string;
  report: Report | null;
}

const changes = new SharedReading<ReportChange>();
const lists = new SharedReading<ReportChange[]>();
const admissions = new SharedReading<boolean>();

/**
 * The actor's reports as they change, until the reader stops or the actor's subscription ends. With `reportId` only
 * that one, beginning with how it is now. After a gap in the event bus everything that is watched is told anew.
 * @throws AppError NOT_FOUND for a `reportId` that is not one of the actor's.
 */
export async function watchReports(
  ports: Pick<Ports, 'accounts' | 'reports' | 'events'>,
  actor: Actor | null,
  input: { reportId?: string | null },
): Promise<AsyncIterable<ReportChange>> {
  const subscriber = await requireSubscriber(ports, actor);
  const { accountId } = subscriber;
  const watched = input.reportId ?? null;
  const current = async (reportId: string) => ({ reportId, report: await ports.reports.get(accountId, reportId) });
  const currentOrDeleted = (reportId: string) => current(reportId).catch((error) => deleted(reportId, error));

  const one = async (event: ToldEvent, reportId: string) => [
    await changes.of(event, reportId, () => currentOrDeleted(reportId)),
  ];

  async function all(): Promise<ReportChange[]> {
    const every: ReportChange[] = [];
    for await (const report of allReports(ports, actor)) every.push({ reportId: report.id, report });
    return every;
  }

  async function read(event: ToldEvent): Promise<ReportChange[] | 'end'> {
    if (event.type === 'sessionEnded') return [];
    if (event.type === 'reportChanged') {
      return watched && event.reportId !== watched ? [] : one(event, event.reportId);
    }
    if (!(await admissions.of(event, accountId, () => isSubscriber(ports, subscriber)))) return 'end';
    if (event.type === 'subscriptionChanged') return [];
    return watched ? one(event, watched) : lists.of(event, accountId, all);
  }

  return followEvents(ports.events.subscribe(accountId), {
    first: async () => (watched ? [await current(watched)] : []),
    read,
  });
}

function deleted(reportId: string, error: unknown): ReportChange {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return { reportId, report: null };
  throw error;
}
