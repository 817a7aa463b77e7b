import type Stripe from 'stripe';
import { unlessMissing } from './reach-stripe.ts';

/** The id of an account's customer: see `Payments.ensureCustomer`. */
export async function ensureCustomer(
  stripe: Stripe,
  account: { accountId: string; username: string; customerId: string | null },
): Promise<string> {
  const { accountId, username, customerId } = account;
  if (customerId && (await isKnown(stripe, customerId))) return customerId;
  const created = await stripe.customers.create(
    { email: username, metadata: { accountId } },
    // Whoever asks again because the answer got lost is given the same one, but nobody one that is gone.
    { idempotencyKey: `customer of ${accountId} after ${customerId}` },
  );
  return created.id;
}

async function isKnown(stripe: Stripe, customerId: string): Promise<boolean> {
  const customer = await unlessMissing(stripe.customers.retrieve(customerId));
  return customer !== null && !customer.deleted;
}
