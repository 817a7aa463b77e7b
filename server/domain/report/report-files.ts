import { randomUUID } from 'node:crypto';

/** Where all files of a report are. */
export function reportFolder(reportId: string): string {
  return `reports/${reportId}/`;
}

/**
 * A new key for an uploaded file of a report.
 * @param position from 1, for people who look into the store.
 */
export function uploadKey(reportId: string, kind: 'audio' | 'images', position: number, extension: string): string {
  return `${reportFolder(reportId)}${kind}/${position}-${randomUUID()}.${extension}`;
}
