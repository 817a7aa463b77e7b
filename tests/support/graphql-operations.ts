import type { Answer, RawClient } from './raw-client.ts';

type GraphqlAnswer = Omit<Answer, 'headers'>;
type Token = string | undefined;

const REPORT = `id status statusLabel progressPercent createdAt updatedAt headerJson headerAddress isHousemaster
  messages { type text }
  settings { createNewComments addDefectLocations writeMaintenanceTips writeFunctionalConditions writeHeader }
  audioFiles { name size } imageFiles { name size caption }`;

/** Begins a report. */
export const CREATE = `mutation ($input: CreateReportInput!) { createReport(input: $input) { ${REPORT} } }`;

/** Uploads recordings, for those who write the request by hand; see `uploadAudio`. */
export const AUDIO = `mutation ($id: ID!, $files: [Upload!]!) { uploadAudio(reportId: $id, files: $files) { ${REPORT} } }`;

/** Starts the writing of a report, anew when `again` says so. */
export const PROCESS = `mutation ($id: ID!, $again: Boolean! = false) { processReport(id: $id, forceRestart: $again) { ${REPORT} } }`;

/** Deletes a report. */
export const DELETE = 'mutation ($id: ID!) { deleteReport(id: $id) }';

/** Reads a report. */
export const ONE = `query ($id: ID!) { report(id: $id) { ${REPORT} } }`;

/** Reads how the template stands. */
export const TEMPLATE_STATUS =
  '{ emptyReportStatus { hasEmptyReport emptyReport { isHousemaster status processedAt fileName } } }';

/** Uploads recordings, which are given by their names. */
export function uploadAudio(client: RawClient, token: Token, id: string, recordings: Record<string, Buffer>) {
  const files = Object.entries(recordings).map(([name, content], n) => [`variables.files.${n}`, { name, content }]);
  return client.graphql(token, AUDIO, { id, files: files.map(() => null) }, Object.fromEntries(files));
}

/** Uploads a picture that is to be left out of the report. */
export function uploadImage(client: RawClient, token: Token, id: string, name: string, content: Buffer) {
  const query = `mutation ($id: ID!, $file: Upload!) {
    uploadImage(reportId: $id, file: $file, isExcluded: true, caption: " The front ") { ${REPORT} } }`;
  return client.graphql(token, query, { id, file: null }, { 'variables.file': { name, content } });
}

/** Uploads a template; answers what was understood of it. */
export function uploadTemplate(client: RawClient, token: Token, name: string, content: Buffer) {
  const query = `mutation ($file: Upload!) { uploadEmptyReport(file: $file) {
    emptyReport { isHousemaster status processedAt fileName }
    importReport { isHousemaster components items comments tips unknownElements { name count } warnings } } }`;
  return client.graphql(token, query, { file: null }, { 'variables.file': { name, content } });
}

/** The code of the first error; undefined when there is none. */
export function codeOf({ body }: GraphqlAnswer): string | undefined {
  return body.errors?.[0]?.extensions.code;
}
