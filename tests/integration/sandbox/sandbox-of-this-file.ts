import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from '../../../server/sandbox/stripe/start-stripe-sandbox.ts';

export const SECRET_KEY = 'sk_test_sandbox1234';
export const WEBHOOK_SECRET = 'whsec_sandbox';

/** A webhook that came in. */
export interface Received {
  event: Stripe.Event;
  body: string;
  signature: string;
}

/** A sandbox with a product in front of it that takes webhooks. */
export interface Stage {
  sandbox: StripeSandbox;
  stripe: Stripe;
  file: string;
  received: Received[];
  /** What the product answers to a webhook; 200 unless a test says otherwise. */
  answer: (received: Received) => number | Promise<number>;
  /** Stops the sandbox and starts it again with what it kept. */
  restart(port?: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a sandbox of its own. */
export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  const received: Received[] = [];
  const product = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const signature = String(request.headers['stripe-signature']);
    const came = { event: JSON.parse(body), body, signature };
    received.push(came);
    response.writeHead(await stage.answer(came)).end();
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port: productPort } = product.address() as AddressInfo;
  const file = join(folder, 'kept', 'stripe.json');
  const start = (port: number) =>
    startStripeSandbox({
      port,
      file,
      webhookUrl: () => `http://127.0.0.1:${productPort}/webhook`,
      webhookSecret: WEBHOOK_SECRET,
      secretKey: SECRET_KEY,
      log: () => {},
    });
  const sandbox = await start(0);
  const stage: Stage = {
    sandbox,
    stripe: sdkFor(sandbox),
    file,
    received,
    answer: () => 200,
    async restart(port = 0) {
      await stage.sandbox.stop();
      stage.sandbox = await start(port);
      stage.stripe = sdkFor(stage.sandbox);
    },
    async close() {
      await stage.sandbox.stop();
      product.closeAllConnections();
      await new Promise((resolve) => product.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
  return stage;
}

/** The official SDK, pointed at the sandbox. */
export function sdkFor({ port }: StripeSandbox, key = SECRET_KEY): Stripe {
  return new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** One sandbox for a whole file. */
export function stageOfThisFile(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => Object.assign(stage, await openStage()));
  afterAll(() => stage.close());
  return stage;
}

/** The price of the product's plan: $99 per month. */
export function makePrice(stripe: Stripe): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: 'usd',
    unit_amount: 9900,
    recurring: { interval: 'month' },
    product_data: { name: 'Full Access' },
  });
}

interface Checkout {
  trialDays?: number;
  email?: string;
}

/** A new customer with an open Checkout session. */
export async function openCheckout(stripe: Stripe, { trialDays, email = 'ann@example.com' }: Checkout = {}) {
  const customer = await stripe.customers.create({ email });
  const price = await makePrice(stripe);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://localhost:4000/payment?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/pricing',
    subscription_data: { metadata: { account: '42' }, ...(trialDays && { trial_period_days: trialDays }) },
  });
  return { customer, price, session };
}

/** A new customer who has paid, or started the trial. */
export async function subscribe(stage: Stage, options: Checkout = {}) {
  const { customer, session } = await openCheckout(stage.stripe, options);
  await post(session.url ?? '', { outcome: 'success' });
  const { data } = await stage.stripe.subscriptions.list({ customer: customer.id });
  const id = data[0]?.id ?? '';
  const look = () => stage.stripe.subscriptions.retrieve(id);
  return { customer, session, id, look };
}

/** Posts a form as a browser does, without following the redirect. */
export function post(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

/** Opens the portal and does something there. */
export async function inPortal(stage: Stage, customer: string, action: string): Promise<Response> {
  const configuration = await stage.stripe.billingPortal.configurations.create({
    features: { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } },
  });
  const return_url = 'http://localhost:4000/profile';
  const portal = await stage.stripe.billingPortal.sessions.create({
    customer,
    configuration: configuration.id,
    return_url,
  });
  return post(portal.url, { action });
}

/** Moves the sandbox's clock. */
export async function advance({ sandbox }: Stage, days: number): Promise<{ now: number; events: string[] }> {
  const answer = await fetch(`${sandbox.origin}/sandbox/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  return (await answer.json()) as { now: number; events: string[] };
}
