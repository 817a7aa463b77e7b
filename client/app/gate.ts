import { type PricingFlags, pricingFlags } from '../lib/pricing-flags.ts';
import { admits, type Subscription } from '../lib/subscription.ts';

/** Whether somebody who is logged in enters the protected screens; if not, what /pricing is told. */
export type GateDecision = { enters: true } | { enters: false; flags: PricingFlags };

/** The subscription gate. Specification, point 4. @param subscription null where none is known. */
export function gate(subscription: Subscription | null): GateDecision {
  if (subscription && admits(subscription)) return { enters: true };
  return { enters: false, flags: pricingFlags(subscription) };
}
