import { formatMoney } from '../objects/invoice.ts';
import { currentPeriod } from '../objects/subscription.ts';
import type { Price, Subscription } from '../objects/wire.ts';

/** `January 31, 2027, 10:05 UTC` of seconds since 1970. */
export function formatTime(seconds: number): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(seconds * 1000).replace(' at ', ', ')} UTC`;
}

/** `January 31, 2027` of seconds since 1970. */
export function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);
}

/** `$99.00 per month`. */
export function formatPrice({ currency, recurring, unit_amount }: Price, quantity: number): string {
  const { interval = 'month', interval_count: count = 1 } = recurring ?? {};
  return `${formatMoney(unit_amount * quantity, currency)} per ${count === 1 ? interval : `${count} ${interval}s`}`;
}

/** What a customer is told about a subscription's status. */
export function describeStatus(subscription: Subscription): string {
  const end = formatDate(currentPeriod(subscription).end);
  if (subscription.status !== 'canceled' && subscription.cancel_at_period_end) return `Ends on ${end}`;
  switch (subscription.status) {
    case 'trialing':
      return `Free trial until ${end}`;
    case 'active':
      return `Active; renews on ${end}`;
    case 'past_due':
      return 'Past due: the last payment failed. A card that works pays it at once';
    case 'unpaid':
      return 'Unpaid: the payment failed and is not tried any more. A card that works pays it at once';
    case 'canceled':
      return `Canceled on ${formatDate(subscription.ended_at ?? 0)}`;
    default:
      return subscription.status;
  }
}
