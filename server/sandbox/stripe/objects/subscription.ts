import type Stripe from 'stripe';
import { newId } from './new-id.ts';
import { planOf } from './price.ts';
import type { Price, Subscription, SubscriptionItem } from './wire.ts';

/** A stretch of time in seconds. */
export interface Period {
  start: number;
  end: number;
}

interface Given {
  customer: string;
  description: string | null;
  lines: { price: Price & { recurring: Stripe.Price.Recurring }; quantity: number }[];
  latest_invoice: string;
  metadata: Stripe.Metadata;
  default_payment_method: string | null;
  missingPaymentMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;
  /** Of the trial, or else of what is paid first. */
  period: Period;
  trial: boolean;
}

/** A subscription that starts now. */
export function newSubscription({ lines, missingPaymentMethod, period, trial, ...given }: Given): Subscription {
  const id = newId('sub');
  const items = lines.map(({ price, quantity }) => newItem(id, price, quantity, period));
  return {
    ...given,
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trial ? period.end : period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: period.start,
    currency: lines[0]?.price.currency ?? 'usd',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: period.start,
    status: trial ? 'trialing' : 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trial ? period.end : null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: missingPaymentMethod },
    },
    trial_start: trial ? period.start : null,
  };
}

/** The stretch that the subscription is in now; all its items share it. */
export function currentPeriod({ items }: Subscription): Period {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
}

function newItem(
  subscription: string,
  price: Price & { recurring: Stripe.Price.Recurring },
  quantity: number,
  period: Period,
): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}
