import { randomUUID } from 'node:crypto';

/** Where all files of a report are. */
export function reportFolder(reportId: string): string {
  return `reports/${reportId}/`;
}

/** Where it is kept what explains the finished report. */
export function explanationKey(reportId: string): string {
  return `${reportFolder(reportId)}package/report.json`;
}

/**
 * A new key for an uploaded file of a report.
 * @param position from 1, for people who look into the store.
 */
export function uploadKey(reportId: string, kind: 'audio' | 'images', position: number, extension: string): string {
  return `${reportFolder(reportId)}${kind}/${position}-${randomUUID()}.${extension}`;
}
