import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

type Person = Awaited<ReturnType<TestWeb['logIn']>>;

let web: TestWeb;
let client: RawClient;

beforeAll(async () => {
  web = await startTestWeb();
  client = new RawClient(web.origin);
});
afterAll(() => web.close());

const newName = () => `${randomUUID()}@example.com`;
const TOKENS = { access_token: expect.any(String), refresh_token: expect.any(String) };
const SESSION = 'accessToken refreshToken account { username subscriptionStatus hasUsedFreeTrial }';
const session = (username: string, subscriptionStatus: string) => ({
  accessToken: expect.any(String),
  refreshToken: expect.any(String),
  account: { username, subscriptionStatus, hasUsedFreeTrial: false },
});
const PAGE = { url: expect.stringMatching(/^https:/) };

/** A row of the call table: the same verb through both doors. Specification, point 7. */
interface Row {
  call: string;
  rest: (who: Person) => [method: string, path: string, body?: object];
  /** What the specification reads of the answer. */
  reads: (who: Person) => object;
  graphql: (who: Person) => [query: string, variables?: object];
  data: (who: Person) => object;
}

const ROWS: Row[] = [
  {
    call: 'POST /auth/login',
    rest: ({ username }) => ['POST', '/auth/login', { username, password: 'password' }],
    reads: () => ({ success: true, ...TOKENS, subscription_status: 'active', has_used_free_trial: false }),
    graphql: ({ username }) => [
      `mutation ($username: String!) { login(username: $username, password: "password") { ${SESSION} } }`,
      { username },
    ],
    data: ({ username }) => ({ login: session(username, 'active') }),
  },
  {
    call: 'POST /auth/refresh',
    rest: ({ refreshToken }) => ['POST', '/auth/refresh', { refresh_token: refreshToken }],
    reads: () => ({ ...TOKENS, subscription_status: 'active', has_used_free_trial: false }),
    graphql: ({ refreshToken }) => [
      `mutation ($token: String!) { refresh(refreshToken: $token) { ${SESSION} } }`,
      { token: refreshToken },
    ],
    data: ({ username }) => ({ refresh: session(username, 'active') }),
  },
  {
    call: 'GET /users/me',
    rest: () => ['GET', '/users/me'],
    reads: ({ username }) => ({ username }),
    graphql: () => ['{ me { username subscriptionStatus hasUsedFreeTrial } }'],
    data: ({ username }) => ({ me: { username, subscriptionStatus: 'active', hasUsedFreeTrial: false } }),
  },
  {
    call: 'GET /users/empty-report-status',
    rest: () => ['GET', '/users/empty-report-status'],
    reads: () => ({ has_empty_report: false, empty_report_data: null }),
    graphql: () => ['{ emptyReportStatus { hasEmptyReport } }'],
    data: () => ({ emptyReportStatus: { hasEmptyReport: false } }),
  },
  {
    call: 'PUT /users/password',
    rest: () => ['PUT', '/users/password', { new_password: 'password' }],
    reads: () => ({ success: true, message: 'Password updated successfully.' }),
    graphql: () => ['mutation { changePassword(newPassword: "password") }'],
    data: () => ({ changePassword: true }),
  },
  {
    call: 'POST /billing/create-portal-session',
    rest: () => ['POST', '/billing/create-portal-session'],
    reads: () => PAGE,
    graphql: () => ['mutation { createPortalSession { url } }'],
    data: () => ({ createPortalSession: PAGE }),
  },
  {
    call: 'POST /auth/logout',
    rest: ({ refreshToken }) => ['POST', '/auth/logout', { refresh_token: refreshToken }],
    reads: () => ({ success: true }),
    graphql: ({ refreshToken }) => [
      'mutation ($token: String!) { logout(refreshToken: $token) }',
      { token: refreshToken },
    ],
    data: () => ({ logout: true }),
  },
  {
    call: 'DELETE /users/delete',
    rest: () => ['DELETE', '/users/delete'],
    reads: () => ({ success: true }),
    graphql: () => ['mutation { deleteAccount }'],
    data: () => ({ deleteAccount: true }),
  },
];

describe('the call table', () => {
  it.each(ROWS)('$call answers what the specification reads', async ({ rest, reads }) => {
    const who = await web.logIn();
    const answer = await client.rest(who.accessToken, ...rest(who));
    expect(answer).toMatchObject({ status: 200, body: reads(who) });
  });

  it.each(ROWS)('$call is the same through GraphQL', async ({ graphql, data }) => {
    const who = await web.logIn();
    expect(await client.graphql(who.accessToken, ...graphql(who))).toEqual({ status: 200, body: { data: data(who) } });
  });

  it('POST /users/register answers a session and a message, and so does GraphQL', async () => {
    const credentials = { username: newName().toUpperCase(), password: 'password' };
    expect(await client.rest(undefined, 'POST', '/users/register', credentials)).toMatchObject({
      status: 200,
      body: {
        success: true,
        ...TOKENS,
        subscription_status: 'none',
        has_used_free_trial: false,
        message: 'Account created.',
      },
    });
    const username = newName();
    const query = `mutation ($username: String!) { register(username: $username, password: "password") { ${SESSION} } }`;
    expect((await client.graphql(undefined, query, { username: username.toUpperCase() })).body).toEqual({
      data: { register: session(username, 'none') },
    });
  });

  it.each(['immediate', 'trial'])('POST /billing/create-checkout-session answers a page, mode %s', async (mode) => {
    const { accessToken } = await web.logIn('none');
    const answer = await client.rest(accessToken, 'POST', '/billing/create-checkout-session', { mode });
    expect(answer).toMatchObject({ status: 200, body: PAGE });
    const query = 'mutation ($mode: CheckoutMode!) { createCheckoutSession(mode: $mode) { url } }';
    expect(await client.graphql(accessToken, query, { mode })).toEqual({
      status: 200,
      body: { data: { createCheckoutSession: PAGE } },
    });
  });
});
