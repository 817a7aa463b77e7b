import type Stripe from 'stripe';
import type { Subscription, SubscriptionStatus } from '../../domain/billing/subscription.ts';

/** The values of a type that the SDK widens by any other text. */
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never;

/**
 * What Stripe's statuses mean, best first. One that a newer SDK knows has to be entered here.
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-status
 */
const MEANINGS = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'inactive',
  incomplete: 'inactive',
  canceled: 'canceled',
  incomplete_expired: 'inactive',
} satisfies Record<Known<Stripe.Subscription.Status>, SubscriptionStatus>;

const BEST_FIRST = new Map<string, SubscriptionStatus>(Object.entries(MEANINGS));

/** How a customer's subscription stands: the best of all that it has or had. */
export function subscriptionThatCounts(all: Pick<Stripe.Subscription, 'status' | 'trial_start'>[]): Subscription {
  const hasUsedFreeTrial = all.some((one) => one.trial_start !== null);
  const statuses = new Set<string>(all.map((one) => one.status));
  for (const [status, meaning] of BEST_FIRST) {
    if (statuses.has(status)) return { status: meaning, hasUsedFreeTrial };
  }
  return { status: statuses.size > 0 ? 'inactive' : 'none', hasUsedFreeTrial };
}
