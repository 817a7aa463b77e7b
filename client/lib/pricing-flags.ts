import type { Subscription } from './subscription.ts';

/** What /pricing is told about whoever was not let in. Specification, point 4. */
export interface PricingFlags {
  paymentFailed?: boolean;
  hasUsedFreeTrial?: boolean;
}

/** The flags of a subscription that does not open the product; null where none is known. Specification, point 4. */
export function pricingFlags(subscription: Subscription | null): PricingFlags {
  if (!subscription) return { hasUsedFreeTrial: false };
  const { status, hasUsedFreeTrial } = subscription;
  switch (status) {
    case 'past_due':
    case 'unpaid':
      return { paymentFailed: true, hasUsedFreeTrial };
    case 'canceled':
    case 'inactive':
      return { hasUsedFreeTrial };
    default:
      return {};
  }
}
