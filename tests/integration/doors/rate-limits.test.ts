import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from '../../../server/adapters/crypto/argon2-password-hasher.ts';
import { ask } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

const LIMITS = { attemptLimits: { perAccount: 3, perAddress: 8 } };
/** Behind a proxy that is believed, and before none. */
let proxied: TestWeb;
let direct: TestWeb;
/** Passwords that were looked at. */
let verified = 0;
/** An address that nobody called from before. */
let address = 0;
let people = 0;

beforeAll(async () => {
  const argon = new Argon2PasswordHasher();
  const hasher = {
    hash: (password: string) => argon.hash(password),
    verify: (digest: string, password: string) => {
      verified++;
      return argon.verify(digest, password);
    },
  };
  [proxied, direct] = await Promise.all([
    startTestWeb(() => ({ hasher }), { ...LIMITS, trustedProxies: ['127.0.0.1'] }),
    startTestWeb(() => ({ hasher }), LIMITS),
  ]);
});
afterAll(() => Promise.all([proxied.close(), direct.close()]));
beforeEach(() => {
  address++;
  verified = 0;
});

interface Credentials {
  username?: string;
  password?: string;
}

function post(web: TestWeb, path: string, body: object, forwardedFor: string) {
  return ask(`${web.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify(body),
  });
}

const here = () => `198.51.100.${address}`;
const newName = () => `${randomUUID()}@example.com`;
const inform = ({ username = newName(), password = 'wrong password' }: Credentials) => ({ username, password });
const restLogin = (input: Credentials, from = here(), web = proxied) =>
  post(web, '/api/auth/login', inform(input), from);
const graphqlLogin = (input: Credentials, from = here()) =>
  post(
    proxied,
    '/graphql',
    {
      query:
        'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken } }',
      variables: inform(input),
    },
    from,
  );
const register = (from = here()) =>
  post(proxied, '/api/users/register', { username: newName(), password: 'password' }, from);

/** Registers somebody from an address where nothing else comes from. @returns the user name. */
async function newPerson(): Promise<string> {
  people++;
  const username = newName();
  const { status } = await post(
    proxied,
    '/api/users/register',
    { username, password: 'password' },
    `172.16.0.${people}`,
  );
  expect(status).toBe(200);
  return username;
}

const TOO_MANY = /^Too many attempts\. Please try again in 1[45] minutes\.$/;

describe('too many log-ins that failed', () => {
  it('are refused by the REST door with 429 and Retry-After, the right password too', async () => {
    const username = await newPerson();
    for (let count = 0; count < 3; count++) expect((await restLogin({ username })).status).toBe(401);
    for (const password of ['wrong password', 'password']) {
      const { status, headers, body } = await restLogin({ username, password });
      expect(status).toBe(429);
      expect(body).toEqual({
        detail: expect.stringMatching(TOO_MANY),
        message: body.detail,
        code: 'RATE_LIMITED',
        correlation_id: expect.any(String),
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    }
    expect(verified).toBe(3);
  });

  it('are refused by the GraphQL door with a code and the seconds to wait', async () => {
    const username = await newPerson();
    for (let count = 0; count < 3; count++) await graphqlLogin({ username });
    const { body } = await graphqlLogin({ username });
    expect(body.errors).toMatchObject([
      {
        message: expect.stringMatching(TOO_MANY),
        extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
      },
    ]);
  });

  it('are counted over both doors, and in one request with many log-ins', async () => {
    const username = await newPerson();
    await restLogin({ username });
    const aliases = Array.from(
      { length: 20 },
      (_, n) => `l${n}: login(username: "${username}", password: "guess ${n}") { accessToken }`,
    );
    const query = `mutation { ${aliases.join(' ')} }`;
    for (let count = 0; count < 2; count++) await post(proxied, '/graphql', { query }, here());
    expect((await restLogin({ username, password: 'password' })).status).toBe(429);
    expect(verified).toBeLessThanOrEqual(3);
  });

  it('are not let through by fifty at the same moment', async () => {
    const username = await newPerson();
    const answers = await Promise.all(Array.from({ length: 50 }, () => restLogin({ username })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect(verified).toBeLessThanOrEqual(3);
  });

  it('from one address do not keep the customer out at another', async () => {
    const username = await newPerson();
    for (let count = 0; count < 20; count++) await restLogin({ username });
    expect((await restLogin({ username, password: 'password' }, '203.0.113.1')).status).toBe(200);
  });

  it('are forgotten with the right password', async () => {
    const username = await newPerson();
    for (let round = 0; round < 3; round++) {
      await restLogin({ username });
      await restLogin({ username });
      expect((await restLogin({ username, password: 'password' })).status).toBe(200);
    }
  });
});

describe('one address', () => {
  it('may register and fail to log in eight times, whatever the names', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      statuses.push((await register()).status, (await restLogin({})).status);
    }
    expect(statuses).toEqual([200, 401, 200, 401, 200, 401, 200, 401, 429, 429]);
    expect((await register('203.0.113.2')).status).toBe(200);
  });

  it('is what the believed proxy saw, not what its caller claims', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 9; count++) {
      statuses.push((await restLogin({}, `203.0.113.${count}, ${here()}`)).status);
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });

  it('is the connection’s where no proxy is believed', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 9; count++) {
      statuses.push((await restLogin({}, `203.0.113.${count}`, direct)).status);
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });
});
