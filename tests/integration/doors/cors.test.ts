import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const PARTNER = 'https://partner.example.com';
let open: TestWeb;
let closed: TestWeb;

beforeAll(async () => {
  [open, closed] = await Promise.all([
    startTestWeb(undefined, { corsOrigins: [PARTNER, 'http://localhost:3000'] }),
    startTestWeb(),
  ]);
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const DOORS = ['/api/users/me', '/api/nothing', '/graphql'];

function preflight(web: TestWeb, path: string, origin: string) {
  return fetch(`${web.origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
}

const post = (web: TestWeb, path: string, origin: string) =>
  fetch(`${web.origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{"query":"{ me { username } }"}',
  });

describe('scripts of an origin that is allowed', () => {
  it.each(DOORS)('may call %s with a token and read what they need', async (path) => {
    const asked = await preflight(open, path, PARTNER);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(asked.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, DELETE');
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();

    const { headers } = await post(open, path, PARTNER);
    expect(headers.get('access-control-allow-origin')).toBe(PARTNER);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toMatch(/\bOrigin\b/i);
    for (const name of ['content-disposition', 'etag', 'retry-after']) {
      expect(headers.get('access-control-expose-headers')?.split(', ')).toContain(name);
    }
  });

  it('are told failures too', async () => {
    const refused = await fetch(`${open.origin}/api/users/me`, { headers: { origin: PARTNER } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, PARTNER]);
  });

  it('may not read the pages', async () => {
    const page = await fetch(`${open.origin}/dashboard`, { headers: { origin: PARTNER, accept: 'text/html' } });
    expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

it.each([
  ['https://elsewhere.example.com', 'another origin'],
  [`${PARTNER}.evil.example`, 'an origin that begins the same'],
  ['null', 'no origin'],
])('scripts of %s (%s) may read nothing', async (origin) => {
  for (const path of DOORS) {
    expect((await preflight(open, path, origin)).headers.get('access-control-allow-origin')).toBeNull();
    expect((await post(open, path, origin)).headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('is off unless it is configured', async () => {
  for (const path of DOORS) {
    for (const answer of [await preflight(closed, path, PARTNER), await post(closed, path, PARTNER)]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});
