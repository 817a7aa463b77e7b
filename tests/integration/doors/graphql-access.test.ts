import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../server/graphql/schema.ts';
import { ROOT } from '../../../server/root.ts';
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
import { ask, RawClient } from '../../support/raw-client.ts';
import { reportWithAudio } from '../../support/rest-reports.ts';
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

describe('access', () => {
  type Ask = (id: string, token?: string) => ReturnType<RawClient['graphql']>;
  const ofReports: [string, Ask][] = [
    ['report', (id, token) => client.graphql(token, ONE, { id })],
    ['uploadAudio', (id, token) => uploadAudio(client, token, id, { 'one.wav': wavFile() })],
    ['uploadImage', (id, token) => uploadImage(client, token, id, 'a.gif', GIF)],
    ['processReport', (id, token) => client.graphql(token, PROCESS, { id, again: true })],
    ['deleteReport', (id, token) => client.graphql(token, DELETE, { id })],
  ];
  const all: [string, Ask][] = [
    ...ofReports,
    ['me', (_id, token) => client.graphql(token, '{ me { id } }')],
    ['emptyReportStatus', (_id, token) => client.graphql(token, TEMPLATE_STATUS)],
    ['reports', (_id, token) => client.graphql(token, '{ reports { totalCount } }')],
    ['createReport', (_id, token) => client.graphql(token, CREATE, { input: {} })],
    ['uploadEmptyReport', (_id, token) => uploadTemplate(client, token, 'mine.hr5', TEMPLATE)],
    ['processEmptyReport', (_id, token) => client.graphql(token, 'mutation { processEmptyReport { status } }')],
    [
      'useDefaultTemplate',
      (_id, token) => client.graphql(token, 'mutation { useDefaultTemplate(isHousemaster: false) { status } }'),
    ],
  ];

  it.each(all)('%s is not for visitors', async (_field, ask) => {
    const id = await reportWithAudio(client, ada.accessToken);
    for (const token of [undefined, 'made-up']) {
      const answer = await ask(id, token);
      expect(answer.status).toBe(401);
      expect(codeOf(answer)).toBe('UNAUTHENTICATED');
    }
  });

  it.each(ofReports)('%s finds neither another account’s report nor one that there is not', async (_field, ask) => {
    const id = await reportWithAudio(client, ada.accessToken);
    const before = await client.graphql(ada.accessToken, ONE, { id });
    for (const target of [id, '00000000-0000-4000-8000-000000000000', 'no-id']) {
      expect(codeOf(await ask(target, grace.accessToken))).toBe('NOT_FOUND');
    }
    expect(await client.graphql(ada.accessToken, ONE, { id })).toEqual(before);
  });
});

describe('the door itself', () => {
  /** Sends a body as it is. */
  const post = (body: string | FormData, headers: Record<string, string> = {}) =>
    ask(`${web.origin}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.accessToken}`, ...headers },
      body,
    });

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
    expect((await post(form)).status).toBe(400);
  });

  it.each([
    ['a form that is none', formOf(['other', 'x']), {}],
    ['JSON that is none', '{', { 'content-type': 'application/json' }],
  ])('answers %s in its own format', async (_what, body, headers) => {
    const answer = await post(body, { 'apollo-require-preflight': 'true', ...headers });
    expect(answer.status).toBe(400);
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });

  it('refuses unknown fields and endless queries, each with a code', async () => {
    expect(codeOf(await client.graphql(ada.accessToken, '{ me { nothing } }'))).toBe('GRAPHQL_VALIDATION_FAILED');
    const endless = `{ ${Array.from({ length: 400 }, (_, n) => `a${n}: reports { totalCount }`).join(' ')} }`;
    expect(codeOf(await client.graphql(ada.accessToken, endless))).toBe('QUERY_TOO_COMPLEX');
  });
});
