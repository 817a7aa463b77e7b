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
  /** Seconds that the clocks of the cameras are ahead; without it that is found out from the pictures. */
  pictureClockOffsetSeconds?: number | null;
}

/**
 * Creates a report, status `created`. `writeHeader` is true exactly when an order is given.
 * @throws AppError BAD_USER_INPUT for an order that is no JSON object, or for an offset beyond all clocks.
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
  const pictureClockOffsetSeconds = input.pictureClockOffsetSeconds ?? null;
  if (pictureClockOffsetSeconds !== null) assertClockOffset(pictureClockOffsetSeconds);
  const report = await ports.reports.create({ accountId, settings, header, pictureClockOffsetSeconds });
  await announceReport(ports, report);
  return report;
}

/** GraphQL's and PostgreSQL's whole numbers end here, at 68 years. */
const MOST_OFFSET = 2 ** 31 - 1;

function assertClockOffset(seconds: number): void {
  if (Number.isInteger(seconds) && Math.abs(seconds) <= MOST_OFFSET) return;
  throw new AppError('BAD_USER_INPUT', 'How far the clock of the camera is ahead must be a whole number of seconds.');
}

function assertOrder(json: string): void {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  try {
    if (Buffer.byteLength(json) <= MAX_ORDER_BYTES && isObject(JSON.parse(json))) return;
  } catch {} // not JSON: told below
  throw new AppError('BAD_USER_INPUT', 'The order must be a JSON object of at most 64 KiB. Please choose it again.');
}
