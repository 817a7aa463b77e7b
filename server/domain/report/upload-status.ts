import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { announceReport } from './announce-report.ts';
import type { Report, ReportMessage } from './report.ts';
import type { ReportStatus } from './status.ts';

/** Statuses of a report that was not started yet: only then does it take files. */
const TAKES_FILES: readonly ReportStatus[] = [
  'created',
  'uploading_audio',
  'audio_uploaded',
  'uploading_images',
  'images_uploaded',
  'upload_failed',
  'upload_partial_success',
];

/** What the inspector reads of an upload that broke off. */
export const INTERRUPTED =
  'The upload was interrupted, so files may be missing. Please upload the missing files again.';

/** @throws AppError CONFLICT once writing the report was started. */
export function assertTakesFiles(report: Report): void {
  if (TAKES_FILES.includes(report.status)) return;
  throw new AppError('CONFLICT', 'This report was already started. Please create a new report for further files.');
}

/** Sets how an upload stands and tells everybody; leaves a report alone that was started meanwhile. */
export async function setUploadStatus(
  ports: Pick<Ports, 'reports' | 'events'>,
  { accountId, id }: Pick<Report, 'accountId' | 'id'>,
  status: ReportStatus,
  messages: ReportMessage[] = [],
): Promise<Report> {
  const now = await ports.reports.get(accountId, id);
  if (!TAKES_FILES.includes(now.status)) return now;
  await ports.reports.setUploadStatus(accountId, id, status, messages);
  await announceReport(ports, now);
  return ports.reports.get(accountId, id);
}
