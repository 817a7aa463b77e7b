import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIO, codeOf, ONE, uploadAudio } from '../../support/graphql-operations.ts';
import { ask, RawClient } from '../../support/raw-client.ts';
import { newReport } from '../../support/rest-reports.ts';
import { startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  ada = await web.logIn();
});
afterAll(() => web.close());

describe('a report', () => {
  it('keeps the good recordings, names the bad one', async () => {
    const id = await newReport(client, ada.accessToken);
    const recordings = { 'notes.mp3': Buffer.from('shopping list'), 'one.wav': wavFile() };
    const answer = await uploadAudio(client, ada.accessToken, id, recordings);
    expect(codeOf(answer)).toBe('UNPROCESSABLE_FILE');
    expect(answer.body.errors?.[0]?.message).toContain('"notes.mp3"');
    const { report } = (await client.graphql(ada.accessToken, ONE, { id })).body.data;
    expect(report).toMatchObject({ status: 'upload_partial_success', audioFiles: [{ name: 'one.wav' }] });
  });

  it.each([
    ['above the limit for recordings', 7],
    ['above every limit', 300],
  ])('refuses a recording %s with a sentence', async (_what, seconds) => {
    const id = await newReport(client, ada.accessToken);
    const answer = await uploadAudio(client, ada.accessToken, id, { 'long.wav': wavFile(seconds) });
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(answer.body.errors?.[0]?.message).toContain('"long.wav" is too large');
    expect(await web.storedFiles(id)).toEqual([]);
  });

  it('answers a visitor who is still sending a recording, and reads on so that the answer arrives', async () => {
    const id = await newReport(client, ada.accessToken);
    const beyondEveryBuffer = { 'long.wav': wavFile(600) };
    for (let round = 0; round < 3; round++) {
      expect(codeOf(await uploadAudio(client, undefined, id, beyondEveryBuffer))).toBe('UNAUTHENTICATED');
    }
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that ends in the middle', 'multipart/form-data; boundary=x'],
  ])('refuses a form %s', async (_what, contentType) => {
    const headers = { 'content-type': contentType, 'apollo-require-preflight': 'true' };
    const answer = await ask(`${web.origin}/graphql`, { method: 'POST', headers, body: '--x\r\n' });
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
    expect(web.logged).toEqual([]);
  });

  it('keeps no half recording when the connection breaks', async () => {
    const id = await newReport(client, ada.accessToken);
    const { hostname, port } = new URL(web.origin);
    const socket = connect(Number(port), hostname);
    const part = (name: string, content: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.accessToken}\r\n` +
        'apollo-require-preflight: true\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        'content-length: 200000\r\n\r\n' +
        part('operations', JSON.stringify({ query: AUDIO, variables: { id, files: [null] } })) +
        part('map', '{"0":["variables.files.0"]}') +
        '--x\r\ncontent-disposition: form-data; name="0"; filename="one.wav"\r\n\r\n',
    );
    socket.write(wavFile(2));
    const status = async () => (await client.graphql(ada.accessToken, ONE, { id })).body.data.report.status;
    await expect.poll(status).toBe('uploading_audio');
    socket.destroy();
    await expect.poll(status).toBe('upload_failed');
    expect(await web.storedFiles(id)).toEqual([]);
    expect(web.logged).toEqual([]);
  });
});
