import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';

/** Deletes the actor's ISN credentials and the orders read with them. @returns false when there were none. */
export async function deleteIsnCredentials(
  ports: Pick<Ports, 'accounts' | 'isn'>,
  actor: Actor | null,
): Promise<boolean> {
  const { accountId } = await requireSubscriber(ports, actor);
  return ports.isn.deleteCredentials(accountId);
}
