import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';
import { assertPassword } from './password.ts';

/**
 * Gives the actor's account a new password and ends all its other sessions.
 * @throws AppError BAD_USER_INPUT for a password that breaks a rule.
 */
export async function changePassword(
  ports: Pick<Ports, 'accounts' | 'hasher' | 'events' | 'clock'>,
  actor: Actor | null,
  input: { newPassword: string },
): Promise<void> {
  const { accountId, sessionId } = requireActor(actor);
  assertPassword(input.newPassword);
  const passwordHash = await ports.hasher.hash(input.newPassword);
  await ports.accounts.changePassword({ accountId, passwordHash, keptSessionId: sessionId, now: ports.clock.now() });
  await ports.events.publish({ type: 'sessionEnded', accountId });
}
