import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

const CONTENT = '<written>0123456789</written>';
const ORDER = JSON.stringify({ report_info: { RIAddress1: ['RIAddress1', '118 Alder Court'] } });

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;
let reportId: string;

beforeAll(async () => {
  web = await startTestWeb();
});
afterAll(() => web.close());

beforeEach(async () => {
  ada = await web.logIn();
  ({ id: reportId } = await web.app.reports.create(ada.actor, { isnOrder: ORDER }));
  await web.app.templates.chooseDefault(ada.actor, { isHousemaster: false });
  const form = new FormData();
  form.append('audio_files', new Blob([new Uint8Array(wavFile())]), 'one.wav');
  const upload = await fetch(`${web.origin}/api/reports/${reportId}/upload-audio`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.accessToken}` },
    body: form,
  });
  expect(upload.status).toBe(200);
  await write();
});

/** Writes the report, anew when it was written before. */
async function write(): Promise<void> {
  await web.app.reports.process(ada.actor, { reportId, forceRestart: true });
  await web.complete(reportId, CONTENT);
}

function download(headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(`${web.origin}/api/reports/${reportId}/download-processed-report`, {
    method,
    headers: { authorization: `Bearer ${ada.accessToken}`, ...headers },
  });
}

describe('a download', () => {
  it('is named for its address, and says that it has parts', async () => {
    const { status, headers } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="118-Alder-Court.hr5"');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('etag')).toMatch(/^"[\w-]+"$/);
  });

  it('by HEAD has the same headers and no body', async () => {
    const [whole, head] = [await download(), await download({}, 'HEAD')];
    expect(head.status).toBe(200);
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    expect(head.headers.get('content-length')).toBe(String(CONTENT.length));
    expect(await head.text()).toBe('');
  });

  it.each([
    ['bytes=9-12', '0123', `bytes 9-12/${CONTENT.length}`],
    ['bytes=-10', '</written>', `bytes 19-28/${CONTENT.length}`],
    ['bytes=19-', '</written>', `bytes 19-28/${CONTENT.length}`],
  ])('can be had in parts: %s', async (range, part, told) => {
    const { status, headers, text } = await answer({ range });
    expect({ status, text, told: headers.get('content-range'), length: headers.get('content-length') }).toEqual({
      status: 206,
      text: part,
      told,
      length: String(part.length),
    });
  });

  it('refuses a part that there is none of, and says how long it is', async () => {
    const { status, headers, text } = await answer({ range: 'bytes=29-' });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe(`bytes */${CONTENT.length}`);
    expect(headers.get('content-disposition')).toBeNull();
    expect(JSON.parse(text)).toMatchObject({
      code: 'RANGE_NOT_SATISFIABLE',
      detail: expect.stringContaining('29 bytes'),
    });
  });

  it('is not sent again to who has it', async () => {
    const etag = (await download()).headers.get('etag') ?? '';
    for (const header of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await answer({ 'if-none-match': header, range: 'bytes=0-1' });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await download({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('goes on with the rest only while it is the same package', async () => {
    const etag = (await download()).headers.get('etag') ?? '';
    const rest = { range: 'bytes=19-', 'if-range': etag };
    expect(await answer(rest)).toMatchObject({ status: 206, text: '</written>' });
    await write();
    expect(await answer(rest)).toMatchObject({ status: 200, text: CONTENT });
    expect(await answer({ range: 'bytes=19-', 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).toMatchObject({
      status: 200,
    });
  });

  async function answer(headers: Record<string, string>) {
    const response = await download(headers);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
});

describe('downloadUrl', () => {
  const QUERY = 'query ($id: ID!) { report(id: $id) { downloadUrl } }';

  async function downloadUrl(): Promise<string> {
    const response = await fetch(`${web.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.accessToken}` },
      body: JSON.stringify({ query: QUERY, variables: { id: reportId } }),
    });
    return ((await response.json()) as { data: { report: { downloadUrl: string } } }).data.report.downloadUrl;
  }

  it('opens the package without a log-in, also in parts, as does the one of the other door', async () => {
    const url = await downloadUrl();
    expect(url.startsWith(`${web.origin}/api/reports/${reportId}/download-processed-report?token=`)).toBe(true);
    expect(await (await fetch(url)).text()).toBe(CONTENT);
    expect(await (await fetch(url, { headers: { range: 'bytes=0-8' } })).text()).toBe('<written>');

    const list = await fetch(`${web.origin}/api/reports/list`, {
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    const { reports } = (await list.json()) as { reports: { download_url: string }[] };
    expect(await (await fetch(reports[0]?.download_url ?? '')).text()).toBe(CONTENT);
  });

  it('is a whole address over the socket, too', async () => {
    const client = createClient({
      url: `${web.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${ada.accessToken}` },
      retryAttempts: 0,
    });
    const changes = client.iterate<{ reportChanged: { report: { downloadUrl: string } } }>({
      query: 'subscription ($id: ID) { reportChanged(id: $id) { report { downloadUrl } } }',
      variables: { id: reportId },
    });
    const { value } = await changes.next();
    await client.dispose();
    const url: string = value?.data?.reportChanged.report.downloadUrl;
    expect(url.startsWith(`${web.origin}/api/`)).toBe(true);
    expect(await (await fetch(url)).text()).toBe(CONTENT);
  });

  it('is null until the report is completed', async () => {
    await web.app.reports.process(ada.actor, { reportId, forceRestart: true });
    expect(await downloadUrl()).toBeNull();
  });

  it('opens nothing else', async () => {
    const url = await downloadUrl();
    const token = new URL(url).searchParams.get('token') ?? '';
    const { id: other } = await web.app.reports.create(ada.actor, {});
    expect((await fetch(url.replace(reportId, other))).status).toBe(401);
    const me = await fetch(`${web.origin}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
    expect((await fetch(url.replace(token, ada.accessToken))).status).toBe(401);
    expect((await fetch(`${url}x`)).status).toBe(401);
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['the report was deleted', 404, () => web.app.reports.delete(ada.actor, { reportId })],
    ['it is being written again', 404, () => web.app.reports.process(ada.actor, { reportId, forceRestart: true })],
    ['it was written again', 404, write],
    ['the account was closed', 401, () => web.app.accounts.delete(ada.actor)],
    [
      'the subscription has ended',
      402,
      () => web.prisma.account.update({ where: { id: ada.account.id }, data: { subscriptionStatus: 'canceled' } }),
    ],
  ])('opens nothing once %s', async (_what, status, change) => {
    const url = await downloadUrl();
    await change();
    const answer = await fetch(url);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });
});
