import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

let web: TestWeb;

beforeAll(async () => {
  web = await startTestWeb(({ reports }) => ({
    reports: Object.assign(Object.create(reports), {
      list: () => Promise.reject(new Error('SELECT failed at 10.0.0.7')),
    }),
  }));
});
afterAll(() => web.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${web.origin}${path}`, { headers });

describe('pages', () => {
  it.each(['/', '/dashboard', '/auth?redirect=/pricing', '/any/other'])(
    '%s is index.html, asked for anew',
    async (path) => {
      const response = await get(path, { accept: 'text/html,*/*;q=0.8' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Plumbline</title>');
    },
  );

  it('keeps files that are named by their content for a year', async () => {
    const { headers } = await get('/assets/page-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('is also sent to programs that take nothing but HTML', async () => {
    expect((await get('/dashboard', { accept: 'text/html' })).status).toBe(200);
  });

  it.each(['/assets/gone.js', '/api/nothing', '/graphql/nothing'])('%s is no page', async (path) => {
    const response = await get(path, { accept: '*/*' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stays inside the folder of the client', async () => {
    expect((await get('/..%2f..%2fpackage.json')).status).not.toBe(200);
  });

  it('allows the page nothing from elsewhere, and nobody to frame it', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

it('says that it is well', async () => {
  const response = await get('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

describe('an unexpected failure', () => {
  it('is masked by both doors and logged under the code that is told', async () => {
    const { accessToken } = await web.logIn();
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const rest = await get('/api/reports/list', headers);
    expect(rest.status).toBe(500);
    const graphql = await fetch(`${web.origin}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ reports { totalCount } }"}',
    });
    const told = [await rest.json(), ...((await graphql.json()) as { errors: object[] }).errors] as {
      detail?: string;
      message?: string;
      correlation_id?: string;
      extensions?: { correlationId: string };
    }[];
    for (const [n, answer] of told.entries()) {
      const { correlationId, error } = web.logged[n] ?? {};
      expect(answer.correlation_id ?? answer.extensions?.correlationId).toBe(correlationId);
      expect(answer.detail ?? answer.message).toContain(`tell support this code: ${correlationId}`);
      expect(JSON.stringify(answer)).not.toContain('SELECT');
      expect(String(error)).toContain('SELECT failed');
    }
    expect(web.logged).toHaveLength(2);
  });
});
