import type Stripe from 'stripe';
import { FULL_ACCESS } from '../../domain/billing/plans.ts';

/** By this the price is found again. */
const LOOKUP_KEY = 'plumbline_full_access_monthly';

/** The id of the plan's price at Stripe; the price is made where there is none. */
export async function monthlyPrice(stripe: Stripe): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], active: true });
  return (data.find(isThePlans) ?? (await createPrice(stripe))).id;
}

function isThePlans({ unit_amount, currency, recurring }: Stripe.Price): boolean {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return isMonthly && unit_amount === FULL_ACCESS.monthlyPriceCents && currency === FULL_ACCESS.currency;
}

function createPrice(stripe: Stripe): Promise<Stripe.Price> {
  return stripe.prices.create({
    product_data: { name: `Plumbline ${FULL_ACCESS.name}` },
    unit_amount: FULL_ACCESS.monthlyPriceCents,
    currency: FULL_ACCESS.currency,
    recurring: { interval: 'month' },
    lookup_key: LOOKUP_KEY,
    transfer_lookup_key: true, // from a price that was taken out of use, or costs something else
  });
}
