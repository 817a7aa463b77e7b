import { ApolloLink, execute, gql, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApollo } from '../../../../client/lib/apollo.ts';
import { authorizedFetch } from '../../../../client/lib/authorized-fetch.ts';
import { WITHOUT_SESSION } from '../../../../client/lib/renew-and-retry.ts';
import { requestTokens } from '../../../../client/lib/request-tokens.ts';
import { ANSWERED_ELSEWHERE, retryDelay, retryReads } from '../../../../client/lib/retry-reads.ts';
import { Session } from '../../../../client/lib/session.ts';
import { sessionAnswer } from '../../../support/client/answers.ts';

const ME = gql`query Me($n: Int) { me(n: $n) { username } }`;
const TOUCH = gql`mutation Touch { touch }`;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/graphql-response+json' } });
const unauthenticated = () => ({ errors: [{ message: 'Log in.', extensions: { code: 'UNAUTHENTICATED' } }] });

/** A server that knows the access token `new` only. `refusedStatus` is how it refuses any other. */
function stubServer(refusedStatus: number, refreshAnswer: () => Response) {
  const counts = { refresh: 0, refused: 0, served: 0 };
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init: RequestInit = {}) => {
      if (String(init.body).includes('refresh(')) {
        counts.refresh++;
        return refreshAnswer();
      }
      if (new Headers(init.headers).get('authorization') === 'Bearer new') {
        counts.served++;
        return json({ data: { me: { __typename: 'Account', username: 'a@b.c' }, touch: true } });
      }
      counts.refused++;
      return json(unauthenticated(), refusedStatus);
    }),
  );
  return counts;
}

function loggedIn() {
  const session = new Session(localStorage, requestTokens);
  session.start(sessionAnswer({ accessToken: 'old', refreshToken: 'r1' }));
  return { session, client: createApollo(session) };
}

const tokens = (accessToken: string, viewer = {}) =>
  json({ data: { refresh: sessionAnswer({ accessToken, refreshToken: 'r2' }, viewer) } });
const newTokens = () => tokens('new');

describe('a refused access token', () => {
  it.each([200, 401])('of twenty parallel calls (HTTP %i) brings one refresh and one retry of each', async (status) => {
    const counts = stubServer(status, newTokens);
    const { client } = loggedIn();
    const calls = Array.from({ length: 20 }, (_, n) => client.query({ query: ME, variables: { n } }));
    const results = await Promise.all(calls);
    expect(results.map(({ data }) => data)).toHaveLength(20);
    expect(counts).toEqual({ refresh: 1, refused: 20, served: 20 });
  });

  it('is renewed for a mutation too', async () => {
    const counts = stubServer(200, newTokens);
    const { client } = loggedIn();
    expect((await client.mutate({ mutation: TOUCH })).data).toEqual({ touch: true });
    expect(counts).toEqual({ refresh: 1, refused: 1, served: 1 });
  });

  it('ends the session when the refresh is rejected, and the call fails without a retry', async () => {
    const counts = stubServer(200, () => json(unauthenticated(), 401));
    const { client, session } = loggedIn();
    await expect(client.query({ query: ME })).rejects.toThrow('Log in.');
    expect(counts).toEqual({ refresh: 1, refused: 1, served: 0 });
    expect(session.accessToken).toBeNull();
  });

  it('keeps the session when the refresh gets no answer', async () => {
    stubServer(200, () => {
      throw new TypeError('Failed to fetch');
    });
    const { client, session } = loggedIn();
    await expect(client.query({ query: ME })).rejects.toThrow('Log in.');
    expect(session.accessToken).toBe('old');
  });

  it('is retried only once', async () => {
    const counts = stubServer(200, () => tokens('also bad'));
    const { client } = loggedIn();
    await expect(client.query({ query: ME })).rejects.toThrow('Log in.');
    expect(counts).toEqual({ refresh: 1, refused: 2, served: 0 });
  });

  it('does not concern log-in: no token goes along, no refresh follows', async () => {
    const counts = stubServer(200, newTokens);
    const { client } = loggedIn();
    await expect(client.mutate({ mutation: TOUCH, context: WITHOUT_SESSION })).rejects.toThrow('Log in.');
    expect(counts).toEqual({ refresh: 0, refused: 1, served: 0 });
  });

  it('of a download is renewed and retried once', async () => {
    const counts = stubServer(401, newTokens);
    const { session } = loggedIn();
    expect((await authorizedFetch(session, '/api/x')).status).toBe(200);
    expect(counts).toEqual({ refresh: 1, refused: 1, served: 1 });
  });
});

describe('a call without a subscription', () => {
  const refusal = { errors: [{ message: 'Subscribe.', extensions: { code: 'SUBSCRIPTION_REQUIRED' } }] };

  function stubRefusal(answer: () => Response) {
    const fetch = vi.fn(async (_url: string, init: RequestInit = {}) =>
      String(init.body).includes('refresh(') ? tokens('new', { status: 'past_due' }) : answer(),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  it('is not tried again; the session asks once, for twenty such calls, how the subscription stands', async () => {
    const fetch = stubRefusal(() => json(refusal, 402));
    const { client, session } = loggedIn();
    const calls = Array.from({ length: 20 }, (_, n) => client.query({ query: ME, variables: { n } }));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    await expect.poll(() => session.account?.subscription.status).toBe('past_due');
    expect(fetch).toHaveBeenCalledTimes(21);
  });

  it('that is a download makes the session ask too', async () => {
    stubRefusal(() => json({ detail: 'Subscribe.' }, 402));
    const { session } = loggedIn();
    expect((await authorizedFetch(session, '/api/x')).status).toBe(402);
    await expect.poll(() => session.account?.subscription.status).toBe('past_due');
  });
});

describe('retries of failed reads', () => {
  const run = async (query: typeof ME, answer: () => Observable<ApolloLink.Result>, context = {}) => {
    const attempts = vi.fn(answer);
    const link = ApolloLink.from([retryReads(() => 0), new ApolloLink(attempts)]);
    const { client } = loggedIn();
    const outcome = await new Promise((resolve) =>
      execute(link, { query, context }, { client }).subscribe({
        next: () => resolve('answered'),
        error: () => resolve('failed'),
      }),
    );
    return { outcome, attempts: attempts.mock.calls.length };
  };
  const broken = () =>
    new Observable<ApolloLink.Result>((observer) => observer.error(new TypeError('Failed to fetch')));
  const refused = (code: string) => () =>
    new Observable<ApolloLink.Result>((observer) => {
      observer.next({ data: null, errors: [{ message: 'no', extensions: { code } }] } as ApolloLink.Result);
      observer.complete();
    });

  it('are three for a query without an answer', async () => {
    expect(await run(ME, broken)).toEqual({ outcome: 'failed', attempts: 4 });
  });
  it('are three for a failure inside the server', async () => {
    expect(await run(ME, refused('INTERNAL_SERVER_ERROR'))).toEqual({ outcome: 'failed', attempts: 4 });
  });
  it('are none for a refusal', async () => {
    expect(await run(ME, refused('NOT_FOUND'))).toEqual({ outcome: 'answered', attempts: 1 });
  });
  it('are none for what the server could not get elsewhere, but for a missing answer of the server itself', async () => {
    const attempt = (answer: typeof broken) => run(ME, answer, ANSWERED_ELSEWHERE);
    expect(await attempt(refused('UNAVAILABLE'))).toEqual({ outcome: 'failed', attempts: 1 });
    expect(await attempt(broken)).toEqual({ outcome: 'failed', attempts: 4 });
  });
  it('are none for a mutation', async () => {
    expect(await run(TOUCH, broken)).toEqual({ outcome: 'failed', attempts: 1 });
  });
  it('wait twice as long each time, 30 seconds at most', () => {
    expect([1, 2, 3, 6, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  });
});
