import { authorizedFetch } from '../../lib/authorized-fetch.ts';
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
    saveFile(await response.blob(), downloadName(response.headers));
    return null;
  } catch (error) {
    console.warn('The download failed.', error);
    return 'An unexpected error occurred while downloading the report.';
  }
}

/** The name in the content-disposition header, else by the content type. Specification, point 7. */
export function downloadName(headers: Headers): string {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  const name = encoded ? decodeURIComponent(encoded) : plain;
  return name ?? (headers.get('content-type')?.includes('zip') ? 'report.zip' : 'report.hr5');
}

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the blob by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
