import type { Ports } from '../ports.ts';
import { sessionEnded } from './refresh-session.ts';

/**
 * What an access token says, whether or not its session goes on; null without a token.
 * @param authorization the token, alone or as `Bearer <token>` (RFC 6750, 2.1).
 * @throws AppError UNAUTHENTICATED for a token that is malformed or expired.
 */
export async function readToken({ tokens }: Pick<Ports, 'tokens'>, authorization: string | undefined) {
  const token = authorization?.replace(/^Bearer +/i, '').trim();
  if (!token) return null;
  const claims = await tokens.readAccessToken(token);
  if (!claims) throw sessionEnded();
  return claims;
}
