import type { SubscriptionStatus } from '../gql/graphql.ts';

/** How an account's subscription stands. Specification, point 3. */
export interface Subscription {
  status: SubscriptionStatus;
  /** True once the free trial was begun: there is one per account. */
  hasUsedFreeTrial: boolean;
}

/** Whether a subscription opens the protected screens. Specification, point 4. */
export function admits({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing';
}
