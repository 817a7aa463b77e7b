import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { announceReport } from '../report/announce-report.ts';
import type { GiveBackJob } from './give-back-job.ts';
import { openAccess } from './open-access.ts';
import type { ReportLinkStore } from './report-link-store.ts';

/** What giving back takes. */
export interface GiveBackPorts extends Pick<Ports, 'isn' | 'isnOrders' | 'secrets' | 'events'> {
  links: ReportLinkStore;
  /** Where people see the product, such as `https://app.example.com`. */
  origin: string;
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** What clients and agents read beside the link. */
const TITLE = 'Inspection Report';

const FAILED = 'The link to this report could not be added to the ISN order: ';

/**
 * Adds the link to a finished report to its ISN order, unless the account does not want it any more. A job: a failure is
 * thrown, so that it is tried again; only what ISN refuses is not, and ends as a warning on the report.
 */
export async function giveBack(ports: GiveBackPorts, job: GiveBackJob): Promise<void> {
  try {
    await addLink(ports, job);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    await warn(ports, job, error.message);
  }
}

/** Tries once more after all tries have failed, and tells the inspector why when that fails, too. */
export async function giveUpGivingBack(ports: GiveBackPorts, job: GiveBackJob): Promise<void> {
  try {
    await addLink(ports, job);
  } catch (error) {
    const { reportId } = job;
    ports.log('the link to a report could not be given back', { reportId, error: String(error) });
    await warn(ports, job, error instanceof AppError ? error.message : 'Something went wrong on our side.');
  }
}

async function addLink(ports: GiveBackPorts, job: GiveBackJob): Promise<void> {
  const { accountId, reportId, orderId } = job;
  if (!(await ports.links.isDue(job))) return;
  const stored = await ports.isn.credentials(accountId);
  if (!stored?.givesBack) return;
  const url = `${ports.origin}/dashboard?report=${reportId}`;
  await ports.isnOrders.addReportUrl(openAccess(ports, stored), { orderId, url, title: TITLE });
  await ports.links.noteLinked(job);
}

async function warn(ports: GiveBackPorts, job: GiveBackJob, reason: string): Promise<void> {
  const { accountId, reportId } = job;
  const hasChanged = await ports.links.warn(job, { beginning: FAILED, rest: reason });
  if (hasChanged) await announceReport(ports, { id: reportId, accountId });
}
