import type {
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Invoice,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  SandboxEvent,
  Subscription,
} from '../objects/wire.ts';

/** The API's objects that are kept. */
export interface KeptObjects {
  customers: Customer | DeletedCustomer;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  subscriptions: Subscription;
  invoices: Invoice;
  checkoutSessions: CheckoutSession;
  portalConfigurations: PortalConfiguration;
  portalSessions: PortalSession;
}

export type CollectionName = keyof KeptObjects;

/** What they are kept in, each under its id, oldest first. */
export type Collections = { [Name in CollectionName]: Record<string, KeptObjects[Name]> };

/** What a Checkout session will make of a paying customer; the API does not show it. */
export interface CheckoutOrder {
  lines: { id: string; price: string; quantity: number }[];
  /** Sandbox time in seconds, or days from the moment of payment, or neither: no trial. */
  trialEnd: number | null;
  trialDays: number | null;
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
  description: string | null;
  metadata: Record<string, string>;
}

/** An event and how far its delivery is. */
export interface KeptEvent {
  event: SandboxEvent;
  state: 'pending' | 'delivered' | 'given up';
  attempts: number;
  /** Real time in milliseconds. */
  since: number;
  /** Real time in milliseconds of the next attempt. */
  nextAttempt: number;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** An answer that the same idempotency key gets again. */
export interface KeptAnswer {
  /** Method, path and parameters of the request that it belongs to. */
  request: string;
  requestId: string;
  status: number;
  body: string;
  /** Real time in milliseconds. */
  since: number;
}

/** Everything that outlives a run of the sandbox. */
export interface SandboxState extends Collections {
  version: 1;
  /** Milliseconds that the sandbox's clock is ahead of the real one. */
  clockOffset: number;
  checkoutOrders: Record<string, CheckoutOrder>;
  /** Real time in milliseconds at which a portal session was last used. */
  portalUse: Record<string, number>;
  /** Subscriptions whose customer was told that the trial will end. */
  toldOfTrialEnd: string[];
  events: Record<string, KeptEvent>;
  answers: Record<string, KeptAnswer>;
}

/** The state of a sandbox that nobody has used. */
export function emptyState(): SandboxState {
  return {
    version: 1,
    clockOffset: 0,
    customers: {},
    products: {},
    prices: {},
    paymentMethods: {},
    subscriptions: {},
    invoices: {},
    checkoutSessions: {},
    portalConfigurations: {},
    portalSessions: {},
    checkoutOrders: {},
    portalUse: {},
    toldOfTrialEnd: [],
    events: {},
    answers: {},
  };
}
