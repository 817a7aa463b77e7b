import type { Actor } from '../access.ts';
import { getAccount } from '../account/get-account.ts';
import type { Ports } from '../ports.ts';
import type { Subscription } from './subscription.ts';

/** How the actor's subscription stands. */
export async function subscriptionStatus(ports: Pick<Ports, 'accounts'>, actor: Actor | null): Promise<Subscription> {
  const { subscriptionStatus: status, hasUsedFreeTrial } = await getAccount(ports, actor);
  return { status, hasUsedFreeTrial };
}
