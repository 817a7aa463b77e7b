import type { Ports } from '../ports.ts';
import { type Account, SESSION_SECONDS, type Tokens } from './account.ts';

/** A log-in: its tokens and whose it is. */
export interface Session extends Tokens {
  account: Account;
}

/** Starts a session for an account that has proved itself. */
export async function startSession(
  ports: Pick<Ports, 'accounts' | 'tokens' | 'clock'>,
  account: Account,
): Promise<Session> {
  const refresh = ports.tokens.newRefreshToken();
  const { sessionId } = await ports.accounts.startSession({
    accountId: account.id,
    passwordHash: account.passwordHash,
    tokenHash: refresh.hash,
    expiresAt: sessionExpiry(ports.clock.now()),
  });
  const accessToken = await ports.tokens.issueAccessToken({ accountId: account.id, sessionId });
  return { accessToken, refreshToken: refresh.token, account };
}

/** When a refresh token that is made now expires. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
