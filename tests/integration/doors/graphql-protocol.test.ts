import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../support/raw-client.ts';
import { formOf, startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;
let ada: Awaited<ReturnType<TestWeb['logIn']>>;

beforeAll(async () => {
  web = await startTestWeb();
  ada = await web.logIn();
});
afterAll(() => web.close());

function send(init: RequestInit, search: Record<string, string> = {}) {
  return ask(`${web.origin}/graphql?${new URLSearchParams(search)}`, {
    ...init,
    headers: { authorization: `Bearer ${ada.accessToken}`, accept: 'application/json', ...init.headers },
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: object) => send({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
const get = (search: Record<string, string>, headers: Record<string, string> = JSON_TYPE) => send({ headers }, search);

describe('GET', () => {
  it.each(['apollo-require-preflight', 'x-apollo-operation-name', 'content-type'])(
    'asks, with %s to show that no foreign page sends it',
    async (header) => {
      const headers = { [header]: header === 'content-type' ? 'application/json' : 'yes' };
      const { status, body } = await get({ query: '{ me { id } }' }, headers);
      expect({ status, body }).toEqual({ status: 200, body: { data: { me: { id: ada.account.id } } } });
    },
  );

  it('is refused without, and nothing is asked', async () => {
    const { status, body } = await get({ query: '{ me { id } }' }, {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(body.data).toBeUndefined();
  });

  it('takes variables and the name of the operation', async () => {
    const query = 'query a { __typename } query b($n: Int!) { reports(first: $n) { totalCount } }';
    const { body } = await get({ query, variables: '{"n":1}', operationName: 'b' });
    expect(body).toEqual({ data: { reports: { totalCount: 0 } } });
  });

  it('changes nothing: mutations and subscriptions are refused with 405', async () => {
    for (const query of [
      'mutation { createReport(input: {}) { id } }',
      'subscription { reportChanged { reportId } }',
    ]) {
      const { status, headers, body } = await get({ query });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('POST');
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    }
    expect((await web.app.reports.list(ada.actor, { first: 1 })).total).toBe(0);
  });
});

describe('several operations in one request', () => {
  it('are refused', async () => {
    const operation = { query: '{ me { id } }' };
    for (const body of [[operation], [operation, operation], []]) {
      expect(await post(body)).toMatchObject({
        status: 400,
        body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
      });
    }
  });

  it('are refused as a form as well', async () => {
    const operations = JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
    const form = formOf(['operations', operations], ['map', '{}']);
    const { status, body } = await send({ method: 'POST', headers: { 'apollo-require-preflight': 'yes' }, body: form });
    expect(status).toBe(400);
    expect(body.data).toBeUndefined();
  });
});

describe('persisted queries', () => {
  const query = '{ me { username } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };

  it('are asked for by their hash once they were sent with it', async () => {
    const unknown = await get({ extensions: JSON.stringify(extensions) });
    expect(unknown.status).toBe(200);
    expect(unknown.body).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    const answer = { data: { me: { username: ada.username } } };
    expect((await post({ query, extensions })).body).toEqual(answer);
    expect((await post({ extensions })).body).toEqual(answer);
    expect((await get({ extensions: JSON.stringify(extensions) })).body).toEqual(answer);
  });

  it.each([
    ['a hash of something else', { version: 1, sha256Hash: '0'.repeat(64) }, 'provided sha does not match query'],
    ['a version to come', { version: 2, sha256Hash }, 'Unsupported persisted query version'],
  ])('are refused with %s', async (_what, persistedQuery, message) => {
    const { status, body } = await post({ query, extensions: { persistedQuery } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
    expect(web.logged).toEqual([]);
  });

  it('are no way past the limits', async () => {
    const costly = '{ reports(first: 1000000) { edges { node { id } } } }';
    const hash = createHash('sha256').update(costly).digest('hex');
    const both = { query: costly, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
    for (const body of [both, both]) {
      expect((await post(body)).body).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
    }
    const { body } = await post({ extensions: both.extensions });
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  });
});

describe('a failure', () => {
  it('that nobody may read is masked, and logged under the id that its caller reads', async () => {
    const broken = await startTestWeb(({ reports }) => ({
      reports: Object.assign(Object.create(reports), {
        list: () => Promise.reject(new Error('password of the database')),
      }),
    }));
    const { accessToken } = await broken.logIn();
    const response = await fetch(`${broken.origin}/graphql`, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query: '{ reports { totalCount } }' }),
    });
    const text = await response.text();
    expect(text).not.toContain('password of the database');
    const [error] = JSON.parse(text).errors;
    const { correlationId } = error.extensions;
    expect(error).toMatchObject({
      message: expect.stringContaining(correlationId),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(broken.logged).toMatchObject([{ correlationId, error: { message: 'password of the database' } }]);
    await broken.close();
  });

  it.each([
    ['a query that cannot be read', '{', 'GRAPHQL_PARSE_FAILED'],
    ['a field that there is not', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an operation that is not named', 'query a { __typename } query b { __typename }', 'OPERATION_RESOLUTION_FAILURE'],
    ['a variable that does not fit', 'query ($id: ID!) { report(id: $id) { id } }', 'BAD_USER_INPUT'],
  ])('of %s: 400 by the newer media type, 200 by the older one', async (_what, query, code) => {
    for (const [accept, status] of [
      ['application/graphql-response+json', 400],
      ['application/graphql-response+json,application/json;q=0.9', 400],
      ['application/json', 200],
      ['*/*', 200],
    ] as const) {
      const answer = await send({ method: 'POST', headers: { ...JSON_TYPE, accept }, body: JSON.stringify({ query }) });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain(
        status === 400 ? 'graphql-response+json' : 'application/json',
      );
      expect(answer.body.errors[0].extensions.code).toBe(code);
      expect(answer.body.data).toBeUndefined();
    }
  });
});
