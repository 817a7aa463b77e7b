import type { Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { cardOf } from './pay-invoice.ts';
import { renew } from './renew.ts';

/** Ends a trial: what comes then is charged, unless there is no card and it was settled what happens without one. */
export function endTrial(books: Books, subscription: Subscription): void {
  const without = subscription.trial_settings?.end_behavior.missing_payment_method;
  const isCharged = cardOf(books, subscription) !== undefined || without === 'create_invoice';
  if (isCharged) {
    renew(books, subscription);
  } else if (without === 'pause') {
    books.change(subscription, { status: 'paused' }, 'customer.subscription.updated');
    books.emit('customer.subscription.paused', subscription);
  } else {
    cancelSubscription(books, subscription);
  }
}
