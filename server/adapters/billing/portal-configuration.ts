import type Stripe from 'stripe';

/**
 * The id of how Stripe's portal is to look: the account's default, else any that is in use, else one that is made.
 * Stripe opens no portal without, and the default is there only once somebody has saved it in the dashboard.
 */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const chosen = data.find((one) => one.is_default) ?? data[0];
  return (chosen ?? (await createConfiguration(stripe))).id;
}

function createConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration> {
  return stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      invoice_history: { enabled: true },
      customer_update: { enabled: false }, // the e-mail address is the account's user name
      subscription_update: { enabled: false }, // there is one plan
    },
  });
}
