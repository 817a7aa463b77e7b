import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { saveDownload } from '../../lib/save-download.ts';
import type { Session } from '../../lib/session.ts';

/**
 * Fetches the finished report and hands it to the browser as a file.
 * @returns the alert of the specification (point 8) when it failed, else null.
 */
export async function downloadReport(session: Session, reportId: string): Promise<string | null> {
  try {
    const url = `/api/reports/${encodeURIComponent(reportId)}/download-processed-report`;
    const response = await authorizedFetch(session, url);
    if (!response.ok) return 'Failed to download report. It might not be ready yet.';
    await saveDownload(response, 'report');
    return null;
  } catch (error) {
    console.warn('The download failed.', error);
    return 'An unexpected error occurred while downloading the report.';
  }
}
