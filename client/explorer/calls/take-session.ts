import type { ExecutionResult, OperationDefinitionNode } from 'graphql';
import type { Session } from '../../lib/session.ts';
import type { SessionAnswer } from '../../lib/session-documents.ts';
import { endOnServer } from './end-on-server.ts';

type Tokens = Pick<SessionAnswer, 'accessToken' | 'refreshToken'>;

/**
 * Makes the tokens that an operation of the user's own brought the explorer's: those of `register`, `login` and `refresh`,
 * as far as both were selected. A session that a log-in replaces is ended.
 */
export async function takeSession(
  session: Session,
  { selectionSet }: OperationDefinitionNode,
  { data }: ExecutionResult<Record<string, unknown>>,
): Promise<void> {
  for (const field of selectionSet.selections) {
    if (field.kind !== 'Field' || !['register', 'login', 'refresh'].includes(field.name.value)) continue;
    const tokens = data?.[(field.alias ?? field.name).value];
    if (!isTokens(tokens)) continue;
    const { accessToken, refreshToken } = tokens;
    const replaced = session.start({ accessToken, refreshToken, account: await accountOf(accessToken) });
    // A refresh goes on with the same session.
    if (field.name.value !== 'refresh') await endOnServer(replaced);
  }
}

function isTokens(value: unknown): value is Tokens {
  return typeof value === 'object' && value !== null && 'accessToken' in value && 'refreshToken' in value;
}

async function accountOf(accessToken: string): Promise<SessionAnswer['account']> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: 'query Me { me { id username subscriptionStatus hasUsedFreeTrial } }' }),
  });
  const { data, errors } = (await response.json()) as ExecutionResult<{ me: SessionAnswer['account'] }>;
  if (!data) throw new Error(errors?.[0]?.message ?? `The server answered ${response.status}.`);
  return data.me;
}
