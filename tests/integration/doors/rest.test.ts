import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateFixture } from '../../support/hr5/report-file.ts';
import { RawClient } from '../../support/raw-client.ts';
import { listedReport, newReport, reportWithAudio } from '../../support/rest-reports.ts';
import { formOf, GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

const TEMPLATE = templateFixture('small.hr5');

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
    const registered = await client.rest(undefined, 'POST', '/users/register', credentials);
    expect(registered).toMatchObject({ status: 200, body: { ...SESSION, message: 'Account created.' } });
    const { body: login } = await client.rest(undefined, 'POST', '/auth/login', credentials);
    expect(login).toEqual(SESSION);
    const { refresh_token } = login;
    const { body: next } = await client.rest(undefined, 'POST', '/auth/refresh', { refresh_token });
    expect(next).toEqual(SESSION);
    expect((await client.rest(next.access_token, 'GET', '/users/me')).body).toEqual({ username: 'rest@example.com' });

    const { status } = await client.rest(undefined, 'POST', '/auth/logout', { refresh_token: next.refresh_token });
    expect(status).toBe(200);
    expect(await client.rest(next.access_token, 'GET', '/users/me')).toMatchObject({
      status: 401,
      body: { detail: 'Your session has ended. Please log in again.', code: 'UNAUTHENTICATED' },
    });
    const refused = await client.rest(undefined, 'POST', '/auth/refresh', { refresh_token: next.refresh_token });
    expect(refused.status).toBe(401);
  });

  it('logs in with an outdated token in the header', async () => {
    const credentials = { username: ada.username, password: 'password' };
    expect((await client.rest('outdated', 'POST', '/auth/login', credentials)).status).toBe(200);
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
    const answer = await client.rest(undefined, 'POST', path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    expect(answer.body.correlation_id).toBe(answer.headers.get('x-request-id'));
  });

  it('tells who registers with a taken user name', async () => {
    const credentials = { username: ada.username, password: 'password' };
    const answer = await client.rest(undefined, 'POST', '/users/register', credentials);
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('templates', () => {
  it('uploads in any field, processes, tells the status', async () => {
    const { accessToken } = await web.logIn();
    expect((await client.rest(accessToken, 'GET', '/users/empty-report-status')).body).toEqual({
      has_empty_report: false,
      empty_report_data: null,
    });
    const form = formOf(['empty_report_file/mine.hr5', TEMPLATE]);
    const uploaded = await client.rest(accessToken, 'POST', '/users/upload-empty-report', form);
    expect(uploaded).toMatchObject({
      status: 200,
      body: {
        success: true,
        empty_report_data: { status: 'uploaded', processed_at: null, file_name: 'mine.hr5' },
        import_report: { components: expect.any(Number) },
      },
    });
    const processed = await client.rest(accessToken, 'POST', '/users/process-empty-report');
    expect(processed.body.empty_report_data).toMatchObject({ status: 'processed', is_housemaster: false });
    expect(new Date(processed.body.empty_report_data.processed_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect((await client.rest(accessToken, 'GET', '/users/empty-report-status')).body).toEqual({
      has_empty_report: true,
      empty_report_data: processed.body.empty_report_data,
    });
  });

  it('uses the default template of either type', async () => {
    const path = '/template/use-default-template?is_housemaster=';
    for (const isHousemaster of [true, false]) {
      const { body } = await client.rest(ada.accessToken, 'POST', `${path}${isHousemaster}`);
      expect(body.empty_report_data).toMatchObject({ is_housemaster: isHousemaster, status: 'processed' });
    }
    expect((await client.rest(ada.accessToken, 'POST', `${path}perhaps`)).status).toBe(400);
  });

  it.each([
    ['another extension', formOf(['file/mine.xml', Buffer.from('<hr5/>')]), 422, /valid \.hr5 file/],
    ['content that is no template', formOf(['file/mine.hr5', Buffer.from('junk')]), 422, /./],
    ['no file at all', formOf(['name', 'mine.hr5']), 400, /form field/],
    ['no form', { file: 'mine.hr5' }, 415, /form/],
  ])('refuses an upload with %s', async (_what, body, status, detail) => {
    const answer = await client.rest(grace.accessToken, 'POST', '/users/upload-empty-report', body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(detail);
    const { body: kept } = await client.rest(grace.accessToken, 'GET', '/users/empty-report-status');
    expect(kept.has_empty_report).toBe(false);
  });

  it('says what to do where there is no template to process', async () => {
    const answer = await client.rest(grace.accessToken, 'POST', '/users/process-empty-report');
    expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('upload a template') } });
  });
});

describe('a report', () => {
  it('goes its whole way', async () => {
    const { accessToken } = ada;
    await client.rest(accessToken, 'POST', '/template/use-default-template?is_housemaster=false');
    const isn_order = JSON.stringify({ report_info: { RIAddress1: ['Address', '1 Elm St'] }, client_data: {} });
    const created = await client.rest(accessToken, 'POST', '/reports/create-report', {
      report_settings: { create_new_comments: false, write_maintenance_tips: true, write_header: false },
      isn_order,
      picture_clock_offset_seconds: -90,
    });
    const id = created.body.report_id;
    expect(await listedReport(client, accessToken, id)).toMatchObject({
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
    const uploaded = await client.rest(accessToken, 'POST', `/reports/${id}/upload-audio`, audio);
    expect(uploaded).toMatchObject({ status: 200, body: { success: true, report: { status: 'audio_uploaded' } } });
    const { audioFiles } = await web.app.reports.get(ada.actor, { reportId: id });
    expect(audioFiles.map(({ name, size }) => [name, size])).toEqual([
      ['one.wav', 32_044],
      ['zwölf.wav', 64_044],
    ]);

    const image = formOf(['image_file/front.gif', GIF], ['is_excluded', 'true'], ['caption', ' The front ']);
    const pictured = await client.rest(accessToken, 'POST', `/reports/${id}/upload-single-image`, image);
    expect(pictured.body.report.status).toBe('images_uploaded');
    const { imageFiles } = await web.app.reports.get(ada.actor, { reportId: id });
    expect(imageFiles).toMatchObject([{ name: 'front.gif', isExcluded: true, caption: 'The front' }]);

    const notReady = await client.rest(accessToken, 'GET', `/reports/${id}/download-processed-report`);
    expect(notReady).toMatchObject({ status: 409, body: { detail: expect.stringContaining('not ready yet') } });

    const started = await client.rest(accessToken, 'POST', `/reports/${id}/process-report`);
    expect(started.body.report).toMatchObject({ status: 'initializing', report_settings: { is_housemaster: false } });
    const early = await client.rest(accessToken, 'POST', `/reports/${id}/process-report?force_restart=true`);
    expect(early.status).toBe(409);

    await web.complete(id, '<written>');
    const download = await client.rest(accessToken, 'GET', `/reports/${id}/download-processed-report`);
    expect(download).toMatchObject({ status: 200, body: '<written>' });
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="1-Elm-St.hr5"');
    expect(download.headers.get('content-type')).toBe('application/xml');
    expect(download.headers.get('content-length')).toBe('9');
    expect(await listedReport(client, accessToken, id)).toMatchObject({ status: 'completed', progress_percent: 100 });

    const again = await client.rest(accessToken, 'POST', `/reports/${id}/process-report?force_restart=true`);
    expect(again.body.report.status).toBe('initializing');
    expect((await client.rest(accessToken, 'DELETE', `/reports/${id}/delete`)).status).toBe(200);
    expect(await listedReport(client, accessToken, id)).toBeUndefined();
    expect(await web.storedFiles(id)).toEqual([]);
  });

  it('is listed with the last changed first, all of them', async () => {
    const { accessToken } = await web.logIn();
    const first = await newReport(client, accessToken);
    const second = await newReport(client, accessToken);
    const audio = formOf(['audio_files/a.wav', wavFile()]);
    await client.rest(accessToken, 'POST', `/reports/${first}/upload-audio`, audio);
    const { body } = await client.rest(accessToken, 'GET', '/reports/list');
    expect(body.reports.map((report: { report_id: string }) => report.report_id)).toEqual([first, second]);
  });

  it('is created from nothing but defaults, and not from a broken order', async () => {
    expect((await client.rest(ada.accessToken, 'POST', '/reports/create-report', {})).status).toBe(200);
    const order = await client.rest(ada.accessToken, 'POST', '/reports/create-report', { isn_order: '{' });
    expect(order).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    const settings = { report_settings: { create_new_comments: 'perhaps' } };
    expect((await client.rest(ada.accessToken, 'POST', '/reports/create-report', settings)).body.detail).toContain(
      'report_settings.create_new_comments',
    );
  });

  it('takes a call without a payload that names JSON as its type', async () => {
    const id = await reportWithAudio(client, ada.accessToken);
    const response = await fetch(`${web.origin}/api/reports/${id}/process-report`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });
});
