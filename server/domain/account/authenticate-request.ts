import type { Actor } from '../access.ts';
import { admits } from '../billing/subscription.ts';
import type { Ports } from '../ports.ts';
import { readToken } from './read-token.ts';
import { sessionEnded } from './refresh-session.ts';

/**
 * Who makes a request, as `authenticate` has it. Session and subscription are read in one go, and the actor knows
 * both: to be forgotten with the request.
 * @throws AppError UNAUTHENTICATED for a token that is malformed, expired or of an ended session.
 */
export async function authenticateRequest(
  ports: Pick<Ports, 'accounts' | 'tokens'>,
  authorization: string | undefined,
): Promise<Actor | null> {
  const claims = await readToken(ports, authorization);
  if (!claims) return null;
  const { accountId, sessionId } = claims;
  const subscriptionStatus = await ports.accounts.subscriptionInSession({ accountId, sessionId });
  if (!subscriptionStatus) throw sessionEnded();
  return { accountId, sessionId, isSubscriber: admits(subscriptionStatus) };
}
