import type { Subscription } from '../objects/wire.ts';
import type { Books } from '../state/books.ts';
import { belongsTo } from './pay-invoice.ts';

type Details = Partial<NonNullable<Subscription['cancellation_details']>>;

/** Ends a subscription now. What is still owed is not charged any more. */
export function cancelSubscription(books: Books, subscription: Subscription, details: Details = {}): void {
  const now = books.clock.now();
  Object.assign(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...NOTHING_SAID, ...subscription.cancellation_details, ...details },
    ended_at: now,
    status: 'canceled',
  } satisfies Partial<Subscription>);
  books.emit('customer.subscription.deleted', subscription);
  for (const invoice of books.all('invoices')) {
    if (!belongsTo(invoice, subscription) || invoice.status === 'paid') continue;
    books.change(invoice, { auto_advance: false, next_payment_attempt: null }, 'invoice.updated');
  }
}

/** What changes when a subscription is to end with its period, or not to end after all. */
export function cancellationAtPeriodEnd(subscription: Subscription, cancels: boolean, now: number) {
  const end = subscription.items.data[0]?.current_period_end ?? null;
  return {
    cancel_at: cancels ? end : null,
    cancel_at_period_end: cancels,
    canceled_at: cancels ? now : null,
    cancellation_details: { ...NOTHING_SAID, reason: cancels ? 'cancellation_requested' : null },
  } satisfies Partial<Subscription>;
}

const NOTHING_SAID = { comment: null, feedback: null, feedback_option: null, reason: null };
