import type { Ports } from '../ports.ts';
import { INTERRUPTED, setUploadStatus } from './upload-status.ts';

/**
 * Ends the uploads that a web process took with it when it died, so that their reports do not wait for ever. For a
 * web process that starts; an upload to another web process that is still going on sets its own status at its end.
 */
export async function endInterruptedUploads(ports: Pick<Ports, 'reports' | 'events'>): Promise<void> {
  for (const report of await ports.reports.uploading()) {
    const status = report.audioFiles.length > 0 ? 'upload_partial_success' : 'upload_failed';
    await setUploadStatus(ports, report, status, [{ type: 'warning', text: INTERRUPTED }]);
  }
}
