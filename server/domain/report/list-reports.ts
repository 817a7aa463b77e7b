import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import type { ReportPage } from './report-store.ts';

/** Most reports of one page. */
export const MAX_PAGE_SIZE = 100;

/**
 * A page of the actor's reports, newest first.
 * @param input `first`: 1 to `MAX_PAGE_SIZE`; `after`: a cursor from an earlier page.
 * @throws AppError BAD_USER_INPUT
 */
export async function listReports(
  ports: Pick<Ports, 'accounts' | 'reports'>,
  actor: Actor | null,
  input: { first: number; after?: string | null },
): Promise<ReportPage> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { first, after } = input;
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE) {
    throw new AppError('BAD_USER_INPUT', `Please ask for 1 to ${MAX_PAGE_SIZE} reports at a time.`);
  }
  return ports.reports.list(accountId, after ? { first, after } : { first });
}
