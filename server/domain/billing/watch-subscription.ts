import { type Actor, requireActor } from '../access.ts';
import { followEvents } from '../follow-events.ts';
import type { Ports } from '../ports.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionStatus } from './subscription-status.ts';

/** How the actor's subscription stands, now and after every change, until the reader stops. */
export async function watchSubscription(
  ports: Pick<Ports, 'accounts' | 'events'>,
  actor: Actor | null,
): Promise<AsyncIterable<Subscription>> {
  const { accountId } = requireActor(actor);
  const newest = async () => [await subscriptionStatus(ports, actor)];
  return followEvents(ports.events.subscribe(accountId), {
    first: newest,
    read: async (event) => (event === null || event.type === 'subscriptionChanged' ? newest() : []),
  });
}
