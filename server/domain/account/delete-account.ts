import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';

/**
 * Closes the actor's account for good: from now on nobody gets in, and its user name is free. What belongs to it is
 * removed by a job that is put into the queue in the same transaction: see `removeAccount`.
 */
export async function deleteAccount(
  ports: Pick<Ports, 'accounts' | 'events' | 'clock'>,
  actor: Actor | null,
): Promise<void> {
  const { accountId } = requireActor(actor);
  await ports.accounts.close(accountId, ports.clock.now());
  await ports.events.publish({ type: 'sessionEnded', accountId });
}
