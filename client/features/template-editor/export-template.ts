import { authorizedFetch } from '../../lib/authorized-fetch.ts';
import { saveDownload } from '../../lib/save-download.ts';
import type { Session } from '../../lib/session.ts';

/** Fetches the saved template as .hr5 and hands it to the browser as a file. @throws Error when that fails. */
export async function exportTemplate(session: Session): Promise<void> {
  const response = await authorizedFetch(session, '/api/template/download-template');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  await saveDownload(response, 'template');
}
