import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawClient } from '../../support/raw-client.ts';
import { listedReport, newReport } from '../../support/rest-reports.ts';
import { formOf, GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

let web: TestWeb;
let client: RawClient;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  ada = await web.logIn();
});
afterAll(() => web.close());

describe('uploads that are refused', () => {
  it('keep the good files and name the bad one', async () => {
    const id = await newReport(client, ada.accessToken);
    const form = formOf(
      ['audio_files/one.wav', wavFile()],
      ['audio_files/list.mp3', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
      ['audio_files/two.wav', wavFile()],
    );
    const answer = await client.rest(ada.accessToken, 'POST', `/reports/${id}/upload-audio`, form);
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.stringContaining('"list.mp3"') } });
    expect(await listedReport(client, ada.accessToken, id)).toMatchObject({
      status: 'upload_partial_success',
      messages: [{ type: 'warning', text: expect.stringContaining('"list.mp3" is missing') }],
    });
    expect(await web.storedFiles(id)).toHaveLength(2);
  });

  it.each([
    ['too large a recording', ['audio_files/long.wav', wavFile(7)], 413, /"long\.wav" is too large/],
    ['another extension', ['audio_files/one.txt', wavFile()], 422, /Supported formats: MP3, WAV/],
    ['an empty file', ['audio_files/one.wav', Buffer.alloc(0)], 422, /"one\.wav"/],
    ['another field', ['file/one.wav', wavFile()], 400, /at least one audio file/],
  ] as const)('leave nothing of %s', async (_what, part, status, detail) => {
    const id = await newReport(client, ada.accessToken);
    const form = formOf([part[0], part[1]]);
    const answer = await client.rest(ada.accessToken, 'POST', `/reports/${id}/upload-audio`, form);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect((await listedReport(client, ada.accessToken, id)).status).toBe('upload_failed');
    expect(await web.storedFiles(id)).toEqual([]);
  });

  it.each([
    ['other content', [['image_file/a.png', Buffer.from('text')]], 422, /JPG, PNG, GIF/],
    ['too many bytes', [['image_file/a.gif', Buffer.concat([GIF, Buffer.alloc(50_000)])]], 413, /too large/],
    [
      'an odd flag',
      [
        ['image_file/a.gif', GIF],
        ['is_excluded', 'perhaps'],
      ],
      400,
      /is_excluded/,
    ],
    [
      'too long a caption',
      [
        ['image_file/a.gif', GIF],
        ['caption', 'x'.repeat(501)],
      ],
      400,
      /500 characters/,
    ],
    ['the content of a HEIC', [['image_file/a.jpg', Buffer.from('....ftypheic....')]], 422, /is a HEIC picture/],
    ['no file', [['is_excluded', 'true']], 400, /image_file/],
  ] as [string, [string, string | Buffer][], number, RegExp][])(
    'leave nothing of a picture with %s',
    async (_what, parts, status, detail) => {
      const id = await newReport(client, ada.accessToken);
      const answer = await client.rest(ada.accessToken, 'POST', `/reports/${id}/upload-single-image`, formOf(...parts));
      expect(answer.status).toBe(status);
      expect(answer.body.detail).toMatch(detail);
      expect((await listedReport(client, ada.accessToken, id)).status).toBe('created');
      expect(await web.storedFiles(id)).toEqual([]);
    },
  );

  it('leave no half file when the connection breaks', async () => {
    const id = await newReport(client, ada.accessToken);
    const { hostname, port } = new URL(web.origin);
    const socket = connect(Number(port), hostname);
    const head = `--x\r\ncontent-disposition: form-data; name="audio_files"; filename="one.wav"\r\n\r\n`;
    socket.write(
      `POST /api/reports/${id}/upload-audio HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.accessToken}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${head}`,
    );
    socket.write(wavFile());
    await expect.poll(async () => (await listedReport(client, ada.accessToken, id)).status).toBe('uploading_audio');
    socket.destroy();
    await expect.poll(async () => (await listedReport(client, ada.accessToken, id)).status).toBe('upload_failed');
    expect((await listedReport(client, ada.accessToken, id)).messages).toEqual([
      { type: 'warning', text: expect.stringContaining('"one.wav"') },
    ]);
    expect(await web.storedFiles(id)).toEqual([]);
  });
});
