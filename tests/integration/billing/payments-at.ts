import { randomUUID } from 'node:crypto';
import { StripePayments } from '../../../server/adapters/billing/stripe-payments.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from '../sandbox/sandbox-of-this-file.ts';

/**
 * The payments of a product that has just started.
 * @param apiUrl of a sandbox, or of what stands before it.
 */
export function paymentsAt(apiUrl: string, priceId: string | null = null): StripePayments {
  return new StripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceId, apiUrl });
}

/** The customer of a new account, and how it begins to subscribe. */
export async function newCustomer(payments: StripePayments) {
  const accountId = randomUUID();
  const username = `${accountId}@example.com`;
  const customerId = await payments.ensureCustomer({ accountId, username, customerId: null });
  const checkout = (trialDays: number | null = null) =>
    payments.createCheckout({
      customerId,
      accountId,
      trialDays,
      successUrl: 'http://localhost:4000/payment?payment=success',
      cancelUrl: 'http://localhost:4000/payment?payment=cancel',
    });
  return { accountId, username, customerId, checkout };
}
