import type { Readable } from 'node:stream';
import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';

/** The finished package on its way out. */
export interface Download {
  /** `report.hr5` or `report.zip`. */
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  body: Readable;
}

/** The package of a completed report. @throws AppError NOT_FOUND, or CONFLICT while it is not completed. */
export async function downloadReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<Download> {
  const { accountId } = await requireSubscriber(ports, actor);
  const report = await ports.reports.get(accountId, input.reportId);
  if (report.status !== 'completed' || !report.package) {
    throw new AppError('CONFLICT', 'This report is not ready yet. Please wait until it is completed.');
  }
  const { fileName, contentType, fileKey } = report.package;
  const { size, body } = await ports.files.get(fileKey);
  return { fileName, contentType, size, body };
}
