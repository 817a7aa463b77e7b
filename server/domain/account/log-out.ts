import type { Ports } from '../ports.ts';

/**
 * Ends the session of a refresh token: neither its refresh tokens nor its access tokens are honoured any more.
 * For visitors: the token is the proof. An unknown token is no error, the result is the same.
 */
export async function logOut(
  ports: Pick<Ports, 'accounts' | 'tokens' | 'events' | 'clock'>,
  input: { refreshToken: string },
): Promise<void> {
  const token = await ports.accounts.findRefreshToken(ports.tokens.hashRefreshToken(input.refreshToken));
  if (!token) return;
  await ports.accounts.endSession(token.sessionId, ports.clock.now());
  await ports.events.publish({ type: 'sessionEnded', accountId: token.accountId });
}
