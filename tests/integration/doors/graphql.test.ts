import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../server/graphql/schema.ts';
import { ROOT } from '../../../server/root.ts';
import { formOf, GIF, startTestWeb, type TestWeb, wavFile } from '../../support/test-web.ts';

type Person = Awaited<ReturnType<TestWeb['logIn']>>;
type File = [name: string, content: Buffer];

const REPORT = `id status statusLabel progressPercent createdAt updatedAt headerJson headerAddress isHousemaster
  messages { type text }
  settings { createNewComments addDefectLocations writeMaintenanceTips writeFunctionalConditions writeHeader }
  audioFiles { name size } imageFiles { name size caption }`;

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

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field
  data?: any;
  errors?: { message: string; extensions: { code: string; correlationId: string } }[];
}

async function post(body: string | FormData, token?: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${web.origin}/graphql`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

function send(query: string, variables: object = {}, token?: string): Promise<Answer> {
  return post(JSON.stringify({ query, variables }), token, { 'content-type': 'application/json' });
}

/** Sends files as the variable `file`, or as the list `files`. */
function sendFiles(query: string, variables: object, sent: File | File[], token?: string): Promise<Answer> {
  const isList = Array.isArray(sent[0]);
  const all = (isList ? sent : [sent]) as File[];
  const holes = isList ? { files: all.map(() => null) } : { file: null };
  const map = Object.fromEntries(all.map((_, n) => [n, [isList ? `variables.files.${n}` : 'variables.file']]));
  const form = formOf(
    ['operations', JSON.stringify({ query, variables: { ...variables, ...holes } })],
    ['map', JSON.stringify(map)],
    ...all.map(([name, content], n): [string, Buffer] => [`${n}/${name}`, content]),
  );
  return post(form, token, { 'apollo-require-preflight': 'true' });
}

const CREATE = `mutation ($input: CreateReportInput!) { createReport(input: $input) { ${REPORT} } }`;
const AUDIO = `mutation ($id: ID!, $files: [Upload!]!) { uploadAudio(reportId: $id, files: $files) { ${REPORT} } }`;
const IMAGE = `mutation ($id: ID!, $file: Upload!) {
  uploadImage(reportId: $id, file: $file, isExcluded: true, caption: " The front ") { ${REPORT} } }`;
const PROCESS = `mutation ($id: ID!, $again: Boolean! = false) { processReport(id: $id, forceRestart: $again) { ${REPORT} } }`;
const TEMPLATE = `mutation ($file: Upload!) { uploadEmptyReport(file: $file) {
  emptyReport { isHousemaster status processedAt fileName }
  importReport { isHousemaster components items comments tips unknownElements { name count } warnings } } }`;
const ONE = `query ($id: ID!) { report(id: $id) { ${REPORT} } }`;
const STATUS = '{ emptyReportStatus { hasEmptyReport emptyReport { isHousemaster status processedAt fileName } } }';

async function newReport(person = ada): Promise<string> {
  return (await send(CREATE, { input: {} }, person.accessToken)).data.createReport.id;
}

async function reportWithAudio(): Promise<string> {
  const id = await newReport();
  await sendFiles(AUDIO, { id }, [['one.wav', wavFile()]], ada.accessToken);
  return id;
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

describe('accounts', () => {
  const session = 'accessToken refreshToken account { id username }';

  it('registers, logs in, refreshes, tells who one is, logs out', async () => {
    const credentials = { u: 'graph@example.com', p: 'password' };
    const registering = `mutation ($u: String!, $p: String!) { register(username: $u, password: $p) { ${session} } }`;
    const loggingIn = `mutation ($u: String!, $p: String!) { login(username: $u, password: $p) { ${session} } }`;
    const refreshing = `mutation ($t: String!) { refresh(refreshToken: $t) { ${session} } }`;
    const { account } = (await send(registering, credentials)).data.register;
    expect(account.username).toBe('graph@example.com');
    const login = (await send(loggingIn, credentials, 'outdated')).data.login;
    const next = (await send(refreshing, { t: login.refreshToken }, 'outdated')).data.refresh;
    expect((await send('{ me { id username } }', {}, next.accessToken)).data.me).toEqual(account);

    const loggedOut = await send('mutation ($t: String!) { logout(refreshToken: $t) }', { t: next.refreshToken });
    expect(loggedOut.data).toEqual({ logout: true });
    const refused = await send('{ me { id } }', {}, next.accessToken);
    expect(refused.status).toBe(401);
    expect(codeOf(refused)).toBe('UNAUTHENTICATED');
    expect(codeOf(await send(refreshing, { t: next.refreshToken }))).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['register(username: "nobody", password: "password")', 'BAD_USER_INPUT', 'Please enter a valid email address'],
    ['register(username: "a@b.cd", password: "short")', 'BAD_USER_INPUT', /at least 8 characters/],
    ['login(username: "a@b.cd", password: "wrong")', 'UNAUTHENTICATED', 'Incorrect username or password.'],
    ['refresh(refreshToken: "made up")', 'UNAUTHENTICATED', /log in again/],
  ])('%s is refused', async (field, code, message) => {
    const answer = await send(`mutation { ${field} { ${session} } }`);
    expect(codeOf(answer)).toBe(code);
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(answer.errors?.[0]?.extensions.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('templates', () => {
  it('uploads, processes, tells the status', async () => {
    const { accessToken } = await web.logIn();
    expect((await send(STATUS, {}, accessToken)).data.emptyReportStatus).toEqual({
      hasEmptyReport: false,
      emptyReport: null,
    });
    const { uploadEmptyReport: upload } = (await sendFiles(TEMPLATE, {}, ['mine.hr5', template], accessToken)).data;
    expect(upload.emptyReport).toEqual({
      isHousemaster: false,
      status: 'uploaded',
      processedAt: null,
      fileName: 'mine.hr5',
    });
    expect(upload.importReport).toMatchObject({ isHousemaster: false, components: expect.toSatisfy((n) => n > 0) });
    const processing = 'mutation { processEmptyReport { isHousemaster status processedAt fileName } }';
    const { processEmptyReport: processed } = (await send(processing, {}, accessToken)).data;
    expect(processed.status).toBe('processed');
    expect((await send(STATUS, {}, accessToken)).data.emptyReportStatus).toEqual({
      hasEmptyReport: true,
      emptyReport: processed,
    });
  });

  it('uses the default template of either type', async () => {
    const choosing = 'mutation ($h: Boolean!) { useDefaultTemplate(isHousemaster: $h) { isHousemaster status } }';
    for (const isHousemaster of [true, false]) {
      const { data } = await send(choosing, { h: isHousemaster }, ada.accessToken);
      expect(data.useDefaultTemplate).toEqual({ isHousemaster, status: 'processed' });
    }
  });

  it('refuses a file that is no template, and processing without one', async () => {
    for (const file of [
      ['mine.xml', template],
      ['mine.hr5', Buffer.from('junk')],
    ] as File[]) {
      const answer = await sendFiles(TEMPLATE, {}, file, grace.accessToken);
      expect([answer.status, codeOf(answer)]).toEqual([422, 'UNPROCESSABLE_FILE']);
    }
    const processing = 'mutation { processEmptyReport { status } }';
    expect(codeOf(await send(processing, {}, grace.accessToken))).toBe('CONFLICT');
  });
});

describe('a report', () => {
  it('goes its whole way', async () => {
    const { accessToken } = ada;
    await send('mutation { useDefaultTemplate(isHousemaster: false) { status } }', {}, accessToken);
    const isnOrder = JSON.stringify({ report_info: { RIAddress1: ['Address', '1 Elm St'] }, client_data: {} });
    const input = { createNewComments: false, isnOrder };
    const created = (await send(CREATE, { input }, accessToken)).data.createReport;
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

    const recordings: File[] = [
      ['one.wav', wavFile(2)],
      ['zwölf.wav', wavFile()],
    ];
    const heard = (await sendFiles(AUDIO, { id }, recordings, accessToken)).data.uploadAudio;
    expect(heard).toMatchObject({
      status: 'audio_uploaded',
      audioFiles: [
        { name: 'one.wav', size: 64_044 },
        { name: 'zwölf.wav', size: 32_044 },
      ],
    });
    const pictured = (await sendFiles(IMAGE, { id }, ['front.gif', GIF], accessToken)).data.uploadImage;
    expect(pictured).toMatchObject({
      status: 'images_uploaded',
      imageFiles: [{ name: 'front.gif', size: GIF.length, caption: 'The front' }],
    });

    const started = (await send(PROCESS, { id }, accessToken)).data.processReport;
    expect(started).toMatchObject({ status: 'initializing', isHousemaster: false });
    expect(codeOf(await send(PROCESS, { id, again: true }, accessToken))).toBe('CONFLICT');
    await web.complete(id, '<written>');
    const completed = (await send(ONE, { id }, accessToken)).data.report;
    expect(completed).toMatchObject({ status: 'completed', progressPercent: 100 });

    const deleted = await send('mutation ($id: ID!) { deleteReport(id: $id) }', { id }, accessToken);
    expect(deleted.data).toEqual({ deleteReport: true });
    expect(codeOf(await send(ONE, { id }, accessToken))).toBe('NOT_FOUND');
  });

  it('is listed newest first, in pages', async () => {
    const person = await web.logIn();
    const [oldest, middle, newest] = [await newReport(person), await newReport(person), await newReport(person)];
    const paging = `query ($first: Int!, $after: String) { reports(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } } }`;
    const first = (await send(paging, { first: 2 }, person.accessToken)).data.reports;
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: first.edges[1].cursor },
      edges: [{ node: { id: newest } }, { node: { id: middle } }],
    });
    const after = first.pageInfo.endCursor;
    const second = (await send(paging, { first: 2, after }, person.accessToken)).data.reports;
    expect(second).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { id: oldest } }] });
    expect(codeOf(await send(paging, { first: 101 }, person.accessToken))).toBe('BAD_USER_INPUT');
    expect(codeOf(await send(paging, { first: 1, after: 'made up' }, person.accessToken))).toBe('BAD_USER_INPUT');
  });

  it('keeps the good recordings, names the bad one', async () => {
    const id = await newReport();
    const recordings: File[] = [
      ['notes.mp3', Buffer.from('shopping list')],
      ['one.wav', wavFile()],
    ];
    const answer = await sendFiles(AUDIO, { id }, recordings, ada.accessToken);
    expect(codeOf(answer)).toBe('UNPROCESSABLE_FILE');
    expect(answer.errors?.[0]?.message).toContain('"notes.mp3"');
    const { report } = (await send(ONE, { id }, ada.accessToken)).data;
    expect(report).toMatchObject({ status: 'upload_partial_success', audioFiles: [{ name: 'one.wav' }] });
  });

  it.each([
    ['above the limit for recordings', 7],
    ['above every limit', 300],
  ])('refuses a recording %s with a sentence', async (_what, seconds) => {
    const id = await newReport();
    const answer = await sendFiles(AUDIO, { id }, [['long.wav', wavFile(seconds)]], ada.accessToken);
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(answer.errors?.[0]?.message).toContain('"long.wav" is too large');
    expect(await web.storedFiles(id)).toEqual([]);
  });

  it('answers a visitor who is still sending a recording, and reads on so that the answer arrives', async () => {
    const id = await newReport();
    const beyondEveryBuffer: File[] = [['long.wav', wavFile(600)]];
    for (let round = 0; round < 3; round++) {
      expect(codeOf(await sendFiles(AUDIO, { id }, beyondEveryBuffer))).toBe('UNAUTHENTICATED');
    }
  });

  it.each([
    ['without a boundary', 'multipart/form-data'],
    ['that ends in the middle', 'multipart/form-data; boundary=x'],
  ])('refuses a form %s', async (_what, contentType) => {
    const headers = { 'content-type': contentType, 'apollo-require-preflight': 'true' };
    const response = await fetch(`${web.origin}/graphql`, { method: 'POST', headers, body: '--x\r\n' });
    expect(response.status).toBe(400);
    expect(codeOf(await response.json())).toBe('BAD_USER_INPUT');
    expect(web.logged).toEqual([]);
  });

  it('keeps no half recording when the connection breaks', async () => {
    const id = await newReport();
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
    const status = async () => (await send(ONE, { id }, ada.accessToken)).data.report.status;
    await expect.poll(status).toBe('uploading_audio');
    socket.destroy();
    await expect.poll(status).toBe('upload_failed');
    expect(await web.storedFiles(id)).toEqual([]);
    expect(web.logged).toEqual([]);
  });

  it('is not created from a broken order', async () => {
    expect(codeOf(await send(CREATE, { input: { isnOrder: '[]' } }, ada.accessToken))).toBe('BAD_USER_INPUT');
  });
});

describe('what is the same for everybody', () => {
  it('needs no log-in', async () => {
    const { data } = await send(`{ reportStatuses { status step label }
      uploadRules { audioExtensions imageExtensions templateExtension maxAudioBytes maxAudioFiles maxImageBytes maxImageFiles maxImagePixels maxTemplateBytes }
      site { termsUrl supportEmail helpUrl } }`);
    expect(data.reportStatuses).toHaveLength(26);
    expect(data.reportStatuses).toContainEqual({
      status: 'transcribing_audio',
      step: 40,
      label: 'Transcribing audio...',
    });
    expect(data.uploadRules).toMatchObject({
      audioExtensions: ['mp3', 'wav', 'flac', 'ogg', 'm4a', 'aac'],
      imageExtensions: ['jpg', 'jpeg', 'png', 'gif'],
      templateExtension: 'hr5',
      maxAudioFiles: 3,
      maxImageFiles: 3,
      maxImagePixels: 1_000_000,
    });
    expect(data.site).toMatchObject({ termsUrl: '/terms', supportEmail: 'support@example.com' });
  });
});

describe('access', () => {
  type Ask = (id: string, token?: string) => Promise<Answer>;
  const ofReports: [string, Ask][] = [
    ['report', (id, token) => send(ONE, { id }, token)],
    ['uploadAudio', (id, token) => sendFiles(AUDIO, { id }, [['one.wav', wavFile()]], token)],
    ['uploadImage', (id, token) => sendFiles(IMAGE, { id }, ['a.gif', GIF], token)],
    ['processReport', (id, token) => send(PROCESS, { id, again: true }, token)],
    ['deleteReport', (id, token) => send('mutation ($id: ID!) { deleteReport(id: $id) }', { id }, token)],
  ];
  const all: [string, Ask][] = [
    ...ofReports,
    ['me', (_id, token) => send('{ me { id } }', {}, token)],
    ['emptyReportStatus', (_id, token) => send(STATUS, {}, token)],
    ['reports', (_id, token) => send('{ reports { totalCount } }', {}, token)],
    ['createReport', (_id, token) => send(CREATE, { input: {} }, token)],
    ['uploadEmptyReport', (_id, token) => sendFiles(TEMPLATE, {}, ['mine.hr5', template], token)],
    ['processEmptyReport', (_id, token) => send('mutation { processEmptyReport { status } }', {}, token)],
    [
      'useDefaultTemplate',
      (_id, token) => send('mutation { useDefaultTemplate(isHousemaster: false) { status } }', {}, token),
    ],
  ];

  it.each(all)('%s is not for visitors', async (_field, ask) => {
    const id = await reportWithAudio();
    for (const token of [undefined, 'made-up']) {
      const answer = await ask(id, token);
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    }
  });

  it.each(ofReports)('%s finds neither another account’s report nor one that there is not', async (_field, ask) => {
    const id = await reportWithAudio();
    const before = await send(ONE, { id }, ada.accessToken);
    for (const target of [id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      expect(codeOf(await ask(target, grace.accessToken))).toBe('NOT_FOUND');
    }
    expect(await send(ONE, { id }, ada.accessToken)).toEqual(before);
  });
});

describe('the door itself', () => {
  it('is what schema.graphql says', async () => {
    const committed = buildSchema(await readFile(join(ROOT, 'schema.graphql'), 'utf8'));
    const sorted = (schema: typeof committed) => printSchema(lexicographicSortSchema(schema));
    expect(sorted(createSchema())).toBe(sorted(committed));
  });

  it('describes every field and argument', () => {
    const schema = createSchema();
    const bare = Object.values(schema.getTypeMap())
      .filter((type) => 'getFields' in type && !type.name.startsWith('__'))
      .flatMap((type) => Object.values('getFields' in type ? type.getFields() : {}))
      .flatMap((field) => [field, ...('args' in field ? field.args : [])])
      .filter((part) => !part.description);
    expect(bare.map((part) => part.name)).toEqual([]);
  });

  it('refuses forms that a foreign page could send', async () => {
    const form = formOf(['operations', '{"query":"{ me { id } }"}'], ['map', '{}']);
    expect((await post(form, ada.accessToken)).status).toBe(400);
  });

  it.each([
    ['a form that is none', formOf(['other', 'x']), {}],
    ['JSON that is none', '{', { 'content-type': 'application/json' }],
  ])('answers %s in its own format', async (_what, body, headers) => {
    const answer = await post(body, ada.accessToken, { 'apollo-require-preflight': 'true', ...headers });
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });

  it('refuses unknown fields and endless queries, each with a code', async () => {
    expect(codeOf(await send('{ me { nothing } }', {}, ada.accessToken))).toBe('GRAPHQL_VALIDATION_FAILED');
    const endless = `{ ${Array.from({ length: 400 }, (_, n) => `a${n}: reports { totalCount }`).join(' ')} }`;
    expect(codeOf(await send(endless, {}, ada.accessToken))).toBe('QUERY_TOO_COMPLEX');
  });
});
