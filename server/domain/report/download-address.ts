import type { Ports } from '../ports.ts';
import { packageOf } from './download-report.ts';
import type { Report } from './report.ts';

/**
 * Where a report's package is to be had for `DOWNLOAD_TOKEN_SECONDS` without a log-in; null until it is completed.
 * Opens this one package of this one report, and nothing else.
 * @param input `report`: as it was handed to the one who asks; `origin`: where they see the product.
 */
export async function downloadAddress(
  { tokens }: Pick<Ports, 'tokens'>,
  { report, origin }: { report: Report; origin: string },
): Promise<string | null> {
  const { id: reportId, accountId } = report;
  const result = packageOf(report);
  if (!result) return null;
  const token = await tokens.issueDownloadToken({ accountId, reportId, version: result.version });
  return `${origin}/api/reports/${reportId}/download-processed-report?token=${token}`;
}
