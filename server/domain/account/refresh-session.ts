import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { REFRESH_GRACE_SECONDS } from './account.ts';
import { type Session, sessionExpiry } from './session.ts';

/**
 * Exchanges a refresh token for new tokens. For visitors: the token is the proof. Each token is used once; a
 * token that comes again later than `REFRESH_GRACE_SECONDS` was probably stolen and ends its whole session.
 * @throws AppError UNAUTHENTICATED
 */
export async function refreshSession(
  ports: Pick<Ports, 'accounts' | 'tokens' | 'events' | 'clock'>,
  input: { refreshToken: string },
): Promise<Session> {
  const { accounts, tokens } = ports;
  const now = ports.clock.now();
  const used = await accounts.findRefreshToken(tokens.hashRefreshToken(input.refreshToken));
  if (!used || used.sessionEndedAt || used.expiresAt <= now) throw sessionEnded();
  if (used.usedAt && now.getTime() - used.usedAt.getTime() > REFRESH_GRACE_SECONDS * 1000) {
    await accounts.endSession(used.sessionId, now);
    await ports.events.publish({ type: 'sessionEnded', accountId: used.accountId });
    throw sessionEnded();
  }
  const account = await accounts.findById(used.accountId);
  if (!account) throw sessionEnded();

  const next = tokens.newRefreshToken();
  const { sessionId, hash: usedHash } = used;
  await accounts.rotateRefreshToken({ usedHash, sessionId, tokenHash: next.hash, expiresAt: sessionExpiry(now), now });
  const accessToken = await tokens.issueAccessToken({ accountId: account.id, sessionId });
  return { accessToken, refreshToken: next.token, account };
}

/** The one answer to a token that is not, or no longer, honoured. */
export function sessionEnded(): AppError {
  return new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in again.');
}
