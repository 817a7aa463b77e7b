import type { CheckoutGiven } from '../api/checkout-parameters.ts';
import { mergeMetadata } from '../parameters/metadata.ts';
import { newId } from './new-id.ts';
import type { CheckoutSession, Customer } from './wire.ts';

interface Given {
  given: CheckoutGiven;
  customer: Customer | null;
  /** Sandbox time in seconds. */
  created: number;
  /** Sandbox time in seconds. */
  expiresAt: number;
  currency: string;
  /** What is paid at once, in the currency's smallest unit. */
  total: number;
  origin: string;
}

/** A new Checkout session, open. */
export function newCheckoutSession(of: Given): CheckoutSession {
  const { given, customer, created, expiresAt, currency, total, origin } = of;
  const id = newId('cs_test', 58);
  const { after_submit = null, submit = null } = given.custom_text ?? {};
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: given.automatic_tax?.enabled ?? false, liability: null, provider: null, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit, shipping_address: null, submit, terms_of_service_acceptance: null },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : 'always',
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.payment_method_collection,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: given.payment_method_types ?? ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: given.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    tax_id_collection: { enabled: given.tax_id_collection?.enabled ?? false, required: 'never' },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/checkout/${id}`,
    wallet_options: null,
  };
}
