import type Stripe from 'stripe';
import { closeCheckouts } from './close-checkouts.ts';
import { listed } from './listed.ts';
import { unlessMissing } from './reach-stripe.ts';

/** Ends a customer's subscriptions at once, without a last invoice, and deletes the customer. */
export async function removeCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await closeCheckouts(stripe, customerId);
  const all = await listed(stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }));
  for (const { id, status } of all) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    await unlessMissing(stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }));
  }
  await unlessMissing(stripe.customers.del(customerId));
}
