import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/postgres/embedded-postgres.ts';
import {
  advance,
  openStage,
  post,
  SECRET_KEY,
  type Stage,
  WEBHOOK_SECRET,
} from '../integration/sandbox/sandbox-of-this-file.ts';
import { query } from '../support/database.ts';
import { describedFetch, NotAsDescribed } from '../support/described-fetch.ts';
import { newDataDir, type Product, startProduct } from '../support/product.ts';
import { WITHOUT_WORKER } from '../support/product-of-this-file.ts';
import { RestClient } from '../support/rest-client.ts';
import { EventBag } from './event-bag.ts';

const EVENTS = 200;
/** How often each event is sent until it is taken. */
const TIMES = 3;
const SENDERS = 12;
const NAMES = ['renewed', 'canceled', 'past-due', 'unpaid', 'paid-late', 'latecomer', 'visitor'] as const;
type Name = (typeof NAMES)[number];

interface Somebody {
  customerId: string;
  rest: RestClient;
  portal: string;
}

let stage: Stage;
let folder: Awaited<ReturnType<typeof newDataDir>>;
let product: Product;

beforeAll(async () => {
  stage = await openStage(); // its events are collected, and brought to the product by this test alone
  folder = await newDataDir();
  product = await start();
});
afterAll(async () => {
  await product?.stop();
  await stage?.close();
  await folder?.remove();
});

function start(): Promise<Product> {
  return startProduct(folder.dataDir, {
    ...WITHOUT_WORKER,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stage.sandbox.origin,
  });
}

const addressOf = (name: Name) => `${name}@example.com`;

async function register(name: Name): Promise<Somebody> {
  const rest = new RestClient(product.origin);
  await rest.register(addressOf(name));
  const { url: portal } = await rest.json<{ url: string }>('POST', '/billing/create-portal-session');
  const { data } = await stage.stripe.customers.list({ email: addressOf(name) });
  return { rest, portal, customerId: data[0]?.id ?? '' };
}

async function subscribe({ rest }: Somebody, mode: 'trial' | 'immediate'): Promise<void> {
  const { url } = await rest.json<{ url: string }>('POST', '/billing/create-checkout-session', { mode });
  expect((await post(url, { outcome: 'success' })).status).toBe(303);
}

async function inPortal({ portal }: Somebody, action: string): Promise<void> {
  expect((await post(portal, { action })).status, action).toBe(303);
}

/** Signs and sends as Stripe does. @returns whether it was taken; Stripe sends it again if not. */
async function send(payload: string): Promise<boolean> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = `${product.origin}/api/billing/webhook`;
  return describedFetch(url, { method: 'POST', headers, body: payload }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    (error) => {
      if (error instanceof NotAsDescribed) throw error;
      return false; // the connection broke, or nobody is there
    },
  );
}

it(`${EVENTS} events and more, in no order, ${TIMES} times each, some during a kill: every account ends as Stripe has it`, async () => {
  const people = {} as Record<Name, Somebody>;
  for (const name of NAMES) people[name] = await register(name);
  for (const name of ['renewed', 'canceled', 'unpaid'] as const) await subscribe(people[name], 'trial');
  await subscribe(people['paid-late'], 'immediate');
  while (stage.received.length < EVENTS / 2) await advance(stage, 31);

  const bag = new EventBag(stage.received, TIMES);
  const began = performance.now();
  const figures = { taken: 0, refused: 0 };
  let isLive = true;
  let isFailed = false;
  const sender = async () => {
    while (!isFailed) {
      const body = bag.take();
      if (!body && !isLive) return;
      if (body && (await send(body))) {
        figures.taken++;
        continue;
      }
      if (body) {
        bag.putBack(body);
        figures.refused++;
      }
      await pause(20); // nobody there just now, or nothing to send
    }
  };

  const startTrial = async (name: Name) => {
    people[name].rest = new RestClient(product.origin);
    await people[name].rest.logIn(addressOf(name));
    await subscribe(people[name], 'trial');
  };
  /** What goes on at Stripe while its events are on their way. */
  const live = async () => {
    await inPortal(people['paid-late'], 'failing_card');
    await advance(stage, 31);
    await inPortal(people['paid-late'], 'good_card');
    await inPortal(people.canceled, 'cancel');
    await advance(stage, 31);
    await inPortal(people.unpaid, 'failing_card');
    await advance(stage, 33);
    for (let round = 0; stage.received.length < EVENTS; round++) {
      await inPortal(people.renewed, round % 2 === 0 ? 'cancel' : 'resume');
    }
    await inPortal(people.renewed, 'resume');
    await expect.poll(() => figures.taken, { timeout: 60_000 }).toBeGreaterThan((EVENTS * TIMES) / 3);

    await product.kill();
    await advance(stage, 20); // while nobody is there
    product = await start();
    await startTrial('past-due');
    await inPortal(people['past-due'], 'failing_card');
    await advance(stage, 14);
    await startTrial('latecomer');
    isLive = false;
  };
  const living = live().catch((error: unknown) => {
    isFailed = true;
    throw error;
  });
  await Promise.all([living, ...Array.from({ length: SENDERS }, sender)]);
  const seconds = (performance.now() - began) / 1000;

  const atStripe: Partial<Record<Name, string>> = {};
  const inProduct: Partial<Record<Name, string>> = {};
  for (const name of NAMES) {
    const { data } = await stage.stripe.subscriptions.list({ customer: people[name].customerId, status: 'all' });
    atStripe[name] = data[0]?.status ?? 'none';
    const credentials = { username: addressOf(name), password: 'correct horse battery' };
    const answer = await new RestClient(product.origin).json<{ subscription_status: string }>(
      'POST',
      '/auth/login',
      credentials,
    );
    inProduct[name] = answer.subscription_status;
  }
  console.log(
    `${bag.ids.size} events, ${figures.taken} taken and ${figures.refused} refused in ${seconds.toFixed(1)} s: ${(figures.taken / seconds).toFixed(0)} a second`,
    inProduct,
  );
  expect(inProduct).toEqual(atStripe);
  expect(inProduct).toEqual({
    renewed: 'active',
    canceled: 'canceled',
    'past-due': 'past_due',
    unpaid: 'unpaid',
    'paid-late': 'active',
    latecomer: 'trialing',
    visitor: 'none',
  });
  expect(bag.ids.size).toBeGreaterThanOrEqual(EVENTS);
  expect(figures.taken).toBe(bag.ids.size * TIMES);
  expect(figures.refused).toBeGreaterThan(0);

  await product.stop();
  const customers = new Set(Object.values(people).map(({ customerId }) => customerId));
  const ours = stage.received.filter(({ body }) => [...customers].some((id) => body.includes(`"${id}"`)));
  expect(await keptEvents()).toEqual([...new Set(ours.map(({ event }) => event.id))].sort());
});

/** Ids of the events that the product, which is not running, has kept; as often as they are kept. */
async function keptEvents(): Promise<string[]> {
  const database = await startEmbeddedPostgres({ dir: join(folder.dataDir, 'postgres'), log: () => {} });
  try {
    const rows = await query<{ id: string }>(database.url, 'SELECT id FROM payment_events');
    return rows.map(({ id }) => id).sort();
  } finally {
    await database.stop();
  }
}
