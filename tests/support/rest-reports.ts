import type { RawClient } from './raw-client.ts';
import { formOf, wavFile } from './test-web.ts';

/** Begins a report through the REST door; resolves with its id. */
export async function newReport(client: RawClient, token: string): Promise<string> {
  return (await client.rest(token, 'POST', '/reports/create-report', {})).body.report_id;
}

/** Begins a report through the REST door, and uploads a recording; resolves with its id. */
export async function reportWithAudio(client: RawClient, token: string): Promise<string> {
  const id = await newReport(client, token);
  await client.rest(token, 'POST', `/reports/${id}/upload-audio`, formOf(['audio_files/one.wav', wavFile()]));
  return id;
}

/** What the list says of a report; undefined when it is not in it. */
export async function listedReport(client: RawClient, token: string, id: string) {
  const { body } = await client.rest(token, 'GET', '/reports/list');
  return body.reports.find((report: { report_id: string }) => report.report_id === id);
}
