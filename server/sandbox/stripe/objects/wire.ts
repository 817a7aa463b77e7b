import type Stripe from 'stripe';

/** `T` as it goes over the wire when nothing is expanded: ids in place of objects, decimals as strings. */
type OnTheWire<T, Narrowed> = Omit<T, keyof Narrowed> & Narrowed;

export type Customer = OnTheWire<
  Stripe.Customer,
  {
    invoice_settings: OnTheWire<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>;
    invoice_prefix: string;
    next_invoice_sequence: number;
  }
>;

export type DeletedCustomer = Stripe.DeletedCustomer;

export type Product = Stripe.Product;

/** Only what repeats can be sold here: the sandbox knows subscriptions and nothing else. */
export type Price = OnTheWire<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring | null; unit_amount: number; unit_amount_decimal: string }
>;

export type Plan = OnTheWire<Stripe.Plan, { product: string; amount_decimal: string }>;

export type PaymentMethod = OnTheWire<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>;

export type SubscriptionItem = OnTheWire<Stripe.SubscriptionItem, { plan: Plan; price: Price; quantity: number }>;

export type Subscription = OnTheWire<
  Stripe.Subscription,
  {
    customer: string;
    default_payment_method: string | null;
    items: Stripe.ApiList<SubscriptionItem>;
    latest_invoice: string | null;
  }
>;

export type InvoiceLine = OnTheWire<
  Stripe.InvoiceLineItem,
  {
    pricing: { price_details: { price: string; product: string }; type: 'price_details'; unit_amount_decimal: string };
    quantity: number;
    quantity_decimal: string;
    subscription: string;
  }
>;

export type Invoice = OnTheWire<
  Stripe.Invoice,
  {
    customer: string;
    default_payment_method: string | null;
    lines: Stripe.ApiList<InvoiceLine>;
    parent: {
      quote_details: null;
      subscription_details: { metadata: Stripe.Metadata; subscription: string };
      type: 'subscription_details';
    };
  }
>;

export type CheckoutSession = OnTheWire<
  Stripe.Checkout.Session,
  { customer: string | null; invoice: string | null; subscription: string | null; currency: string }
>;

export type LineItem = OnTheWire<Stripe.LineItem, { price: Price }>;

export type PortalConfiguration = Stripe.BillingPortal.Configuration;

export type PortalSession = OnTheWire<Stripe.BillingPortal.Session, { configuration: string }>;

/** An event with the object as it was at that moment. */
export type SandboxEvent = OnTheWire<
  Stripe.EventBase,
  { data: { object: { object: string }; previous_attributes?: Record<string, unknown> }; pending_webhooks: number }
>;
