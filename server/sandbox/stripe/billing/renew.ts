import { newId } from '../objects/new-id.ts';
import { currentPeriod } from '../objects/subscription.ts';
import type { Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { billPeriod } from './bill-period.ts';
import { nextTurn } from './period.ts';

/** Begins the subscription's next period and charges it; a trial becomes a paid subscription. */
export function renew(books: Books, subscription: Subscription): void {
  const elapsed = currentPeriod(subscription);
  const start = elapsed.end;
  const recurring = subscription.items.data[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  const end = nextTurn(subscription.billing_cycle_anchor, recurring, start);
  const id = newId('in');
  const items = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }));
  books.change(
    subscription,
    {
      items: { ...subscription.items, data: items },
      latest_invoice: id,
      status: subscription.status === 'trialing' ? 'active' : subscription.status,
    },
    'customer.subscription.updated',
  );
  billPeriod(books, { id, subscription, reason: 'subscription_cycle', elapsed, period: { start, end } });
}
