import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateFixture } from '../../support/hr5/report-file.ts';
import { RawClient } from '../../support/raw-client.ts';
import { listedReport, newReport, reportWithAudio } from '../../support/rest-reports.ts';
import { formOf, GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

const TEMPLATE = templateFixture('small.hr5');
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Person = Awaited<ReturnType<TestWeb['logIn']>>;

let web: TestWeb;
let client: RawClient;
let ada: Person;
let grace: Person;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
  [ada, grace] = await Promise.all([web.logIn(), web.logIn()]);
});
afterAll(() => web.close());

describe('access', () => {
  const rows: [method: string, path: string, body?: () => FormData][] = [
    ['GET', '/users/me'],
    ['GET', '/users/empty-report-status'],
    ['POST', '/users/upload-empty-report', () => formOf(['file/mine.hr5', TEMPLATE])],
    ['POST', '/users/process-empty-report'],
    ['POST', '/template/use-default-template?is_housemaster=false'],
    ['GET', '/reports/list'],
    ['POST', '/reports/:id/upload-audio', () => formOf(['audio_files/one.wav', wavFile()])],
    ['POST', '/reports/:id/upload-single-image', () => formOf(['image_file/a.gif', GIF])],
    ['POST', '/reports/:id/process-report'],
    ['POST', '/reports/:id/process-report?force_restart=true'],
    ['POST', '/reports/:id/cancel-report'],
    ['DELETE', '/reports/:id/delete'],
    ['GET', '/reports/:id/download-processed-report'],
  ];

  it.each(rows)('%s %s is not for visitors', async (method, path, body) => {
    const target = path.replace(':id', await reportWithAudio(client, ada.accessToken));
    for (const token of [undefined, 'made-up']) {
      const answer = await client.rest(token, method, target, body?.());
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    }
  });

  it.each(rows.filter(([, path]) => path.includes(':id')))(
    '%s %s finds neither another account’s report nor one that there is not',
    async (method, path, body) => {
      const id = await reportWithAudio(client, ada.accessToken);
      const before = await listedReport(client, ada.accessToken, id);
      for (const target of [id, NOBODY, 'no-id']) {
        const answer = await client.rest(grace.accessToken, method, path.replace(':id', target), body?.());
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
      expect(await listedReport(client, ada.accessToken, id)).toEqual(before);
    },
  );

  it('POST /reports/create-report is not for visitors, and a list holds nobody else’s', async () => {
    expect((await client.rest(undefined, 'POST', '/reports/create-report', {})).status).toBe(401);
    expect(await listedReport(client, grace.accessToken, await newReport(client, ada.accessToken))).toBeUndefined();
  });
});

describe('the door itself', () => {
  it('answers JSON for a path that there is none of, and for a body that is none', async () => {
    expect(await client.rest(undefined, 'GET', '/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const response = await fetch(`${web.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n'],
    ['that ends before its file', 'multipart/form-data; boundary=x', '--x\r\n'],
    [
      'that ends in its file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.hr5"\r\n\r\n<Rep',
    ],
  ])('refuses a form %s', async (_what, contentType, body) => {
    const headers = { authorization: `Bearer ${ada.accessToken}`, 'content-type': contentType };
    const response = await fetch(`${web.origin}/api/users/upload-empty-report`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(web.logged).toEqual([]);
  });

  it('refuses a text that the database cannot keep, wherever it stands', async () => {
    const nobody = { username: 'ada\0@example.com', password: 'password' };
    for (const answer of [
      await client.rest(undefined, 'POST', '/users/register', nobody),
      await client.rest(undefined, 'POST', '/auth/login', nobody),
      await client.rest(ada.accessToken, 'DELETE', '/reports/%00/delete'),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    }
    expect(web.logged).toEqual([]);
  });
});
