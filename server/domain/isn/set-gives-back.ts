import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { type IsnCredentialsStatus, isnCredentialsStatus } from './credentials-status.ts';

/**
 * Switches on or off that finished reports are linked from their ISN orders.
 * @throws AppError NOT_FOUND without credentials.
 */
export async function setIsnGivesBack(
  ports: Pick<Ports, 'accounts' | 'isn'>,
  actor: Actor | null,
  input: { givesBack: boolean },
): Promise<IsnCredentialsStatus> {
  const { accountId } = await requireSubscriber(ports, actor);
  await ports.isn.setGivesBack(accountId, input.givesBack);
  return isnCredentialsStatus(ports, actor);
}
