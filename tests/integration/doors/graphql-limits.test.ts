import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../../server/graphql/schema.ts';
import { everyFieldOf } from '../../support/every-field.ts';
import { ask } from '../../support/raw-client.ts';
import { type RawSocket, rawSocket } from '../../support/raw-socket.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const schema = createSchema();
const PAGE = everyFieldOf(schema, 'ReportConnection');
const REPORT = everyFieldOf(schema, 'Report');
const times = (count: number, field: string) => Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  ada = await web.logIn();
});
afterAll(() => web.close());

function post(query: string, variables: object = {}, accept = '*/*') {
  return ask(`${web.origin}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json', accept },
    body: JSON.stringify({ query, variables }),
  });
}

/** Fragments that each use the next one several times: the last one is met `uses ** levels` times. */
function bomb(levels: number, uses: number, innermost: string): string {
  const fragment = (n: number) =>
    `fragment f${n} on Query { ${n === levels ? innermost : times(uses, `__typename ...f${n + 1}`)} }`;
  return `{ ...f1 } ${Array.from({ length: levels }, (_, n) => fragment(n + 1)).join(' ')}`;
}

describe('over HTTP', () => {
  it.each([
    ['100 reports with all fields', `{ reports(first: 100) ${PAGE} }`, {}],
    ['100 reports by a variable', `query ($n: Int!) { reports(first: $n) ${PAGE} }`, { n: 100 }],
  ])('lets %s pass', async (_what, query, variables) => {
    const { status, body } = await post(query, variables);
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  it('lets 20 reports by id with all fields pass', async () => {
    const { id } = await web.app.reports.create(ada.actor, {});
    const { body } = await post(`{ ${times(20, `report(id: "${id}") { ...all }`)} } fragment all on Report ${REPORT}`);
    expect(body.errors).toBeUndefined();
    expect(Object.keys(body.data)).toHaveLength(20);
  });

  it('lets the introspection of explorers pass', async () => {
    const all = { descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true };
    const { body } = await post(getIntrospectionQuery({ ...all, inputValueDeprecation: true, oneOf: true }));
    expect(body.errors).toBeUndefined();
    expect(body.data.__schema.types.length).toBeGreaterThan(20);
  });

  const manyPages = times(100, 'reports(first: 100) { ...page }');
  const refused: [string, string, object?][] = [
    ['a hundred times 100 reports', `{ ${manyPages} } fragment page on ReportConnection ${PAGE}`],
    ['the same through a variable', `query ($n: Int!) { ${times(10, `reports(first: $n) ${PAGE}`)} }`, { n: 100 }],
    ['a page too large', `{ reports(first: 100000) { edges { node { id } } } }`],
    ['pages that pay for others', `{ a: reports(first: -100000) ${PAGE} ${times(6, `reports(first: 100) ${PAGE}`)} }`],
    ['too many verbs, each cheap', `{ ${times(150, 'me { id }')} }`],
    ['1,000 aliases of a cheap field', `{ ${times(1000, '__typename')} }`],
    ['fragments within fragments', bomb(8, 8, 'me { id }')],
    ['introspection twice', introspectionTwice()],
  ];

  it.each(refused)('refuses %s, and says cost and limit', async (_what, query, variables) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, body } = await post(query, variables, accept);
      expect(status).toBe(400);
      expect(body.data).toBeUndefined();
      expect(body.errors).toMatchObject([
        { extensions: { code: 'QUERY_TOO_COMPLEX', correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
      ]);
      expect(body.errors[0].message).toMatch(/points|words and signs/);
      expect(body.errors[0].message).toMatch(/60000|1000/);
    }
    expect(web.logged).toEqual([]);
  });

  it.each([
    ['plainly', (inner: string) => `{ __typename ${inner} }`],
    [
      'by fragments',
      (inner: string) => `{ ...a } fragment a on Query { ... on Query { ...b } } fragment b on Query { ${inner} }`,
    ],
  ])('refuses what is too deep, put %s', async (_how, wrap) => {
    // Nothing in the schema lies this deep.
    const deep = `${'x { '.repeat(13)} y ${'} '.repeat(13)}`;
    const { status, body } = await post(wrap(deep));
    expect(status).toBe(400);
    const refusals = body.errors.filter(
      (error: { extensions: { code: string } }) => error.extensions.code === 'QUERY_TOO_COMPLEX',
    );
    expect(refusals).toMatchObject([{ message: 'The query is 14 fields deep; the limit is 12.' }]);
  });

  it('executes nothing where an argument does not fit, so that its cost cannot be told', async () => {
    const query = `query ($n: Int) { reports(first: $n) { totalCount } reportStatuses { label } }`;
    const { body } = await post(query, { n: null });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(body.data).toBeUndefined();
  });
});

describe('over the socket', () => {
  const opened: RawSocket[] = [];
  afterAll(() => {
    for (const socket of opened) socket.close();
  });

  async function socket() {
    const raw = await rawSocket(web.origin);
    opened.push(raw);
    await raw.init(ada.accessToken);
    return raw;
  }

  it('refuses one operation, says why, and lives on', async () => {
    const { send, next } = await socket();
    const refusals: [query: string, code: string, message: RegExp, variables?: object][] = [
      [`subscription { ${times(400, '__typename')} }`, 'QUERY_TOO_COMPLEX', /words and signs/],
      [
        `subscription { reportChanged { ${'x { '.repeat(13)} y ${'} '.repeat(13)} } }`,
        'QUERY_TOO_COMPLEX',
        /fields deep/,
      ],
      [`subscription { reportChanged { report { ...f0 } } } ${reportBomb()}`, 'QUERY_TOO_COMPLEX', /points/],
      ['subscription {', 'GRAPHQL_PARSE_FAILED', /Syntax Error/],
      ['subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED', /nothing/],
      ['subscription ($id: ID!) { reportChanged(id: $id) { reportId } }', 'BAD_USER_INPUT', /\$id/],
      ['{ me { id } }', 'GRAPHQL_VALIDATION_FAILED', /Only subscriptions/],
      ['mutation { deleteAccount }', 'GRAPHQL_VALIDATION_FAILED', /Only subscriptions/],
    ];
    for (const [index, [query, code, message]] of refusals.entries()) {
      const id = String(index);
      send({ type: 'subscribe', id, payload: { query } });
      const answer = await next();
      expect(answer).toMatchObject({ type: 'error', id });
      const error = answer.payload.find((one: { extensions: { code: string } }) => one.extensions.code === code);
      expect(error.message).toMatch(message);
      expect(error.extensions.correlationId).toMatch(/^[0-9a-f-]{36}$/);
    }
    send({ type: 'subscribe', id: 'ok', payload: { query: 'subscription { subscriptionStatusChanged { status } }' } });
    expect(await next()).toMatchObject({ id: 'ok', type: 'next' });
    expect(web.logged).toEqual([]);
  });
});

/** Fragments on a report that ask its files 8 to the 5th times. */
function reportBomb(): string {
  const fragment = (n: number) =>
    `fragment f${n} on Report { ${
      n === 5
        ? 'audioFiles { id name size }'
        : Array(8)
            .fill(`... { ...f${n + 1} }`)
            .join(' ')
    } }`;
  return Array.from({ length: 6 }, (_, n) => fragment(n)).join(' ');
}

function introspectionTwice(): string {
  const [query = '', ...fragments] = getIntrospectionQuery().split(/(?=fragment )/);
  const inner = query.slice(query.indexOf('__schema {') + '__schema {'.length, query.trimEnd().length - 1).trimEnd();
  return `{ a: __schema { ...s } b: __schema { ...s } } fragment s on __Schema { ${inner} ${fragments.join(' ')}`;
}
