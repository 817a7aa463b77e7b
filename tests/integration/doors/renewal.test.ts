import { gql } from '@apollo/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createApollo } from '../../../client/lib/apollo.ts';
import { authorizedFetch } from '../../../client/lib/authorized-fetch.ts';
import { requestTokens } from '../../../client/lib/request-tokens.ts';
import { Session } from '../../../client/lib/session.ts';
import { JoseTokenIssuer } from '../../../server/adapters/crypto/jose-token-issuer.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';

// The page's own code against the real server: only the addresses are made absolute, as a browser does.

const EXPIRED_SECONDS = 16 * 60;
const REPORTS = gql`query Reports($first: Int!) { reports(first: $first) { totalCount } }`;
const CREATE = gql`mutation Create { createReport(input: {}) { id } }`;

let web: TestWeb;
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead * 1000) };
const realFetch = globalThis.fetch;
/** What went over the wire, in order. */
let wire: { isRefresh: boolean; status: number | 'no answer' }[];
let isRefreshCut: boolean;

beforeAll(async () => {
  const tokens = new JoseTokenIssuer('another secret of thirty-two characters', clock);
  web = await startTestWeb(() => ({ clock, tokens }));
  vi.stubGlobal('location', new URL(web.origin));
  vi.stubGlobal('WebSocket', WebSocket);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await web.close();
});
beforeEach(() => {
  wire = [];
  isRefreshCut = false;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const isRefresh = String(init.body).includes('refresh(');
    const sent: (typeof wire)[number] = { isRefresh, status: 'no answer' };
    wire.push(sent);
    if (isRefresh && isRefreshCut) throw new TypeError('Failed to fetch');
    const response = await realFetch(new URL(url, web.origin), init);
    sent.status = response.status;
    return response;
  });
});
afterEach(() => vi.restoreAllMocks());

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** The page of somebody who is logged in. */
async function openPage() {
  const person = await web.logIn();
  const storage = memoryStorage();
  const session = new Session(storage, requestTokens);
  const { accessToken, refreshToken, account } = person;
  session.start({ accessToken, refreshToken, account });
  const client = createApollo(session);
  const download = async () => {
    const response = await authorizedFetch(session, '/api/reports/list');
    return response.status;
  };
  return { person, storage, session, client, download };
}

const refreshes = () => wire.filter(({ isRefresh }) => isRefresh);
const refused = () => wire.filter(({ isRefresh, status }) => !isRefresh && status === 401);

it('twenty calls at once with an expired token, through both doors, cause one refresh and all succeed', async () => {
  const { client, session, download } = await openPage();
  const before = session.accessToken;
  ahead += EXPIRED_SECONDS;
  const queries = Array.from({ length: 8 }, (_, index) =>
    client.query({ query: REPORTS, variables: { first: index + 1 }, fetchPolicy: 'no-cache' }),
  );
  const mutations = Array.from({ length: 4 }, () => client.mutate({ mutation: CREATE }));
  const downloads = Array.from({ length: 8 }, download);
  const answers = await Promise.all([...queries, ...mutations]);
  expect(answers.map(({ error }) => error)).toEqual(Array(12).fill(undefined));
  expect(await Promise.all(downloads)).toEqual(Array(8).fill(200));

  expect(refused()).toHaveLength(20);
  expect(refreshes()).toEqual([{ isRefresh: true, status: 200 }]);
  expect(wire).toHaveLength(41);
  expect(session.accessToken).not.toBe(before);
});

it('calls after that go out with the new token', async () => {
  const { client, download } = await openPage();
  ahead += EXPIRED_SECONDS;
  await download();
  wire = [];
  await client.query({ query: REPORTS, variables: { first: 1 } });
  await download();
  expect(wire.map(({ status }) => status)).toEqual([200, 200]);
});

it('a refresh that the server rejects ends the session, asked once for all calls', async () => {
  const { client, session, storage, person, download } = await openPage();
  await web.app.accounts.logOut(person);
  const calls = [client.query({ query: REPORTS, variables: { first: 1 } }), client.mutate({ mutation: CREATE })].map(
    (call) => call.catch((error) => error.message),
  );
  const statuses = await Promise.all([download(), download()]);
  expect(await Promise.all(calls)).toEqual(Array(2).fill('Your session has ended. Please log in again.'));
  expect(statuses).toEqual([401, 401]);
  expect(refreshes()).toHaveLength(1);
  expect(session.accessToken).toBeNull();
  expect(storage.length).toBe(0);
});

it('a refresh that gets no answer leaves the session, and the next call tries again', async () => {
  const { session, storage, download } = await openPage();
  ahead += EXPIRED_SECONDS;
  isRefreshCut = true;
  expect(await download()).toBe(401);
  expect(storage.length).toBe(1);
  expect(session.accessToken).not.toBeNull();
  isRefreshCut = false;
  expect(await download()).toBe(200);
  expect(refreshes().map(({ status }) => status)).toEqual(['no answer', 200]);
});
