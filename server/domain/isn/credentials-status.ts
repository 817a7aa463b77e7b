import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';

/** What is told of an account's ISN credentials: never the password. */
export interface IsnCredentialsStatus {
  hasCredentials: boolean;
  credentials: { username: string; companyKey: string } | null;
  /** Whether finished reports are linked from their orders. */
  givesBack: boolean;
}

/** Whether the actor has ISN credentials, and which. */
export async function isnCredentialsStatus(
  ports: Pick<Ports, 'accounts' | 'isn'>,
  actor: Actor | null,
): Promise<IsnCredentialsStatus> {
  const { accountId } = await requireSubscriber(ports, actor);
  const stored = await ports.isn.credentials(accountId);
  if (!stored) return { hasCredentials: false, credentials: null, givesBack: false };
  const { username, companyKey, givesBack } = stored;
  return { hasCredentials: true, credentials: { username, companyKey }, givesBack };
}
