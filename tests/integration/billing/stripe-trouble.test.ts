import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { StripePayments } from '../../../server/adapters/billing/stripe-payments.ts';
import { post, SECRET_KEY, stageOfThisFile, WEBHOOK_SECRET } from '../sandbox/sandbox-of-this-file.ts';
import { type StripeCall, standBetween } from './stripe-between.ts';

const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'The payment service cannot be reached just now. Please try again in a moment.',
};
const pages = { successUrl: 'http://localhost/payment', cancelUrl: 'http://localhost/payment', accountId: 'ann' };

const stage = stageOfThisFile();

/** Payments whose calls pass by somebody who may answer in Stripe's place. */
async function watchedPayments(secretKey = SECRET_KEY) {
  const between = await standBetween(stage.sandbox.origin);
  const options = { secretKey, webhookSecret: WEBHOOK_SECRET, priceId: null, apiUrl: between.origin };
  const payments = new StripePayments(options);
  const count = (method: string, path: string) =>
    between.calls.filter((call) => call.method === method && call.path.startsWith(path)).length;
  return { between, payments, count };
}

async function newCustomer(): Promise<string> {
  return (await stage.stripe.customers.create({ email: `${randomUUID()}@example.com` })).id;
}

const failure = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });
const page = (data: object[], hasMore: boolean) => ({
  status: 200,
  body: JSON.stringify({ object: 'list', data, has_more: hasMore, url: '/v1/subscriptions' }),
});

describe('when Stripe is in trouble', () => {
  it.each([
    ['fails', failure(500, { type: 'api_error', message: 'sorry' })],
    ['is overloaded', failure(503, { type: 'api_error', message: 'sorry' })],
    ['wants fewer calls', failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'slower' })],
    ['is doing the same just now', failure(409, { type: 'idempotency_error', message: 'in progress' })],
    ['answers what nobody can read', { status: 200, body: '<html>' }],
  ])('and %s, the caller is told to try again', async (_what, answer) => {
    const { between, payments } = await watchedPayments();
    between.answer = () => answer;
    const refused = payments.readSubscription('cus_any');
    await expect(refused).rejects.toMatchObject({ ...UNAVAILABLE, cause: expect.any(Stripe.errors.StripeError) });
  });

  it('and is not there at all, every call is told so', async () => {
    const options = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, priceId: null };
    const payments = new StripePayments({ ...options, apiUrl: 'http://127.0.0.1:9' });
    const account = { accountId: 'ann', username: 'ann@example.com', customerId: null };
    const outcomes = await Promise.allSettled([
      payments.ensureCustomer(account),
      payments.closeCheckouts('cus_any'),
      payments.createCheckout({ ...pages, customerId: 'cus_any', trialDays: null }),
      payments.createPortal({ customerId: 'cus_any', returnUrl: 'http://localhost/profile' }),
      payments.readSubscription('cus_any'),
      payments.removeCustomer('cus_any'),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
  });

  it('for a moment only, nobody notices', async () => {
    const { between, payments, count } = await watchedPayments();
    const customerId = await newCustomer();
    between.answer = () => (between.calls.length === 1 ? failure(500, { type: 'api_error' }) : null);
    expect(await payments.readSubscription(customerId)).toMatchObject({ status: 'none' });
    expect(count('GET', '/v1/subscriptions')).toBe(2);
  });
});

describe('what Stripe refuses', () => {
  it('is thrown as it is, and never shows the key', async () => {
    const key = 'sk_test_a_key_that_nobody_knows';
    const { payments } = await watchedPayments(key);
    const refused = await payments.readSubscription('cus_any').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(inspect(refused, { depth: 10 })).not.toContain(key);
    expect(JSON.stringify(refused)).not.toContain(key);
  });

  it('because of a price or a portal’s looks is looked for anew the next time', async () => {
    const { between, payments, count } = await watchedPayments();
    const customerId = await newCustomer();
    const checkout = () => payments.createCheckout({ ...pages, customerId, trialDays: null });
    const portal = () => payments.createPortal({ customerId, returnUrl: 'http://localhost/profile' });
    await Promise.all([checkout(), portal()]);
    await Promise.all([checkout(), portal()]);
    expect([count('GET', '/v1/prices'), count('GET', '/v1/billing_portal/configurations')]).toEqual([1, 1]);

    const isPage = ({ method, path }: StripeCall) => method === 'POST' && path.endsWith('/sessions');
    between.answer = (call) =>
      isPage(call) ? failure(400, { type: 'invalid_request_error', message: 'inactive' }) : null;
    await expect(checkout()).rejects.toThrow('inactive');
    await expect(portal()).rejects.toThrow('inactive');
    between.answer = () => null;
    await Promise.all([checkout(), portal()]);
    expect([count('GET', '/v1/prices'), count('GET', '/v1/billing_portal/configurations')]).toEqual([2, 2]);
  });
});

describe('what happens in between', () => {
  it.each([
    ['paid', (url: string) => post(url, { outcome: 'success' })],
    ['closed', async (_url: string, id: string) => void (await stage.stripe.checkout.sessions.expire(id))],
  ])('a page that is %s just before it would be closed is no error', async (_what, meanwhile) => {
    const { between, payments } = await watchedPayments();
    const customerId = await newCustomer();
    const { url } = await payments.createCheckout({ ...pages, customerId, trialDays: null });
    between.answer = async ({ path }) => {
      const [, id] = /sessions\/(.*)\/expire$/.exec(path) ?? [];
      if (id) await meanwhile(url, id);
      return null;
    };
    await payments.closeCheckouts(customerId);
    const { data } = await stage.stripe.checkout.sessions.list({ customer: customerId, status: 'open' });
    expect(data).toEqual([]);
  });

  it('a page that could not be closed is an error', async () => {
    const { between, payments } = await watchedPayments();
    const customerId = await newCustomer();
    await payments.createCheckout({ ...pages, customerId, trialDays: null });
    between.answer = ({ path }) =>
      path.endsWith('/expire') ? failure(400, { type: 'invalid_request_error', message: 'no way' }) : null;
    await expect(payments.closeCheckouts(customerId)).rejects.toThrow('no way');
  });
});

describe('long lists', () => {
  it('are read to their end: the one active subscription may be the oldest', async () => {
    const { between, payments } = await watchedPayments();
    const canceled = Array.from({ length: 100 }, (_value, index) => ({
      id: `sub_${index}`,
      status: 'canceled',
      trial_start: null,
    }));
    const oldest = { id: 'sub_oldest', status: 'active', trial_start: 1_700_000_000 };
    between.answer = ({ path }) =>
      path.includes('starting_after=sub_99') ? page([oldest], false) : page(canceled, true);
    expect(await payments.readSubscription('cus_any')).toEqual({ status: 'active', hasUsedFreeTrial: true });
    expect(between.calls).toHaveLength(2);
  });

  it('of portal looks: the account’s default one is taken before any other', async () => {
    const { between, payments } = await watchedPayments();
    between.answer = ({ method }) =>
      method === 'GET'
        ? page([{ id: 'bpc_other' }, { id: 'bpc_default', is_default: true }], false)
        : { status: 200, body: JSON.stringify({ url: 'https://portal.example.com' }) };
    await payments.createPortal({ customerId: 'cus_any', returnUrl: 'http://localhost/profile' });
    expect(between.calls.at(-1)?.body).toContain('configuration=bpc_default');
  });
});
