import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { MAX_PAGE_SIZE } from './list-reports.ts';
import type { Report } from './report.ts';

/** Every report of the actor, newest first, read page by page. */
export async function* allReports(
  ports: Pick<Ports, 'accounts' | 'reports'>,
  actor: Actor | null,
): AsyncGenerator<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  let after: string | undefined;
  do {
    const page = await ports.reports.list(accountId, { first: MAX_PAGE_SIZE, ...(after && { after }) });
    yield* page.reports;
    after = page.hasNextPage ? page.cursors.at(-1) : undefined;
  } while (after);
}
