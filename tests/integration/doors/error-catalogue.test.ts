import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSAL } from '../../support/fakes/fake-isn-orders.ts';
import { RawClient } from '../../support/raw-client.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

type Person = Awaited<ReturnType<TestWeb['logIn']>>;

let web: TestWeb;
let strict: TestWeb;
let client: RawClient;

beforeAll(async () => {
  [web, strict] = await Promise.all([
    startTestWeb(),
    startTestWeb(undefined, { attemptLimits: { perAccount: 2, perAddress: 3 } }),
  ]);
  client = new RawClient(web.origin);
});
afterAll(() => Promise.all([web.close(), strict.close()]));

/** One failure, provoked through both doors. */
interface Failure {
  what: string;
  who?: () => Promise<Person>;
  at?: () => string;
  /** Calls made before, whose answers do not matter. */
  before?: (again: () => Promise<unknown>) => Promise<unknown>;
  rest: [method: string, path: string, body?: object];
  graphql: [query: string, variables?: object];
  status: number;
  code: string;
  sentence: string | RegExp;
}

const login = (username: string, password: string): Pick<Failure, 'rest' | 'graphql'> => ({
  rest: ['POST', '/auth/login', { username, password }],
  graphql: [
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { accessToken } }',
    { username, password },
  ],
});
const register = (username: string, password: string): Pick<Failure, 'rest' | 'graphql'> => ({
  rest: ['POST', '/users/register', { username, password }],
  graphql: [
    'mutation ($username: String!, $password: String!) { register(username: $username, password: $password) { accessToken } }',
    { username, password },
  ],
});
const isnCredentials = (password: string, key = 'sandbox'): Pick<Failure, 'rest' | 'graphql'> => ({
  rest: ['POST', '/users/isn/upload-credentials', { username: 'inspector', password, company_key: key }],
  graphql: [
    `mutation ($password: String!, $key: String!) {
      saveIsnCredentials(username: "inspector", password: $password, companyKey: $key) { givesBack } }`,
    { password, key },
  ],
});
const reports: Pick<Failure, 'rest' | 'graphql'> = {
  rest: ['GET', '/reports/list'],
  graphql: ['{ reports { totalCount } }'],
};
const SUBSCRIBE = 'This needs an active subscription. Please choose a plan.';
const MADE_UP = '00000000-0000-4000-8000-000000000000';

const FAILURES: Failure[] = [
  {
    what: 'a wrong password or name',
    ...login('nobody@example.com', 'password'),
    status: 401,
    code: 'UNAUTHENTICATED',
    sentence: 'Incorrect username or password.',
  },
  {
    what: 'no e-mail address',
    ...register('nobody', 'password'),
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: 'Please enter a valid email address',
  },
  {
    what: 'a short password',
    ...register('new@example.com', '1234567'),
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: 'Password must be at least 8 characters long',
  },
  {
    what: 'a taken name',
    before: (again) => again(),
    ...register('taken@example.com', 'password'),
    status: 409,
    code: 'CONFLICT',
    sentence: /already exists\. Please log in\./,
  },
  {
    what: 'too many log-ins that fail',
    at: () => strict.origin,
    before: async (again) => {
      for (let n = 0; n < 3; n++) await again();
    },
    ...login('guessed@example.com', 'guess'),
    status: 429,
    code: 'RATE_LIMITED',
    sentence: /^Too many attempts\. Please try again in 1[45] minutes\.$/,
  },
  {
    what: 'a refresh token that is none',
    rest: ['POST', '/auth/refresh', { refresh_token: 'made up' }],
    graphql: ['mutation { refresh(refreshToken: "made up") { accessToken } }'],
    status: 401,
    code: 'UNAUTHENTICATED',
    sentence: 'Your session has ended. Please log in again.',
  },
  { what: 'no token', ...reports, status: 401, code: 'UNAUTHENTICATED', sentence: 'Please log in to continue.' },
  {
    what: 'no token, for the account',
    rest: ['GET', '/users/me'],
    graphql: ['{ me { username } }'],
    status: 401,
    code: 'UNAUTHENTICATED',
    sentence: 'Please log in to continue.',
  },
  {
    what: 'a short new password',
    who: () => web.logIn(),
    rest: ['PUT', '/users/password', { new_password: '1234567' }],
    graphql: ['mutation { changePassword(newPassword: "1234567") }'],
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: 'Password must be at least 8 characters long',
  },
  ...(['none', 'past_due', 'unpaid', 'canceled', 'inactive'] as const).map((status) => ({
    what: `no subscription (${status})`,
    who: () => web.logIn(status),
    ...reports,
    status: 402,
    code: 'SUBSCRIPTION_REQUIRED',
    sentence: SUBSCRIBE,
  })),
  {
    what: 'no subscription, whatever the report',
    who: () => web.logIn('none'),
    rest: ['DELETE', `/reports/${MADE_UP}/delete`],
    graphql: [`mutation { deleteReport(id: "${MADE_UP}") }`],
    status: 402,
    code: 'SUBSCRIPTION_REQUIRED',
    sentence: SUBSCRIBE,
  },
  {
    what: 'no template to edit',
    who: () => web.logIn(),
    rest: ['GET', '/template/get-template'],
    graphql: ['{ template { versionId } }'],
    status: 404,
    code: 'NOT_FOUND',
    sentence: 'Please upload a template or choose a default template first.',
  },
  {
    what: 'a version of the template that is none',
    who: () => web.logIn(),
    rest: ['POST', '/template/restore-version', { version_id: MADE_UP }],
    graphql: [`mutation { restoreTemplateVersion(versionId: "${MADE_UP}") { status } }`],
    status: 404,
    code: 'NOT_FOUND',
    sentence: /^The template.* not found\.$/,
  },
  {
    what: 'nothing to boost',
    who: () => web.logIn(),
    rest: ['POST', '/template/enhance-comment', { user_comment: ' ' }],
    graphql: ['mutation { enhanceComment(userComment: " ") }'],
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: 'Please write the comment before you boost it.',
  },
  {
    what: 'a report that is none',
    who: () => web.logIn('trialing'),
    rest: ['DELETE', `/reports/${MADE_UP}/delete`],
    graphql: [`mutation { deleteReport(id: "${MADE_UP}") }`],
    status: 404,
    code: 'NOT_FOUND',
    sentence: 'The report was not found.',
  },
  {
    what: 'orders without ISN credentials',
    who: () => web.logIn(),
    rest: ['GET', '/users/isn/orders'],
    graphql: ['{ isnOrders { fetchedAt } }'],
    status: 409,
    code: 'CONFLICT',
    sentence: 'Please set up your ISN credentials first.',
  },
  {
    what: 'giving back without ISN credentials',
    who: () => web.logIn(),
    rest: ['PUT', '/users/isn/gives-back', { gives_back: true }],
    graphql: ['mutation { setIsnGivesBack(givesBack: true) { givesBack } }'],
    status: 404,
    code: 'NOT_FOUND',
    sentence: 'Please set up your ISN credentials first.',
  },
  {
    what: 'a company key that is none',
    who: () => web.logIn(),
    ...isnCredentials('secret', 'evil.example.com/'),
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: 'The company key has only letters, digits and hyphens. Please correct it.',
  },
  {
    what: 'ISN credentials that ISN refuses',
    who: () => web.logIn(),
    ...isnCredentials('wrong'),
    status: 400,
    code: 'BAD_USER_INPUT',
    sentence: REFUSAL,
  },
];

describe('the error catalogue', () => {
  it.each(FAILURES)('$what: one code and one sentence through both doors', async (failure) => {
    const token = (await failure.who?.())?.accessToken;
    const at = new RawClient(failure.at?.() ?? web.origin);
    const byRest = () => at.rest(token, ...failure.rest);
    await failure.before?.(byRest);
    const { status, headers, body } = await byRest();
    expect({ status, code: body.code }).toEqual({ status: failure.status, code: failure.code });
    expect(body.detail).toMatch(failure.sentence);
    expect(body.correlation_id).toBe(headers.get('x-request-id'));
    expect(headers.get('retry-after') !== null).toBe(failure.status === 429);

    const [error] = (await at.graphql(token, ...failure.graphql)).body.errors ?? [];
    expect(error?.extensions).toMatchObject({ code: failure.code, correlationId: expect.any(String) });
    expect(error?.message).toMatch(failure.sentence);
  });

  it('a payment service that is down is told as such, not as a fault of the product', async () => {
    web.payments.isDown = true;
    const { accessToken } = await web.logIn('none');
    const answer = await client.rest(accessToken, 'POST', '/billing/create-portal-session');
    web.payments.isDown = false;
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });

  it('an ISN that is down is told as such', async () => {
    web.isnOrders.isDown = true;
    const { accessToken } = await web.logIn();
    const credentials = { username: 'inspector', password: 'secret', company_key: 'sandbox' };
    const answer = await client.rest(accessToken, 'POST', '/users/isn/upload-credentials', credentials);
    web.isnOrders.isDown = false;
    const detail = 'Failed to save credentials. Please try again.';
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', detail } });
  });

  it('a mode that is none is refused by name', async () => {
    const { accessToken } = await web.logIn('none');
    const answer = await client.rest(accessToken, 'POST', '/billing/create-checkout-session', { mode: 'free' });
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringContaining('mode') } });
  });
});
