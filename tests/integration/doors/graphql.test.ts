import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CREATE,
  codeOf,
  DELETE,
  ONE,
  PROCESS,
  TEMPLATE_STATUS,
  uploadAudio,
  uploadImage,
  uploadTemplate,
} from '../../support/graphql-operations.ts';
import { templateFixture } from '../../support/hr5/report-file.ts';
import { RawClient } from '../../support/raw-client.ts';
import { newReport } from '../../support/rest-reports.ts';
import { GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

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

describe('accounts', () => {
  const session = 'accessToken refreshToken account { id username }';

  it('registers, logs in, refreshes, tells who one is, logs out', async () => {
    const credentials = { u: 'graph@example.com', p: 'password' };
    const registering = `mutation ($u: String!, $p: String!) { register(username: $u, password: $p) { ${session} } }`;
    const loggingIn = `mutation ($u: String!, $p: String!) { login(username: $u, password: $p) { ${session} } }`;
    const refreshing = `mutation ($t: String!) { refresh(refreshToken: $t) { ${session} } }`;
    const { account } = (await client.graphql(undefined, registering, credentials)).body.data.register;
    expect(account.username).toBe('graph@example.com');
    const login = (await client.graphql('outdated', loggingIn, credentials)).body.data.login;
    const next = (await client.graphql('outdated', refreshing, { t: login.refreshToken })).body.data.refresh;
    expect((await client.graphql(next.accessToken, '{ me { id username } }')).body.data.me).toEqual(account);

    const loggingOut = 'mutation ($t: String!) { logout(refreshToken: $t) }';
    const loggedOut = await client.graphql(undefined, loggingOut, { t: next.refreshToken });
    expect(loggedOut.body.data).toEqual({ logout: true });
    const refused = await client.graphql(next.accessToken, '{ me { id } }');
    expect(refused.status).toBe(401);
    expect(codeOf(refused)).toBe('UNAUTHENTICATED');
    expect(codeOf(await client.graphql(undefined, refreshing, { t: next.refreshToken }))).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['register(username: "nobody", password: "password")', 'BAD_USER_INPUT', 'Please enter a valid email address'],
    ['register(username: "a@b.cd", password: "short")', 'BAD_USER_INPUT', /at least 8 characters/],
    ['login(username: "a@b.cd", password: "wrong")', 'UNAUTHENTICATED', 'Incorrect username or password.'],
    ['refresh(refreshToken: "made up")', 'UNAUTHENTICATED', /log in again/],
  ])('%s is refused', async (field, code, message) => {
    const answer = await client.graphql(undefined, `mutation { ${field} { ${session} } }`);
    expect(codeOf(answer)).toBe(code);
    expect(answer.body.errors?.[0]?.message).toMatch(message);
    expect(answer.body.errors?.[0]?.extensions.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('templates', () => {
  it('uploads, processes, tells the status', async () => {
    const { accessToken } = await web.logIn();
    expect((await client.graphql(accessToken, TEMPLATE_STATUS)).body.data.emptyReportStatus).toEqual({
      hasEmptyReport: false,
      emptyReport: null,
    });
    const { uploadEmptyReport: upload } = (await uploadTemplate(client, accessToken, 'mine.hr5', TEMPLATE)).body.data;
    expect(upload.emptyReport).toEqual({
      isHousemaster: false,
      status: 'uploaded',
      processedAt: null,
      fileName: 'mine.hr5',
    });
    expect(upload.importReport).toMatchObject({ isHousemaster: false, components: expect.toSatisfy((n) => n > 0) });
    const processing = 'mutation { processEmptyReport { isHousemaster status processedAt fileName } }';
    const { processEmptyReport: processed } = (await client.graphql(accessToken, processing)).body.data;
    expect(processed.status).toBe('processed');
    expect((await client.graphql(accessToken, TEMPLATE_STATUS)).body.data.emptyReportStatus).toEqual({
      hasEmptyReport: true,
      emptyReport: processed,
    });
  });

  it('uses the default template of either type', async () => {
    const choosing = 'mutation ($h: Boolean!) { useDefaultTemplate(isHousemaster: $h) { isHousemaster status } }';
    for (const isHousemaster of [true, false]) {
      const { body } = await client.graphql(ada.accessToken, choosing, { h: isHousemaster });
      expect(body.data.useDefaultTemplate).toEqual({ isHousemaster, status: 'processed' });
    }
  });

  it('refuses a file that is no template, and processing without one', async () => {
    for (const [name, content] of [
      ['mine.xml', TEMPLATE],
      ['mine.hr5', Buffer.from('junk')],
    ] as const) {
      const answer = await uploadTemplate(client, grace.accessToken, name, content);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'UNPROCESSABLE_FILE']);
    }
    const processing = 'mutation { processEmptyReport { status } }';
    expect(codeOf(await client.graphql(grace.accessToken, processing))).toBe('CONFLICT');
  });
});

describe('a report', () => {
  it('goes its whole way', async () => {
    const { accessToken } = ada;
    await client.graphql(accessToken, 'mutation { useDefaultTemplate(isHousemaster: false) { status } }');
    const isnOrder = JSON.stringify({ report_info: { RIAddress1: ['Address', '1 Elm St'] }, client_data: {} });
    const input = { createNewComments: false, isnOrder };
    const created = (await client.graphql(accessToken, CREATE, { input })).body.data.createReport;
    expect(created).toMatchObject({
      status: 'created',
      statusLabel: 'Created',
      progressPercent: 0,
      headerJson: isnOrder,
      headerAddress: '1 Elm St',
      isHousemaster: null,
      settings: {
        createNewComments: false,
        addDefectLocations: true,
        writeMaintenanceTips: false,
        writeFunctionalConditions: true,
        writeHeader: true,
      },
    });
    const { id } = created;

    const recordings = { 'one.wav': wavFile(2), 'zwölf.wav': wavFile() };
    const heard = (await uploadAudio(client, accessToken, id, recordings)).body.data.uploadAudio;
    expect(heard).toMatchObject({
      status: 'audio_uploaded',
      audioFiles: [
        { name: 'one.wav', size: 64_044 },
        { name: 'zwölf.wav', size: 32_044 },
      ],
    });
    const pictured = (await uploadImage(client, accessToken, id, 'front.gif', GIF)).body.data.uploadImage;
    expect(pictured).toMatchObject({
      status: 'images_uploaded',
      imageFiles: [{ name: 'front.gif', size: GIF.length, caption: 'The front' }],
    });

    const started = (await client.graphql(accessToken, PROCESS, { id })).body.data.processReport;
    expect(started).toMatchObject({ status: 'initializing', isHousemaster: false });
    expect(codeOf(await client.graphql(accessToken, PROCESS, { id, again: true }))).toBe('CONFLICT');
    await web.complete(id, '<written>');
    const completed = (await client.graphql(accessToken, ONE, { id })).body.data.report;
    expect(completed).toMatchObject({ status: 'completed', progressPercent: 100 });

    const deleted = await client.graphql(accessToken, DELETE, { id });
    expect(deleted.body.data).toEqual({ deleteReport: true });
    expect(codeOf(await client.graphql(accessToken, ONE, { id }))).toBe('NOT_FOUND');
  });

  it('is listed newest first, in pages', async () => {
    const { accessToken } = await web.logIn();
    const oldest = await newReport(client, accessToken);
    const middle = await newReport(client, accessToken);
    const newest = await newReport(client, accessToken);
    const paging = `query ($first: Int!, $after: String) { reports(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } } }`;
    const first = (await client.graphql(accessToken, paging, { first: 2 })).body.data.reports;
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: first.edges[1].cursor },
      edges: [{ node: { id: newest } }, { node: { id: middle } }],
    });
    const after = first.pageInfo.endCursor;
    const second = (await client.graphql(accessToken, paging, { first: 2, after })).body.data.reports;
    expect(second).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { id: oldest } }] });
    expect(codeOf(await client.graphql(accessToken, paging, { first: 101 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await client.graphql(accessToken, paging, { first: 1, after: 'made up' }))).toBe('BAD_USER_INPUT');
  });

  it('is not created from a broken order', async () => {
    expect(codeOf(await client.graphql(ada.accessToken, CREATE, { input: { isnOrder: '[]' } }))).toBe('BAD_USER_INPUT');
  });
});

describe('what is the same for everybody', () => {
  it('needs no log-in', async () => {
    const { body } = await client.graphql(
      undefined,
      `{ reportStatuses { status step label }
      uploadRules { audioExtensions imageExtensions templateExtension maxAudioBytes maxAudioFiles maxImageBytes maxImageFiles maxImagePixels maxTemplateBytes }
      site { termsUrl supportEmail helpUrl } }`,
    );
    expect(body.data.reportStatuses).toHaveLength(26);
    expect(body.data.reportStatuses).toContainEqual({
      status: 'transcribing_audio',
      step: 40,
      label: 'Transcribing audio...',
    });
    expect(body.data.uploadRules).toMatchObject({
      audioExtensions: ['mp3', 'wav', 'flac', 'ogg', 'm4a', 'aac'],
      imageExtensions: ['jpg', 'jpeg', 'png', 'gif'],
      templateExtension: 'hr5',
      maxAudioFiles: 3,
      maxImageFiles: 3,
      maxImagePixels: 1_000_000,
    });
    expect(body.data.site).toMatchObject({ termsUrl: '/terms', supportEmail: 'support@example.com' });
  });
});
