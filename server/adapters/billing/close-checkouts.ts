import Stripe from 'stripe';
import { listed } from './listed.ts';

/** Closes the Checkout sessions of a customer that are open. */
export async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const open = await listed(stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 }));
  await Promise.all(open.map(({ id }) => close(stripe, id)));
}

async function close(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // Refused for a session that was paid or has expired since it was listed: that one is closed, too.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status === 'open') throw error;
  }
}
