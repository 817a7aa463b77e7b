import type { CollectionName } from '../state/sandbox-state.ts';

export type ObjectKind =
  | 'customer'
  | 'event'
  | 'invoice'
  | 'line_item'
  | 'payment_method'
  | 'portal_configuration'
  | 'portal_session'
  | 'price'
  | 'product'
  | 'checkout_session'
  | 'subscription'
  | 'subscription_item';

/** A property that may stand in an expansion. */
interface Expandable {
  /** What is there, for what follows in the path. */
  kind?: ObjectKind;
  /** Where the object is kept whose id is there. */
  in?: CollectionName;
  /** There is nothing there until it is asked for. */
  included?: 'lineItems' | 'subscriptions';
  /** Only leads on to something that can be expanded. */
  passage?: true;
}

const customer = { kind: 'customer', in: 'customers' } as const;
const invoice = { kind: 'invoice', in: 'invoices' } as const;
const paymentMethod = { kind: 'payment_method', in: 'paymentMethods' } as const;
const subscription = { kind: 'subscription', in: 'subscriptions' } as const;
/** Always null in the sandbox. */
const nothing = {};

/** Per kind of object: what can be expanded (https://docs.stripe.com/api/expanding_objects), and what leads to it. */
export const EXPANDABLE: Record<ObjectKind, Record<string, Expandable>> = {
  customer: {
    'subscriptions.data': { kind: 'subscription', included: 'subscriptions', passage: true },
    subscriptions: { included: 'subscriptions' },
    default_source: nothing,
    'invoice_settings.default_payment_method': paymentMethod,
    test_clock: nothing,
  },
  event: {},
  invoice: {
    customer,
    default_payment_method: paymentMethod,
    'parent.subscription_details.subscription': subscription,
    'lines.data': { kind: 'line_item', passage: true },
  },
  line_item: { price: { kind: 'price', passage: true }, subscription },
  payment_method: { customer },
  portal_configuration: {},
  portal_session: { configuration: { kind: 'portal_configuration', in: 'portalConfigurations' } },
  price: { product: { kind: 'product', in: 'products' } },
  product: { default_price: { kind: 'price', in: 'prices' } },
  checkout_session: {
    customer,
    invoice,
    subscription,
    payment_intent: nothing,
    setup_intent: nothing,
    'line_items.data': { kind: 'line_item', included: 'lineItems', passage: true },
    line_items: { included: 'lineItems' },
  },
  subscription: {
    customer,
    default_payment_method: paymentMethod,
    default_source: nothing,
    latest_invoice: invoice,
    pending_setup_intent: nothing,
    schedule: nothing,
    test_clock: nothing,
    'items.data': { kind: 'subscription_item', passage: true },
  },
  subscription_item: { price: { kind: 'price', passage: true } },
};
