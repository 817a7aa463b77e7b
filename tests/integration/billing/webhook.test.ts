import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { StripePayments } from '../../../server/adapters/billing/stripe-payments.ts';
import type { Actor } from '../../../server/domain/access.ts';
import type { Subscription } from '../../../server/domain/billing/subscription.ts';
import { startTestWeb, type TestWeb } from '../../support/test-web.ts';
import {
  advance,
  inPortal,
  post,
  SECRET_KEY,
  stageOfThisFile,
  WEBHOOK_SECRET,
} from '../sandbox/sandbox-of-this-file.ts';

/** Stripe's own, but that reading can be made to fail. */
class WatchedPayments extends StripePayments {
  isDown = false;
  reads = 0;

  override readSubscription(customerId: string): Promise<Subscription> {
    this.reads++;
    return this.isDown ? Promise.reject(new Error('Stripe says no')) : super.readSubscription(customerId);
  }
}

const stage = stageOfThisFile();
let web: TestWeb;
let payments: WatchedPayments;

beforeAll(async () => {
  const options = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceId: null };
  payments = new WatchedPayments({ ...options, apiUrl: stage.sandbox.origin });
  web = await startTestWeb(() => ({ payments }));
});
afterAll(() => web.close());
beforeEach(() => {
  payments.isDown = false;
  payments.reads = 0;
});

const origin = 'http://localhost:4000';
const REFUSAL = 'This is not signed by Stripe, or was signed more than 5 minutes ago.';

interface Sending {
  /** What is signed, where that is not the body. */
  signed?: string;
  /** Seconds ago. */
  signedAgo?: number;
  secret?: string;
  headers?: Record<string, string>;
}

/** Sends as Stripe does. */
function send(body: string, { signed = body, signedAgo = 0, secret = WEBHOOK_SECRET, headers }: Sending = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - signedAgo;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: signed, secret, timestamp });
  return fetch(`${web.origin}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...headers },
    body: Buffer.from(body),
  });
}

function eventOf(customer: string | null, more: object = {}) {
  const id = `evt_${randomUUID()}`;
  const object = { object: 'subscription', id: 'sub_any', customer };
  return { id, object: 'event', type: 'customer.subscription.updated', data: { object }, ...more };
}

/** Somebody new who has begun the trial at Stripe, of which the product was not told. */
async function somebodyOnTrial() {
  const { actor } = await web.logIn('none');
  const { url } = await web.app.billing.createCheckout(actor, { mode: 'trial', origin });
  await post(url, { outcome: 'success' });
  const { customerId } = await web.prisma.account.findUniqueOrThrow({ where: { id: actor.accountId } });
  payments.reads = 0;
  return { actor, customerId: customerId ?? '' };
}

const statusOf = async (actor: Actor) => (await web.app.billing.status(actor)).status;
const timesKept = (id: string) => web.prisma.paymentEvent.count({ where: { id } });

describe('the webhook', () => {
  it('takes what Stripe’s own events look like, and the product knows', async () => {
    const { actor, customerId } = await somebodyOnTrial();
    const { body, signature } = stage.received.at(-1) ?? { body: '', signature: '' };
    expect(body).toContain(customerId);
    const answer = await send(body, { headers: { 'stripe-signature': signature } });
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await web.app.billing.status(actor)).toEqual({ status: 'trialing', hasUsedFreeTrial: true });
  });

  it.each([
    ['another secret', { secret: 'whsec_another' }],
    ['a time more than 5 minutes ago', { signedAgo: 301 }],
    ['another body', { signed: JSON.stringify(eventOf('cus_other')) }],
    ['no signature', { headers: { 'stripe-signature': '' } }],
    ['a signature that is none', { headers: { 'stripe-signature': 't=1,v1=zzz' } }],
  ] satisfies [string, Sending][])('refuses a body with %s, and does nothing', async (_what, sending) => {
    const { actor, customerId } = await somebodyOnTrial();
    const event = eventOf(customerId);
    const answer = await send(JSON.stringify(event), sending);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ detail: REFUSAL, code: 'BAD_USER_INPUT' });
    expect([await statusOf(actor), payments.reads, await timesKept(event.id)]).toEqual(['none', 0, 0]);
  });

  it('refuses a body of which a letter or a blank was changed, and one that is empty', async () => {
    const text = JSON.stringify(eventOf('cus_any'));
    expect((await send(text.replace('cus_any', 'cus_my'), { signed: text })).status).toBe(400);
    expect((await send(`${text} `, { signed: text })).status).toBe(400);
    expect((await send('', { signed: text })).status).toBe(400);
  });

  it('takes the bytes as they come: blanks, line ends, letters of all kinds', async () => {
    const { actor, customerId } = await somebodyOnTrial();
    const event = eventOf(customerId, { note: 'Zoë “über” 🏠 \u2028 é' });
    const body = `\r\n ${JSON.stringify(event, null, '\t').replaceAll('\n', '\r\n')}  \n`;
    expect((await send(body)).status).toBe(200);
    expect(await statusOf(actor)).toBe('trialing');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
  ])('looks at the signature alone, not at a content type of %s', async (type) => {
    const { actor, customerId } = await somebodyOnTrial();
    expect((await send(JSON.stringify(eventOf(customerId)), { headers: { 'content-type': type } })).status).toBe(200);
    expect(await statusOf(actor)).toBe('trialing');
  });

  it('takes a body that is too long for nobody', async () => {
    expect((await send(JSON.stringify(eventOf('cus_any', { padding: 'x'.repeat(1 << 20) })))).status).toBe(413);
  });

  it('answers 500 and a code for support when an event fails, and applies it when it is sent again', async () => {
    const { actor, customerId } = await somebodyOnTrial();
    const event = eventOf(customerId);
    const body = JSON.stringify(event);
    payments.isDown = true;
    const failed = await send(body);
    const { correlation_id, code } = (await failed.json()) as Record<string, unknown>;
    expect([failed.status, code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    const logged = web.logged.find((one) => one.correlationId === correlation_id);
    expect(logged?.error).toMatchObject({ message: 'Stripe says no' });
    expect([await statusOf(actor), await timesKept(event.id)]).toEqual(['none', 0]);

    payments.isDown = false;
    expect((await send(body)).status).toBe(200);
    expect([await statusOf(actor), await timesKept(event.id)]).toEqual(['trialing', 1]);
  });

  it('applies an event once, however often and closely it is sent', async () => {
    const { customerId } = await somebodyOnTrial();
    const event = eventOf(customerId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(JSON.stringify(event))));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect([payments.reads, await timesKept(event.id)]).toEqual([1, 1]);
  });

  it.each([
    ['a customer whom no account has', 'cus_of_nobody'],
    ['no customer', null],
  ])('passes over an event about %s, and wants it no more', async (_what, customer) => {
    const event = eventOf(customer);
    expect((await send(JSON.stringify(event))).status).toBe(200);
    expect([payments.reads, await timesKept(event.id)]).toEqual([0, 0]);
  });

  it('never goes back in time, in whatever order the events of a whole story come', async () => {
    const { actor, customerId } = await somebodyOnTrial();
    await inPortal(stage, customerId, 'failing_card');
    await advance(stage, 14);
    await inPortal(stage, customerId, 'good_card');
    await inPortal(stage, customerId, 'cancel');
    await advance(stage, 31);
    const bodies = stage.received.map(({ body }) => body).filter((body) => body.includes(customerId));
    expect(bodies.length).toBeGreaterThan(10);
    const seen: string[] = [];
    for (const body of bodies.toReversed()) {
      expect((await send(body)).status).toBe(200);
      seen.push(await statusOf(actor));
    }
    expect(new Set(seen)).toEqual(new Set(['canceled']));
  });
});
