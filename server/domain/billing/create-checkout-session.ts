import { type Actor, requireActor } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { FREE_TRIAL_DAYS } from './plans.ts';
import { admits, type Subscription } from './subscription.ts';

/** `immediate` is paid from the first day, `trial` after the free trial. Specification, point 7. */
export type CheckoutMode = 'immediate' | 'trial';

/**
 * A page of the payment provider on which the actor subscribes. It comes back to `/payment?payment=success` or
 * `/payment?payment=cancel` of `origin`. The provider is asked how the subscription stands: news of it may still be
 * on its way. Earlier pages that were not finished are closed, so that nobody subscribes twice.
 * @param input `origin`: where the actor sees the product, such as `https://app.example.com`.
 * @throws AppError CONFLICT for a trial that was used, or where there is a subscription already; UNAVAILABLE.
 */
export async function createCheckoutSession(
  ports: Pick<Ports, 'billing' | 'payments'>,
  actor: Actor | null,
  input: { mode: CheckoutMode; origin: string },
): Promise<{ url: string }> {
  const { accountId } = requireActor(actor);
  const customerId = await ensureCustomer(ports, accountId);
  return ports.billing.exclusively(accountId, async (record) => {
    await ports.payments.closeCheckouts(customerId); // before the look: what is paid on one meanwhile is seen
    const newest = await ports.payments.readSubscription(customerId);
    assertMaySubscribe(input.mode, {
      status: newest.status,
      hasUsedFreeTrial: newest.hasUsedFreeTrial || record.hasUsedFreeTrial,
    });
    const result = await ports.payments.createCheckout({
      customerId,
      accountId,
      trialDays: input.mode === 'trial' ? FREE_TRIAL_DAYS : null,
      successUrl: `${input.origin}/payment?payment=success`,
      cancelUrl: `${input.origin}/payment?payment=cancel`,
    });
    return { customerId, result };
  });
}

function assertMaySubscribe(mode: CheckoutMode, { status, hasUsedFreeTrial }: Subscription): void {
  if (admits(status)) {
    throw new AppError('CONFLICT', 'You have a subscription already. Choose Manage Billing to change it.');
  }
  if (status === 'past_due' || status === 'unpaid') {
    throw new AppError('CONFLICT', 'Your subscription has an open payment. Choose Manage billing to settle it.');
  }
  if (mode === 'trial' && hasUsedFreeTrial) {
    throw new AppError('CONFLICT', 'You have already used your free trial. Please choose a paid plan.');
  }
}
