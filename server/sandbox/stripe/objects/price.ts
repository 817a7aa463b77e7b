import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import type { Plan, Price, Product } from './wire.ts';

/** A new product. @param created sandbox time in seconds. */
export function newProduct(
  given: Pick<Product, 'name'> & Partial<Pick<Product, 'active' | 'metadata' | 'statement_descriptor' | 'unit_label'>>,
  created: number,
): Product {
  return {
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
    ...given,
  };
}

interface GivenPrice {
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Stripe.Metadata;
  nickname: string | null;
  product: string;
  recurring: Stripe.Price.Recurring | null;
  tax_behavior: Stripe.Price.TaxBehavior;
  unit_amount: number;
}

/** A new price. @param created sandbox time in seconds. */
export function newPrice(given: GivenPrice, created: number): Price {
  return {
    id: newId('price'),
    object: 'price',
    billing_scheme: 'per_unit',
    created,
    custom_unit_amount: null,
    livemode: false,
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(given.unit_amount),
    ...given,
  };
}

/** The older form of a recurring price, which subscription items still carry. */
export function planOf(price: Price & { recurring: Stripe.Price.Recurring }): Plan {
  const { id, active, billing_scheme, created, currency, metadata, nickname, product, recurring } = price;
  return {
    id,
    object: 'plan',
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme,
    created,
    currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: recurring.trial_period_days,
    usage_type: recurring.usage_type,
  };
}

/** Whether a price repeats, as all of a subscription must. */
export function isRecurring(price: Price): price is Price & { recurring: Stripe.Price.Recurring } {
  return price.recurring !== null;
}
