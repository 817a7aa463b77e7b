import { readFile, writeFile } from 'node:fs/promises';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStripeSandbox } from '../../../server/sandbox/stripe/start-stripe-sandbox.ts';
import { eventually } from '../../support/eventually.ts';
import {
  advance,
  openCheckout,
  openStage,
  post,
  type Received,
  SECRET_KEY,
  type Stage,
  subscribe,
  WEBHOOK_SECRET,
} from './sandbox-of-this-file.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const types = (received: Received[]) => received.map(({ event }) => event.type);

describe('webhooks', () => {
  test('are signed so that the SDK believes them', async () => {
    await stage.stripe.customers.create({ email: 'ann@example.com' });
    const { body, signature } = await eventually('the webhook', () => stage.received[0]);
    const event = stage.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: Stripe.API_VERSION,
      data: { object: { email: 'ann@example.com' } },
      request: { id: expect.stringMatching(/^req_/) },
    });
    expect(() => stage.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  test('are believed also when the sandbox’s clock is months ahead', async () => {
    await advance(stage, 200);
    await stage.stripe.customers.create({});
    const { body, signature } = await eventually('the webhook', () => stage.received[0]);
    const event = stage.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    expect(event.created).toBeGreaterThan(Date.now() / 1000 + 199 * 86_400);
  });

  test('tell the story of a paid checkout, each with the object as it was then', async () => {
    const { id } = await subscribe(stage);
    await eventually('all events', () => stage.received.length >= 14);
    const ordered = (await stage.stripe.events.list({ limit: 100 })).data.toReversed();
    expect(new Set(types(stage.received))).toEqual(new Set(ordered.map(({ type }) => type)));
    expect(ordered.map(({ type }) => type)).toEqual([
      'customer.created',
      'product.created',
      'price.created',
      'plan.created',
      'customer.updated',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const of = (type: string) => ordered.find((event) => event.type === type)?.data;
    expect(of('customer.subscription.created')?.object).toMatchObject({ id, status: 'incomplete' });
    expect(of('customer.subscription.updated')).toMatchObject({
      object: { id, status: 'active' },
      previous_attributes: { status: 'incomplete' },
    });
    expect(of('invoice.created')?.object).toMatchObject({ status: 'draft', amount_due: 9900 });
    expect(of('checkout.session.completed')?.object).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: id,
    });
  });

  test('have come before Checkout leads back to the product', async () => {
    const { session } = await openCheckout(stage.stripe);
    const answer = await post(session.url ?? '', { outcome: 'success' });
    expect(answer.headers.get('location')).toBe(`http://localhost:4000/payment?session=${session.id}`);
    expect(types(stage.received)).toContain('checkout.session.completed');
  });

  test('come again until they are taken, the others not waiting for them', async () => {
    const failures = new Map<string, number>();
    stage.answer = ({ event }) => {
      const before = failures.get(event.id) ?? 0;
      failures.set(event.id, before + 1);
      return event.type === 'product.created' && before < 2 ? 500 : 200;
    };
    await openCheckout(stage.stripe);
    await eventually('the third attempt', () => [...failures.values()].includes(3));
    expect(types(stage.received).filter((type) => type === 'product.created')).toHaveLength(3);
    expect(types(stage.received).lastIndexOf('price.created')).toBeLessThan(
      types(stage.received).lastIndexOf('product.created'),
    );
    const done = async () => (await stage.stripe.events.list({ delivery_success: false })).data.length === 0;
    await eventually('all events marked as delivered', done);
    expect((await stage.stripe.events.list()).data.every((event) => event.pending_webhooks === 0)).toBe(true);
  });

  test('that lead elsewhere are not taken', async () => {
    stage.answer = () => 307;
    await stage.stripe.customers.create({});
    await eventually('a second attempt', () => stage.received.length > 1);
    expect(stage.received[1]?.event.id).toBe(stage.received[0]?.event.id);
  });

  test('that were not taken come after the next start', async () => {
    stage.answer = () => 503;
    const { id } = await stage.stripe.customers.create({});
    await eventually('the first attempt', () => stage.received.length > 0);
    await stage.restart();
    stage.answer = () => 200;
    const isTaken = async () => (await stage.stripe.events.list({ delivery_success: true })).data[0];
    expect((await eventually('the delivery', isTaken)).data.object).toMatchObject({ id });
  });

  test('do not keep the sandbox from stopping while one hangs', async () => {
    let letGo = () => {};
    const hanging = new Promise<number>((resolve) => {
      letGo = () => resolve(200);
    });
    stage.answer = () => hanging;
    await stage.stripe.customers.create({});
    await eventually('the attempt', () => stage.received.length > 0);
    const began = Date.now();
    await stage.restart();
    expect(Date.now() - began).toBeLessThan(2000);
    letGo();
    await eventually('the same event again', () => stage.received.length > 1);
    expect(stage.received[1]?.event.id).toBe(stage.received[0]?.event.id);
  });
});

describe('what is kept', () => {
  test('is there after a restart on another port: objects, clock, and Checkout at the new address', async () => {
    const { customer, session } = await openCheckout(stage.stripe, { trialDays: 14 });
    const { now } = await advance(stage, 0.5);
    await stage.restart();
    const again = await stage.stripe.checkout.sessions.retrieve(session.id);
    expect(again.url).toBe(`${stage.sandbox.origin}/checkout/${session.id}`);
    expect((await post(again.url ?? '', { outcome: 'success' })).status).toBe(303);
    const { data } = await stage.stripe.subscriptions.list({ customer: customer.id });
    expect(data[0]?.status).toBe('trialing');
    expect(data[0]?.created).toBeGreaterThanOrEqual(now);
  });

  test('what fell due while it was stopped is made up for, with the time at which it was due', async () => {
    const { look } = await subscribe(stage, { trialDays: 14 });
    const { trial_end } = await look();
    await stage.sandbox.stop();
    const kept = JSON.parse(await readFile(stage.file, 'utf8'));
    await writeFile(stage.file, JSON.stringify({ ...kept, clockOffset: 15 * 86_400_000 }));
    await stage.restart();
    const { data } = await stage.stripe.subscriptions.list();
    expect(data[0]?.status).toBe('active');
    const invoice = await stage.stripe.invoices.retrieve(String(data[0]?.latest_invoice));
    expect(invoice.created).toBe(trial_end);
  });

  test('is not written over when it cannot be read', async () => {
    await stage.sandbox.stop();
    await writeFile(stage.file, 'no JSON');
    await expect(stage.restart()).rejects.toThrow(`cannot read what it kept in ${stage.file}`);
    expect(await readFile(stage.file, 'utf8')).toBe('no JSON');
  });

  test('a second sandbox takes a free port when its own is taken', async () => {
    const other = await startStripeSandbox({
      port: stage.sandbox.port,
      file: `${stage.file}.other`,
      webhookUrl: () => stage.sandbox.origin,
      webhookSecret: WEBHOOK_SECRET,
      secretKey: SECRET_KEY,
      log: () => {},
    });
    expect(other.port).not.toBe(stage.sandbox.port);
    expect(other.origin).toBe(`http://localhost:${other.port}`);
    await other.stop();
  });
});
