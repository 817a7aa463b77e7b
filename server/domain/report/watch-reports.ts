import { type Actor, requireActor } from '../access.ts';
import { AppError } from '../errors.ts';
import type { AppEvent } from '../events.ts';
import type { Ports } from '../ports.ts';
import { allReports } from './all-reports.ts';
import type { Report } from './report.ts';

/** A report as it is now; null when it was deleted. */
export interface ReportChange {
  reportId: string;
  report: Report | null;
}

/**
 * The actor's reports as they change, until the reader stops. With `reportId` only that one, beginning with how
 * it is now. After a gap in the event bus everything that is watched is told anew.
 * @throws AppError NOT_FOUND for a `reportId` that is not one of the actor's.
 */
export async function watchReports(
  ports: Pick<Ports, 'reports' | 'events'>,
  actor: Actor | null,
  input: { reportId?: string | null },
): Promise<AsyncIterable<ReportChange>> {
  const { accountId } = requireActor(actor);
  const watched = input.reportId ?? null;
  const events = ports.events.subscribe(accountId)[Symbol.asyncIterator]();
  const stop = async (): Promise<IteratorResult<ReportChange>> => {
    await events.return?.();
    return { done: true, value: undefined };
  };

  const current = async (reportId: string) => ({ reportId, report: await ports.reports.get(accountId, reportId) });

  /** What an event means for this reader. */
  async function changesOf(event: AppEvent | null): Promise<ReportChange[]> {
    if (watched && event && event.reportId !== watched) return [];
    const reportId = event?.reportId ?? watched;
    if (reportId) return [await current(reportId).catch((error) => deleted(reportId, error))];
    const all: ReportChange[] = [];
    for await (const report of allReports(ports, actor)) all.push({ reportId: report.id, report });
    return all;
  }

  // Listening begins before the first reading, so that nothing falls between.
  let asked: ReturnType<typeof events.next> | null = events.next();
  asked.catch(() => {}); // whoever awaits it is told
  const waiting: ReportChange[] = [];
  if (watched) {
    const first = await current(watched).catch(async (error) => {
      await stop();
      throw error;
    });
    waiting.push(first);
  }

  const changes: AsyncIterator<ReportChange> = {
    async next() {
      for (;;) {
        const change = waiting.shift();
        if (change) return { done: false, value: change };
        const event = await (asked ?? events.next());
        asked = null;
        if (event.done) return { done: true, value: undefined };
        waiting.push(...(await changesOf(event.value)));
      }
    },
    // Not a generator: its return() would wait for the next event.
    return: stop,
  };
  return { [Symbol.asyncIterator]: () => changes };
}

function deleted(reportId: string, error: unknown): ReportChange {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return { reportId, report: null };
  throw error;
}
