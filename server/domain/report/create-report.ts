import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { announceReport } from './announce-report.ts';
import { DEFAULT_SETTINGS, type Report, type ReportSettings } from './report.ts';

/** Most bytes of a chosen order. */
const MAX_ORDER_BYTES = 64 * 1024;

/** What the inspector chose; the rest by `DEFAULT_SETTINGS`. */
export interface NewReport {
  settings?: Partial<Omit<ReportSettings, 'writeHeader'>>;
  /** The chosen order as a JSON string. */
  isnOrder?: string | null;
}

/**
 * Creates a report, status `created`. `writeHeader` is true exactly when an order is given.
 * @throws AppError BAD_USER_INPUT for an order that is no JSON object.
 */
export async function createReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'events'>,
  actor: Actor | null,
  input: NewReport,
): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  const header = input.isnOrder ?? null;
  if (header !== null) assertOrder(header);
  const settings = { ...DEFAULT_SETTINGS, ...input.settings, writeHeader: header !== null };
  const report = await ports.reports.create({ accountId, settings, header });
  await announceReport(ports, report);
  return report;
}

function assertOrder(json: string): void {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  try {
    if (Buffer.byteLength(json) <= MAX_ORDER_BYTES && isObject(JSON.parse(json))) return;
  } catch {} // not JSON: told below
  throw new AppError('BAD_USER_INPUT', 'The order must be a JSON object of at most 64 KiB. Please choose it again.');
}
