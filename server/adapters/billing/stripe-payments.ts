import Stripe from 'stripe';
import type { PaymentEvent, Payments } from '../../domain/billing/payments.ts';
import type { Subscription } from '../../domain/billing/subscription.ts';
import { AppError } from '../../domain/errors.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { createStripe } from './create-stripe.ts';
import { customerOfEvent } from './customer-of-event.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { listed } from './listed.ts';
import { monthlyPrice } from './monthly-price.ts';
import { portalConfiguration } from './portal-configuration.ts';
import { reachStripe } from './reach-stripe.ts';
import { Remembered } from './remembered.ts';
import { removeCustomer } from './remove-customer.ts';
import { subscriptionThatCounts } from './subscription-that-counts.ts';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Null: a price that is looked for, or made. */
  priceId: string | null;
  /** Null: Stripe's own. */
  apiUrl: string | null;
}

/** Payments by Stripe. What Stripe refuses is our mistake, and thrown as Stripe's error. */
export class StripePayments implements Payments {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #price: Remembered<string>;
  readonly #portalConfiguration: Remembered<string>;

  constructor({ secretKey, webhookSecret, priceId, apiUrl }: StripeOptions) {
    const stripe = createStripe(secretKey, apiUrl);
    this.#stripe = stripe;
    this.#webhookSecret = webhookSecret;
    this.#price = new Remembered(async () => priceId ?? monthlyPrice(stripe));
    this.#portalConfiguration = new Remembered(() => portalConfiguration(stripe));
  }

  ensureCustomer(account: { accountId: string; username: string; customerId: string | null }): Promise<string> {
    return reachStripe(() => ensureCustomer(this.#stripe, account));
  }

  closeCheckouts(customerId: string): Promise<void> {
    return reachStripe(() => closeCheckouts(this.#stripe, customerId));
  }

  createCheckout(checkout: Parameters<Payments['createCheckout']>[0]): Promise<{ url: string }> {
    const { customerId, accountId, trialDays, successUrl, cancelUrl } = checkout;
    const metadata = { accountId };
    return this.#openPage(this.#price, (price) =>
      this.#stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price, quantity: 1 }],
        payment_method_collection: 'always',
        subscription_data: { metadata, ...(trialDays === null ? {} : { trial_period_days: trialDays }) },
        metadata,
        success_url: successUrl,
        cancel_url: cancelUrl,
      }),
    );
  }

  createPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }): Promise<{ url: string }> {
    return this.#openPage(this.#portalConfiguration, (configuration) =>
      this.#stripe.billingPortal.sessions.create({ customer: customerId, configuration, return_url: returnUrl }),
    );
  }

  async readSubscription(customerId: string): Promise<Subscription> {
    const list = () => listed(this.#stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }));
    return subscriptionThatCounts(await reachStripe(list));
  }

  removeCustomer(customerId: string): Promise<void> {
    return reachStripe(() => removeCustomer(this.#stripe, customerId));
  }

  readEvent(payload: Buffer, signature: string): PaymentEvent {
    try {
      const event = this.#stripe.webhooks.constructEvent(payload, signature, this.#webhookSecret);
      return { id: event.id, type: event.type, customerId: customerOfEvent(event) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      throw new AppError('BAD_USER_INPUT', 'This is not signed by Stripe, or was signed more than 5 minutes ago.');
    }
  }

  /** A hosted page made with something that is remembered, which is forgotten when it was refused. */
  #openPage(
    needed: Remembered<string>,
    open: (id: string) => Promise<{ url: string | null }>,
  ): Promise<{ url: string }> {
    return reachStripe(async () => {
      try {
        const { url } = await open(await needed.get());
        if (url === null) throw new Error('Stripe has made a page without an address.');
        return { url };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) needed.forget();
        throw error;
      }
    });
  }
}
