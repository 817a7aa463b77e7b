import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../server/root.ts';
import { formOf, GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

type Person = Awaited<ReturnType<TestWeb['logIn']>>;

const NOBODY = '00000000-0000-4000-8000-000000000000';
let web: TestWeb;
let ada: Person;
let grace: Person;
let template: Buffer;

beforeAll(async () => {
  web = await startTestWeb();
  [ada, grace] = await Promise.all([web.logIn(), web.logIn()]);
  template = await readFile(join(ROOT, 'tests/fixtures/templates/small.hr5'));
});
afterAll(() => web.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field
type Answer = { status: number; headers: Headers; body: any };

async function call(method: string, path: string, token?: string, body?: object | FormData): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${web.origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

async function newReport(person = ada): Promise<string> {
  return (await call('POST', '/reports/create-report', person.accessToken, {})).body.report_id;
}

async function reportWithAudio(person = ada): Promise<string> {
  const id = await newReport(person);
  await call('POST', `/reports/${id}/upload-audio`, person.accessToken, formOf(['audio_files/one.wav', wavFile()]));
  return id;
}

async function listed(id: string, person = ada) {
  const { body } = await call('GET', '/reports/list', person.accessToken);
  return body.reports.find((report: { report_id: string }) => report.report_id === id);
}

const SESSION = {
  success: true,
  access_token: expect.any(String),
  refresh_token: expect.any(String),
  subscription_status: 'none',
  has_used_free_trial: false,
};

describe('accounts', () => {
  it('registers, logs in, refreshes, tells who one is, logs out', async () => {
    const credentials = { username: 'rest@example.com', password: 'password' };
    const registered = await call('POST', '/users/register', undefined, credentials);
    expect(registered).toMatchObject({ status: 200, body: { ...SESSION, message: 'Account created.' } });
    const { body: login } = await call('POST', '/auth/login', undefined, credentials);
    expect(login).toEqual(SESSION);
    const { body: next } = await call('POST', '/auth/refresh', undefined, { refresh_token: login.refresh_token });
    expect(next).toEqual(SESSION);
    expect((await call('GET', '/users/me', next.access_token)).body).toEqual({ username: 'rest@example.com' });

    const { status } = await call('POST', '/auth/logout', undefined, { refresh_token: next.refresh_token });
    expect(status).toBe(200);
    expect(await call('GET', '/users/me', next.access_token)).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please log in again.', code: 'UNAUTHENTICATED' },
    });
    const refused = await call('POST', '/auth/refresh', undefined, { refresh_token: next.refresh_token });
    expect(refused.status).toBe(401);
  });

  it('logs in with an outdated token in the header', async () => {
    const credentials = { username: ada.username, password: 'password' };
    expect((await call('POST', '/auth/login', 'outdated', credentials)).status).toBe(200);
  });

  it.each([
    ['/users/register', { username: 'nobody', password: 'password' }, 400, 'Please enter a valid email address'],
    ['/users/register', { username: 'a@b.cd', password: 'short' }, 400, 'Password must be at least 8 characters long'],
    ['/users/register', {}, 400, /username.*password/],
    ['/auth/login', { username: 'a@b.cd', password: 'wrong' }, 401, 'Incorrect username or password.'],
    ['/auth/login', { username: 1 }, 400, /username/],
    ['/auth/refresh', { refresh_token: 'made up' }, 401, /log in again/],
    ['/auth/refresh', {}, 400, /refresh_token/],
    ['/auth/logout', {}, 400, /refresh_token/],
  ])('POST %s refuses %j', async (path, body, status, detail) => {
    const answer = await call('POST', path, undefined, body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect(answer.body.correlation_id).toBe(answer.headers.get('x-request-id'));
  });

  it('tells who registers with a taken user name', async () => {
    const answer = await call('POST', '/users/register', undefined, { username: ada.username, password: 'password' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('templates', () => {
  it('uploads in any field, processes, tells the status', async () => {
    const { accessToken } = await web.logIn();
    expect((await call('GET', '/users/empty-report-status', accessToken)).body).toEqual({
      has_empty_report: false,
      empty_report_data: null,
    });
    const form = formOf(['empty_report_file/mine.hr5', template]);
    const uploaded = await call('POST', '/users/upload-empty-report', accessToken, form);
    expect(uploaded).toMatchObject({
      status: 200,
      body: {
        success: true,
        empty_report_data: { status: 'uploaded', processed_at: null, file_name: 'mine.hr5' },
        import_report: { components: expect.any(Number) },
      },
    });
    const processed = await call('POST', '/users/process-empty-report', accessToken);
    expect(processed.body.empty_report_data).toMatchObject({ status: 'processed', is_housemaster: false });
    expect(new Date(processed.body.empty_report_data.processed_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await call('GET', '/users/empty-report-status', accessToken)).body).toEqual({
      has_empty_report: true,
      empty_report_data: processed.body.empty_report_data,
    });
  });

  it('uses the default template of either type', async () => {
    const path = '/template/use-default-template?is_housemaster=';
    for (const isHousemaster of [true, false]) {
      const { body } = await call('POST', `${path}${isHousemaster}`, ada.accessToken);
      expect(body.empty_report_data).toMatchObject({ is_housemaster: isHousemaster, status: 'processed' });
    }
    expect((await call('POST', `${path}perhaps`, ada.accessToken)).status).toBe(400);
  });

  it.each([
    ['another extension', formOf(['file/mine.xml', Buffer.from('<hr5/>')]), 422, /valid \.hr5 file/],
    ['content that is no template', formOf(['file/mine.hr5', Buffer.from('junk')]), 422, /./],
    ['no file at all', formOf(['name', 'mine.hr5']), 400, /form field/],
    ['no form', { file: 'mine.hr5' }, 415, /form/],
  ])('refuses an upload with %s', async (_what, body, status, detail) => {
    const answer = await call('POST', '/users/upload-empty-report', grace.accessToken, body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect((await call('GET', '/users/empty-report-status', grace.accessToken)).body.has_empty_report).toBe(false);
  });

  it('says what to do where there is no template to process', async () => {
    const answer = await call('POST', '/users/process-empty-report', grace.accessToken);
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('upload a template') } });
  });
});

describe('a report', () => {
  it('goes its whole way', async () => {
    const { accessToken } = ada;
    await call('POST', '/template/use-default-template?is_housemaster=false', accessToken);
    const isn_order = JSON.stringify({ report_info: { RIAddress1: ['Address', '1 Elm St'] }, client_data: {} });
    const created = await call('POST', '/reports/create-report', accessToken, {
      report_settings: { create_new_comments: false, write_maintenance_tips: true, write_header: false },
      isn_order,
      picture_clock_offset_seconds: -90,
    });
    const id = created.body.report_id;
    expect(await listed(id)).toMatchObject({
      status: 'created',
      status_label: 'Created',
      progress_percent: 0,
      messages: [],
      report_settings: {
        create_new_comments: false,
        add_defect_locations: true,
        write_maintenance_tips: true,
        write_functional_conditions: true,
        write_header: true,
        is_housemaster: null,
      },
      report_processing_data: { header: isn_order },
      picture_clock_offset_seconds: -90,
    });

    const audio = formOf(['audio_files/one.wav', wavFile()], ['audio_files/zwölf.wav', wavFile(2)]);
    const uploaded = await call('POST', `/reports/${id}/upload-audio`, accessToken, audio);
    expect(uploaded).toMatchObject({ status: 200, body: { success: true, report: { status: 'audio_uploaded' } } });
    const { audioFiles } = await web.app.reports.get(ada.actor, { reportId: id });
    expect(audioFiles.map(({ name, size }) => [name, size])).toEqual([
      ['one.wav', 32_044],
      ['zwölf.wav', 64_044],
    ]);

    const image = formOf(['image_file/front.gif', GIF], ['is_excluded', 'true'], ['caption', ' The front ']);
    const pictured = await call('POST', `/reports/${id}/upload-single-image`, accessToken, image);
    expect(pictured.body.report.status).toBe('images_uploaded');
    const { imageFiles } = await web.app.reports.get(ada.actor, { reportId: id });
    expect(imageFiles).toMatchObject([{ name: 'front.gif', isExcluded: true, caption: 'The front' }]);

    const notReady = await call('GET', `/reports/${id}/download-processed-report`, accessToken);
    expect(notReady).toMatchObject({ status: 409, body: { detail: expect.stringContaining('not ready yet') } });

    const started = await call('POST', `/reports/${id}/process-report`, accessToken);
    expect(started.body.report).toMatchObject({ status: 'initializing', report_settings: { is_housemaster: false } });
    expect((await call('POST', `/reports/${id}/process-report?force_restart=true`, accessToken)).status).toBe(409);

    await web.complete(id, '<written>');
    const download = await call('GET', `/reports/${id}/download-processed-report`, accessToken);
    expect(download).toMatchObject({ status: 200, body: '<written>' });
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="1-Elm-St.hr5"');
    expect(download.headers.get('content-type')).toBe('application/xml');
    expect(download.headers.get('content-length')).toBe('9');
    expect(await listed(id)).toMatchObject({ status: 'completed', progress_percent: 100 });

    const again = await call('POST', `/reports/${id}/process-report?force_restart=true`, accessToken);
    expect(again.body.report.status).toBe('initializing');
    expect((await call('DELETE', `/reports/${id}/delete`, accessToken)).status).toBe(200);
    expect(await listed(id)).toBeUndefined();
    expect(await web.storedFiles(id)).toEqual([]);
  });

  it('is listed with the last changed first, all of them', async () => {
    const person = await web.logIn();
    const first = await newReport(person);
    const second = await newReport(person);
    await call('POST', `/reports/${first}/upload-audio`, person.accessToken, formOf(['audio_files/a.wav', wavFile()]));
    const { body } = await call('GET', '/reports/list', person.accessToken);
    expect(body.reports.map((report: { report_id: string }) => report.report_id)).toEqual([first, second]);
  });

  it('is created from nothing but defaults, and not from a broken order', async () => {
    expect((await call('POST', '/reports/create-report', ada.accessToken, {})).status).toBe(200);
    const order = await call('POST', '/reports/create-report', ada.accessToken, { isn_order: '{' });
    expect(order).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    const settings = { report_settings: { create_new_comments: 'perhaps' } };
    expect((await call('POST', '/reports/create-report', ada.accessToken, settings)).body.detail).toContain(
      'report_settings.create_new_comments',
    );
  });

  it('takes a call without a payload that names JSON as its type', async () => {
    const response = await fetch(`${web.origin}/api/reports/${await reportWithAudio()}/process-report`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });
});

describe('uploads that are refused', () => {
  it('keep the good files and name the bad one', async () => {
    const id = await newReport();
    const form = formOf(
      ['audio_files/one.wav', wavFile()],
      ['audio_files/list.mp3', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
      ['audio_files/two.wav', wavFile()],
    );
    const answer = await call('POST', `/reports/${id}/upload-audio`, ada.accessToken, form);
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.stringContaining('"list.mp3"') } });
    expect(await listed(id)).toMatchObject({
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
    const id = await newReport();
    const answer = await call('POST', `/reports/${id}/upload-audio`, ada.accessToken, formOf([part[0], part[1]]));
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect((await listed(id)).status).toBe('upload_failed');
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
      const id = await newReport();
      const answer = await call('POST', `/reports/${id}/upload-single-image`, ada.accessToken, formOf(...parts));
      expect(answer.status).toBe(status);
      expect(answer.body.detail).toMatch(detail);
      expect((await listed(id)).status).toBe('created');
      expect(await web.storedFiles(id)).toEqual([]);
    },
  );

  it('leave no half file when the connection breaks', async () => {
    const id = await newReport();
    const { hostname, port } = new URL(web.origin);
    const socket = connect(Number(port), hostname);
    const head = `--x\r\ncontent-disposition: form-data; name="audio_files"; filename="one.wav"\r\n\r\n`;
    socket.write(
      `POST /api/reports/${id}/upload-audio HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.accessToken}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${head}`,
    );
    socket.write(wavFile());
    await expect.poll(async () => (await listed(id)).status).toBe('uploading_audio');
    socket.destroy();
    await expect.poll(async () => (await listed(id)).status).toBe('upload_failed');
    expect((await listed(id)).messages).toEqual([{ type: 'warning', text: expect.stringContaining('"one.wav"') }]);
    expect(await web.storedFiles(id)).toEqual([]);
  });
});

describe('access', () => {
  const rows: [method: string, path: string, body?: () => FormData][] = [
    ['GET', '/users/me'],
    ['GET', '/users/empty-report-status'],
    ['POST', '/users/upload-empty-report', () => formOf(['file/mine.hr5', template])],
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
    const target = path.replace(':id', await reportWithAudio());
    for (const token of [undefined, 'made-up']) {
      const answer = await call(method, target, token, body?.());
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    }
  });

  it.each(rows.filter(([, path]) => path.includes(':id')))(
    '%s %s finds neither another account’s report nor one that there is not',
    async (method, path, body) => {
      const id = await reportWithAudio();
      const before = await listed(id);
      for (const target of [id, NOBODY, 'no-id']) {
        const answer = await call(method, path.replace(':id', target), grace.accessToken, body?.());
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
      expect(await listed(id)).toEqual(before);
    },
  );

  it('POST /reports/create-report is not for visitors, and a list holds nobody else’s', async () => {
    expect((await call('POST', '/reports/create-report', undefined, {})).status).toBe(401);
    expect(await listed(await newReport(), grace)).toBeUndefined();
  });
});

describe('the door itself', () => {
  it('answers JSON for a path that there is none of, and for a body that is none', async () => {
    expect(await call('GET', '/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
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
      await call('POST', '/users/register', undefined, nobody),
      await call('POST', '/auth/login', undefined, nobody),
      await call('DELETE', '/reports/%00/delete', ada.accessToken),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    }
    expect(web.logged).toEqual([]);
  });
});
