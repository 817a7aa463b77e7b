import type { Actor } from '../access.ts';
import type { Ports } from '../ports.ts';
import { readToken } from './read-token.ts';
import { sessionEnded } from './refresh-session.ts';

/** An actor and how long the token that proved it is valid. */
export interface Authenticated {
  actor: Actor;
  expiresAt: Date;
}

/**
 * Who an access token is; null for a visitor, who has none.
 * @param authorization the token, alone or as `Bearer <token>` (RFC 6750, 2.1).
 * @throws AppError UNAUTHENTICATED for a token that is malformed, expired or of an ended session.
 */
export async function authenticate(
  ports: Pick<Ports, 'accounts' | 'tokens'>,
  authorization: string | undefined,
): Promise<Authenticated | null> {
  const claims = await readToken(ports, authorization);
  if (!claims) return null;
  if (!(await ports.accounts.isSessionAlive(claims.sessionId))) throw sessionEnded();
  const { accountId, sessionId, expiresAt } = claims;
  return { actor: { accountId, sessionId }, expiresAt };
}
