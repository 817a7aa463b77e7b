import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { Account } from './account.ts';
import { sessionEnded } from './refresh-session.ts';

/** The actor's own account. */
export async function getAccount(ports: Pick<Ports, 'accounts'>, actor: Actor | null): Promise<Account> {
  const { accountId } = requireActor(actor);
  const account = await ports.accounts.findById(accountId);
  if (!account) throw sessionEnded();
  return account;
}
