/** How an account's subscription stands. Specification, point 3. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'inactive',
  'none',
] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** An account's subscription as far as the product looks at it. */
export interface Subscription {
  status: SubscriptionStatus;
  /** True once the free trial was begun: there is one per account. */
  hasUsedFreeTrial: boolean;
}

/** Whether a subscription opens the protected screens and verbs. Specification, point 4. */
export function admits(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trialing';
}
