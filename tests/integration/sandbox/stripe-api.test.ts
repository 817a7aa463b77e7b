import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { makePrice, openCheckout, sdkFor, stageOfThisFile, subscribe } from './sandbox-of-this-file.ts';

const stage = stageOfThisFile();

const features = { payment_method_update: { enabled: true }, subscription_cancel: { enabled: true } };

describe('customers', () => {
  test('are made, changed, found by e-mail, and deleted', async () => {
    const { customers } = stage.stripe;
    const made = await customers.create({
      email: 'ada@example.com',
      name: 'Ada',
      metadata: { account: '1', old: 'x' },
    });
    expect(made).toMatchObject({ object: 'customer', email: 'ada@example.com', livemode: false });
    const changed = await customers.update(made.id, { name: '', metadata: { old: '', plan: 'full' } });
    expect(changed).toMatchObject({ name: null, email: 'ada@example.com', metadata: { account: '1', plan: 'full' } });
    expect((await customers.list({ email: 'ada@example.com' })).data.map(({ id }) => id)).toEqual([made.id]);
    expect(await customers.del(made.id)).toMatchObject({ id: made.id, object: 'customer', deleted: true });
    expect(await customers.retrieve(made.id)).toEqual({ id: made.id, object: 'customer', deleted: true });
    expect((await customers.list({ email: 'ada@example.com' })).data).toEqual([]);
  });

  test('deleting one cancels its subscription at once', async () => {
    const { customer, look } = await subscribe(stage);
    await stage.stripe.customers.del(customer.id);
    expect(await look()).toMatchObject({ status: 'canceled', customer: customer.id });
  });

  test('a list is read page by page, newest first', async () => {
    const email = 'many@example.com';
    const ids: string[] = [];
    for (let i = 0; i < 7; i += 1) ids.unshift((await stage.stripe.customers.create({ email })).id);
    const first = await stage.stripe.customers.list({ email, limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const before = await stage.stripe.customers.list({ email, limit: 2, ending_before: ids[4] });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const all = await stage.stripe.customers.list({ email, limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
  });
});

describe('prices and products', () => {
  test('a price brings its product and is found by its lookup key', async () => {
    const { prices, products } = stage.stripe;
    const price = await prices.create({
      currency: 'USD',
      unit_amount: 9900,
      recurring: { interval: 'month' },
      product_data: { name: 'Full Access' },
      lookup_key: 'full',
    });
    expect(price).toMatchObject({ type: 'recurring', currency: 'usd', unit_amount: 9900, lookup_key: 'full' });
    expect(String(price.unit_amount_decimal)).toBe('9900');
    expect(await products.retrieve(String(price.product))).toMatchObject({ name: 'Full Access', active: true });
    const found = await prices.list({ lookup_keys: ['full'], active: true, expand: ['data.product'] });
    expect(found.data).toHaveLength(1);
    expect(found.data[0]?.product).toMatchObject({ object: 'product', name: 'Full Access' });
    expect((await prices.retrieve(price.id)).id).toBe(price.id);
    expect((await prices.list({ lookup_keys: ['other'] })).data).toEqual([]);
  });
});

describe('Checkout sessions', () => {
  test('are opened, found, and expired once', async () => {
    const { customer, session } = await openCheckout(stage.stripe, { trialDays: 14 });
    const { sessions } = stage.stripe.checkout;
    expect(session).toMatchObject({
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      customer: customer.id,
      url: `${stage.sandbox.origin}/checkout/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(86_400);
    expect(session.line_items).toBeUndefined();
    const whole = await sessions.retrieve(session.id, { expand: ['line_items', 'customer'] });
    expect(whole.line_items?.data).toMatchObject([{ quantity: 1, price: { unit_amount: 9900 } }]);
    expect(whole.customer).toMatchObject({ email: 'ann@example.com' });
    expect((await sessions.listLineItems(session.id)).data).toHaveLength(1);
    expect((await sessions.list({ customer: customer.id, status: 'open' })).data).toHaveLength(1);
    expect(await sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect((await sessions.list({ customer: customer.id, status: 'open' })).data).toEqual([]);
    await expect(sessions.expire(session.id)).rejects.toThrow('This Checkout Session has a status of `expired`.');
  });
});

describe('the portal', () => {
  test('needs a configuration, and leads to its page', async () => {
    const { configurations, sessions } = stage.stripe.billingPortal;
    const customer = await stage.stripe.customers.create({ email: 'ann@example.com' });
    await expect(sessions.create({ customer: customer.id })).rejects.toThrow('No configuration provided');
    const made = await configurations.create({ features, default_return_url: 'http://localhost:4000/profile' });
    expect(made.features).toMatchObject({
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      invoice_history: { enabled: false },
    });
    expect((await configurations.retrieve(made.id)).id).toBe(made.id);
    expect((await configurations.list({ active: true, is_default: false })).data.map(({ id }) => id)).toContain(
      made.id,
    );
    const session = await sessions.create({ customer: customer.id, configuration: made.id, expand: ['configuration'] });
    expect(session).toMatchObject({
      url: `${stage.sandbox.origin}/portal/${session.id}`,
      return_url: 'http://localhost:4000/profile',
      configuration: { id: made.id },
    });
  });
});

describe('subscriptions, invoices and events', () => {
  test('a subscription has its period on the item and leads to customer, card and invoice', async () => {
    const { customer, id } = await subscribe(stage);
    const expand = ['customer', 'latest_invoice', 'default_payment_method', 'items.data.price.product'];
    const found = await stage.stripe.subscriptions.retrieve(id, { expand });
    const [item] = found.items.data;
    expect(found).toMatchObject({
      status: 'active',
      metadata: { account: '42' },
      customer: { id: customer.id },
      default_payment_method: { card: { last4: '4242' } },
      latest_invoice: {
        status: 'paid',
        amount_paid: 9900,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { subscription: id } },
      },
    });
    expect(item?.price.product).toMatchObject({ name: 'Full Access' });
    expect(item?.current_period_start).toBe(found.start_date);
    expect(item?.current_period_end).toBeGreaterThan(found.start_date + 27 * 86_400);
  });

  test('lists know customer, status and price', async () => {
    const { customer, id } = await subscribe(stage, { trialDays: 14 });
    const { subscriptions, invoices } = stage.stripe;
    const ids = async (params: Stripe.SubscriptionListParams) =>
      (await subscriptions.list({ customer: customer.id, ...params })).data.map((one) => one.id);
    expect(await ids({})).toEqual([id]);
    expect(await ids({ status: 'active' })).toEqual([]);
    expect(await ids({ status: 'trialing' })).toEqual([id]);
    expect(await ids({ price: 'price_other' })).toEqual([]);
    expect(await subscriptions.cancel(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(await ids({})).toEqual([]);
    expect(await ids({ status: 'all' })).toEqual([id]);
    expect(await ids({ status: 'ended' })).toEqual([id]);
    const bills = await invoices.list({ customer: customer.id, subscription: id, status: 'paid' });
    expect(bills.data).toMatchObject([{ total: 0, billing_reason: 'subscription_create' }]);
    expect((await invoices.retrieve(bills.data[0]?.id ?? '')).number).toMatch(/^[A-Z0-9]{8}-0001$/);
  });

  test('a cancellation at the end of the period is noted and taken back', async () => {
    const { id } = await subscribe(stage);
    const { subscriptions } = stage.stripe;
    const ending = await subscriptions.update(id, { cancel_at_period_end: true, metadata: { asked: 'yes' } });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      metadata: { account: '42', asked: 'yes' },
    });
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    const going = await subscriptions.update(id, { cancel_at_period_end: false });
    expect(going).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });

  test('events are listed by kind and retrieved one by one', async () => {
    const { id } = await subscribe(stage);
    const { events } = stage.stripe;
    const found = await events.list({ type: 'customer.subscription.created', limit: 1 });
    expect(found.data).toMatchObject([{ type: 'customer.subscription.created', data: { object: { id } } }]);
    const [event] = found.data;
    expect(await events.retrieve(event?.id ?? '')).toMatchObject({ object: 'event', api_version: Stripe.API_VERSION });
    const some = await events.list({ types: ['invoice.paid', 'checkout.session.completed'], limit: 2 });
    expect(some.data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'invoice.paid']);
  });
});

describe('the key', () => {
  const refusal = (key: string) => sdkFor(stage.sandbox, key).customers.list();

  test('another key is refused and shown in part only', async () => {
    const refused = refusal('sk_test_somethingelse');
    await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(refused).rejects.toThrow('Invalid API Key provided: sk_test_*********else');
  });

  test('without one the answer says how to send it', async () => {
    const answer = await fetch(`${stage.sandbox.origin}/v1/customers`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringMatching(/^You did not provide an API key\./) },
    });
  });

  test('it may also come as the name of Basic authentication', async () => {
    const authorization = `Basic ${Buffer.from('sk_test_sandbox1234:').toString('base64')}`;
    const answer = await fetch(`${stage.sandbox.origin}/v1/customers`, { headers: { authorization } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });
});

test('the product’s plan can be sold a second time from the same price', async () => {
  const price = await makePrice(stage.stripe);
  const customer = await stage.stripe.customers.create({});
  const session = () =>
    stage.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 2 }],
      success_url: 'http://localhost:4000/payment',
    });
  expect((await session()).amount_total).toBe(19_800);
  expect((await session()).id).not.toBe((await session()).id);
});
