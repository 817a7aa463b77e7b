import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FrontDoor } from '../../../server/roles/front-door.ts';
import { describedFetch, NotAsDescribed } from '../../support/described-fetch.ts';
import { OpenapiContract } from '../../support/openapi-contract.ts';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is looked through place by place
type Json = any;

let web: TestWeb;
let document: Json;

beforeAll(async () => {
  web = await startTestWeb();
  document = (await new RawClient(web.origin).rest(undefined, 'GET', '/openapi.json')).body;
});
afterAll(() => web.close());

const SESSION = ['success', 'access_token', 'refresh_token', 'subscription_status', 'has_used_free_trial'];
const EMPTY_REPORT = ['empty_report_data', 'is_housemaster', 'status', 'processed_at'];
const TEMPLATE = [
  'components',
  'old_name',
  'child_components',
  'name',
  'items',
  'item_id',
  'item_name',
  'comments',
  'comment_id',
  'comment_name',
  'comment_text',
  'comment_ts',
];
const SETTINGS = [
  'create_new_comments',
  'add_defect_locations',
  'write_maintenance_tips',
  'write_functional_conditions',
  'write_header',
];
const REPORT = ['report_id', 'status', 'updated_at', 'messages', 'report_settings', 'report_processing_data', 'header'];

/** The call table of the specification, point 7: call, what is sent, what is read of the answer. */
const CALLS: [call: string, sent: string[], read: string[]][] = [
  ['POST /auth/login', ['username', 'password'], SESSION],
  ['POST /users/register', ['username', 'password'], [...SESSION, 'message']],
  ['POST /auth/refresh', ['refresh_token'], ['access_token', 'refresh_token']],
  ['POST /auth/logout', ['refresh_token'], []],
  ['GET /users/me', [], ['username']],
  ['DELETE /users/delete', [], ['success']],
  ['PUT /users/password', ['new_password'], ['success']],
  ['POST /billing/create-checkout-session', ['mode'], ['url']],
  ['POST /billing/create-portal-session', [], ['url']],
  ['GET /users/empty-report-status', [], ['has_empty_report', ...EMPTY_REPORT]],
  ['POST /users/upload-empty-report', ['file'], []],
  ['POST /users/process-empty-report', [], EMPTY_REPORT],
  ['POST /template/use-default-template', ['is_housemaster'], EMPTY_REPORT],
  ['GET /users/isn/credentials-status', [], ['has_credentials', 'credentials', 'username', 'company_key']],
  ['POST /users/isn/upload-credentials', ['username', 'password', 'company_key'], ['success', 'message']],
  ['DELETE /users/isn/delete-credentials', [], ['success']],
  ['GET /users/isn/orders', ['force_update'], ['orders', 'report_info', 'client_data']],
  ['GET /template/get-template', [], ['success', 'data', ...TEMPLATE]],
  [
    'POST /template/update-template',
    ['template_data', ...TEMPLATE, 'maintenance_tips'],
    ['success', 'updated_json', ...TEMPLATE, 'maintenance_tips'],
  ],
  ['GET /template/get-maintenance-tips', [], ['success', 'maintenance_tips']],
  ['POST /template/enhance-comment', ['user_comment'], ['data']],
  ['GET /reports/list', [], ['reports', ...REPORT, ...SETTINGS, 'is_housemaster']],
  ['POST /reports/create-report', ['report_settings', ...SETTINGS, 'isn_order'], ['report_id', 'message']],
  ['POST /reports/{id}/upload-audio', ['id', 'audio_files'], []],
  ['POST /reports/{id}/upload-single-image', ['id', 'image_file', 'is_excluded'], []],
  ['POST /reports/{id}/process-report', ['id', 'force_restart'], []],
  ['DELETE /reports/{id}/delete', ['id'], []],
  ['GET /reports/{id}/download-processed-report', ['id'], []],
];
/** Calls that the specification does not know. */
const OWN_CALLS = [
  'POST /billing/webhook',
  'GET /openapi.json',
  'POST /reports/{id}/cancel-report',
  'PUT /users/isn/gives-back',
  'GET /reports/{id}/remarks',
  'GET /lessons/list',
  'POST /lessons/teach',
  'DELETE /lessons/{lesson}/forget',
  'GET /template/versions',
  'POST /template/restore-version',
  'GET /template/download-template',
];

function operations(): [call: string, operation: Json][] {
  return Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]): [string, Json] => [
      `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
      operation,
    ]),
  );
}

/** Names of all fields below a place of the document. */
function fieldsOf(place: Json): string[] {
  if (typeof place !== 'object' || place === null) return [];
  if (typeof place.$ref === 'string') return fieldsOf(document.components.schemas[place.$ref.split('/').at(-1)]);
  return [...Object.keys(place.properties ?? {}), ...Object.values(place).flatMap(fieldsOf)];
}

describe('/api/openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([errors ?? [], valid, validator.version]).toEqual([[], true, '3.1']);
  });

  it.each(CALLS)('holds %s of the specification, with its fields', (call, sent, read) => {
    const operation = new Map(operations()).get(call);
    const parameters = (operation.parameters ?? []).map(({ name }: Json) => name);
    expect([...parameters, ...fieldsOf(operation.requestBody)]).toEqual(expect.arrayContaining(sent));
    expect(fieldsOf(operation.responses['200'])).toEqual(expect.arrayContaining(read));
  });

  it('holds no call that is in neither list', () => {
    const known = [...CALLS.map(([call]) => call), ...OWN_CALLS];
    expect(
      operations()
        .map(([call]) => call)
        .sort(),
    ).toEqual(known.sort());
  });

  it('says of every call what it does, who may, and every answer with its schema', () => {
    for (const [call, { summary, tags, operationId, security, requestBody, responses }] of operations()) {
      expect.soft(summary, call).toMatch(/^[A-Z].+[^.]$/);
      expect.soft(tags, call).toHaveLength(1);
      expect.soft(operationId, call).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect.soft(Object.keys(responses), call).toEqual(expect.arrayContaining(['200', '500', '503']));
      const isPublic = security !== undefined;
      if (isPublic) expect.soft(security, call).toEqual([]);
      else expect.soft(Object.keys(responses), call).toContain('401');
      if (requestBody) expect.soft(Object.keys(responses), call).toEqual(expect.arrayContaining(['400', '413', '415']));
      for (const [status, { description, content }] of Object.entries<Json>(responses)) {
        expect.soft(description, `${call} ${status}`).not.toBe('Default Response');
        if (Number(status) >= 400) {
          expect
            .soft(content['application/json'].schema, `${call} ${status}`)
            .toEqual({ $ref: '#/components/schemas/Error' });
        } else if (status !== '304') expect.soft(Object.keys(content).length, `${call} ${status}`).toBeGreaterThan(0);
      }
    }
    const ids = operations().map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says how files are sent and answered', () => {
    const all = new Map(operations());
    const formOf = (call: string) => all.get(call).requestBody.content['multipart/form-data'].schema.properties;
    const file = { type: 'string', format: 'binary' };
    expect(formOf('POST /users/upload-empty-report').file).toMatchObject(file);
    expect(formOf('POST /reports/{id}/upload-audio').audio_files).toMatchObject({ type: 'array', items: file });
    expect(formOf('POST /reports/{id}/upload-single-image').image_file).toMatchObject(file);
    const { 200: whole, 304: same } = all.get('GET /reports/{id}/download-processed-report').responses;
    expect(Object.keys(whole.content)).toEqual(['application/xml', 'application/zip']);
    expect(same.content).toBeUndefined();
  });
});

describe('the comparison of answers with it', () => {
  const reply = {
    method: 'GET',
    path: '/api/users/me',
    status: 200,
    type: 'application/json',
    body: '{"username":"a"}',
  };
  const error = '{"detail":"No.","message":"No.","code":"NOT_FOUND","correlation_id":"1"}';

  it.each([
    ['what is declared', {}, null],
    ['a failure that is declared', { status: 401, body: error }, null],
    ['a path that there is none of', { path: '/api/nothing', status: 404, body: error }, null],
    ['a field too few', { body: '{}' }, 'username'],
    ['a field too many', { body: '{"username":"a","password":"b"}' }, 'additional'],
    ['a status that is not declared', { status: 204 }, 'status is not declared'],
    ['a content type that is not declared', { type: 'text/html' }, 'text/html is not declared'],
    ['a failure of another shape', { status: 401, body: '{"error":"No."}' }, 'detail'],
    ['a path that is not described', { path: '/api/secret' }, 'not described'],
  ])('judges %s', (_what, change, problem) => {
    const found = new OpenapiContract(document).problemOf({ ...reply, ...change });
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});

it('is what the answers of a product that runs elsewhere are held against', async () => {
  const answers: Record<string, string> = {
    '/api/openapi.json': JSON.stringify(document),
    '/api/users/me': '{"username":"ada@example.com"}',
    '/api/users/isn/credentials-status': '{}',
  };
  const product = createServer(({ url = '' }, response) =>
    response.setHeader('content-type', 'application/json').end(answers[url]),
  );
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  expect(await (await describedFetch(`${origin}/api/users/me`)).json()).toEqual({ username: 'ada@example.com' });
  await expect(describedFetch(`${origin}/api/users/isn/credentials-status`)).rejects.toThrow(NotAsDescribed);
  product.close();
});

it('holds also while the product starts', async () => {
  const door = await FrontDoor.open('127.0.0.1', 0);
  const response = await fetch(`${door.localOrigin}/api/users/me`);
  const type = response.headers.get('content-type') ?? undefined;
  const { status } = response;
  const reply = { method: 'GET', path: '/api/users/me', status, type, body: await response.text() };
  await door.close();
  expect(status).toBe(503);
  expect(new OpenapiContract(document).problemOf(reply)).toBeNull();
});

describe('/api/docs', () => {
  const get = (path: string) => fetch(`${web.origin}/api/docs${path}`);

  it('is a page of ours, with all that it loads, and may load nothing else', async () => {
    const page = await get('');
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect.soft(file).toMatch(/^\/api\/docs\/static\//);
      const answer = await fetch(`${web.origin}${file}`);
      expect.soft([answer.status, (await answer.arrayBuffer()).byteLength > 100], file).toEqual([200, true]);
    }
  });

  it('shows the same document', async () => {
    expect(await (await get('/json')).json()).toEqual(document);
  });
});

it('tells a failure in one sentence, by both names that clients know', async () => {
  const { body, headers } = await new RawClient(web.origin).rest(undefined, 'GET', '/users/me');
  expect(body).toEqual({
    detail: 'Please log in to continue.',
    message: 'Please log in to continue.',
    code: 'UNAUTHENTICATED',
    correlation_id: headers.get('x-request-id'),
  });
});
