import { type Actor, requireActor } from '../access.ts';
import { followEvents } from '../follow-events.ts';
import type { Ports } from '../ports.ts';
import { SharedReading } from '../shared-reading.ts';
import type { Subscription } from './subscription.ts';
import { subscriptionStatus } from './subscription-status.ts';

const states = new SharedReading<Subscription>();

/** How the actor's subscription stands, now and after every change, until the reader stops. */
export async function watchSubscription(
  ports: Pick<Ports, 'accounts' | 'events'>,
  actor: Actor | null,
): Promise<AsyncIterable<Subscription>> {
  const { accountId } = requireActor(actor);
  const newest = () => subscriptionStatus(ports, actor);
  return followEvents(ports.events.subscribe(accountId), {
    first: async () => [await newest()],
    async read(event) {
      if (event.type !== 'subscriptionChanged' && event.type !== 'gap') return [];
      return [await states.of(event, accountId, newest)];
    },
  });
}
