import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import type { Period } from './subscription.ts';
import type { Customer, Invoice, InvoiceLine, Subscription, SubscriptionItem } from './wire.ts';

interface Given {
  id: string;
  customer: Customer;
  subscription: Subscription;
  reason: Stripe.Invoice.BillingReason;
  /** What lies between this invoice and the one before. */
  elapsed: Period;
  /** What is paid for. */
  period: Period;
  /** Nothing is charged during a trial. */
  trial: boolean;
  /** Sandbox time in seconds. */
  created: number;
}

/** A draft of an invoice for one period of a subscription. */
export function newInvoice({ id, customer, subscription, reason, elapsed, period, trial, created }: Given): Invoice {
  const lines = subscription.items.data.map((item) => newLine(id, item, { period, trial }));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    ...NOTHING_SPECIAL,
    id,
    object: 'invoice',
    amount_due: total,
    amount_remaining: total,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    default_payment_method: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: elapsed.end,
    period_start: elapsed.start,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
}

/** `$99.00` of an amount in cents. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** What every invoice of the sandbox has in common: no tax, no discount, no shipping. */
const NOTHING_SPECIAL = {
  account_country: 'US',
  account_name: 'Billing sandbox',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Invoice>;

function newLine(invoice: string, item: SubscriptionItem, of: { period: Period; trial: boolean }): InvoiceLine {
  const { price, quantity } = item;
  const unit = of.trial ? 0 : price.unit_amount;
  const amount = unit * quantity;
  const rate = `${formatMoney(price.unit_amount, price.currency)} / ${price.recurring?.interval}`;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: of.trial ? 'Trial period' : `${quantity} × ${price.nickname ?? price.product} (at ${rate})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: of.period.start, end: of.period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(unit),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}
