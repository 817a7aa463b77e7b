import { type ExecutionResult, print } from 'graphql';
import { RefreshRejected } from './session.ts';
import { REFRESH, type SessionAnswer } from './session-documents.ts';

/** Codes with which the server says that a refresh token is no good, now or later. */
const REJECTIONS: unknown[] = ['UNAUTHENTICATED', 'BAD_USER_INPUT'];

/**
 * Exchanges a refresh token for new tokens. It does not go through Apollo Client, whose calls wait for it.
 * @throws RefreshRejected when the server refuses the token; any other error is a fault on the way.
 */
export async function requestTokens(refreshToken: string): Promise<SessionAnswer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
    body: JSON.stringify({ query: print(REFRESH), variables: { refreshToken } }),
  });
  if (response.status === 401) throw new RefreshRejected('The server refused the session.');
  const { data, errors } = (await response.json()) as ExecutionResult<{ refresh: SessionAnswer }>;
  if (data?.refresh) return data.refresh;
  const [error] = errors ?? [];
  if (REJECTIONS.includes(error?.extensions?.code)) throw new RefreshRejected(error?.message);
  throw new Error(error?.message ?? `The server answered ${response.status}.`);
}
