import type { Readable } from 'node:stream';
import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { ByteRange, FileStore } from '../file-store.ts';
import type { Ports } from '../ports.ts';
import { downloadName } from './download-name.ts';
import type { Report, ReportPackage } from './report.ts';

/** The finished package on its way out. */
export interface Download {
  /** `118-Alder-Court.hr5`; `report.hr5` or `report.zip` without an address. */
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Another one whenever the package is another one. */
  version: string;
  open(range?: ByteRange): Promise<Readable>;
}

/** The package of a completed report. @throws AppError NOT_FOUND, or CONFLICT while it is not completed. */
export async function downloadReport(
  ports: Pick<Ports, 'accounts' | 'reports' | 'files'>,
  actor: Actor | null,
  input: { reportId: string },
): Promise<Download> {
  const { accountId } = await requireSubscriber(ports, actor);
  const report = await ports.reports.get(accountId, input.reportId);
  const result = packageOf(report);
  if (!result) throw new AppError('CONFLICT', 'This report is not ready yet. Please wait until it is completed.');
  return downloadOf(ports.files, report, result);
}

/** What is there to be downloaded of a report; null until it is completed. */
export function packageOf(report: Report): ReportPackage | null {
  return report.status === 'completed' ? report.package : null;
}

export function downloadOf(files: FileStore, { header }: Report, result: ReportPackage): Download {
  const { contentType, size, version, fileKey } = result;
  const open = async (range?: ByteRange) => (await files.get(fileKey, range)).body;
  return { fileName: downloadName(header, result), contentType, size, version, open };
}
