import { describe, expect, it } from 'vitest';
import { makePrice, openStage, post, stageOfThisFile } from '../sandbox/sandbox-of-this-file.ts';
import { newCustomer, paymentsAt } from './payments-at.ts';

const stage = stageOfThisFile();
const payments = () => paymentsAt(stage.sandbox.origin);
const somebody = () => newCustomer(payments());
const sessionsOf = async (customer: string) => (await stage.stripe.checkout.sessions.list({ customer })).data;

describe('a checkout', () => {
  it('sells Full Access for $99 a month, and knows the account', async () => {
    const { accountId, customerId, checkout } = await somebody();
    const { url } = await checkout();
    const [session] = await sessionsOf(customerId);
    expect(session).toMatchObject({
      url,
      mode: 'subscription',
      client_reference_id: accountId,
      metadata: { accountId },
      amount_total: 9900,
      currency: 'usd',
      payment_method_collection: 'always',
    });
    const { data } = await stage.stripe.checkout.sessions.listLineItems(session?.id ?? '');
    expect(data).toMatchObject([{ quantity: 1, price: { recurring: { interval: 'month', interval_count: 1 } } }]);

    const answer = await post(url, { outcome: 'success' });
    expect(answer.headers.get('location')).toBe('http://localhost:4000/payment?payment=success');
    const [subscription] = (await stage.stripe.subscriptions.list({ customer: customerId })).data;
    expect(subscription).toMatchObject({ status: 'active', metadata: { accountId }, trial_start: null });
  });

  it('begins with the days of the trial that are asked for, and takes a card for it', async () => {
    const { customerId, checkout } = await somebody();
    await post((await checkout(14)).url, { outcome: 'success' });
    const [subscription] = (await stage.stripe.subscriptions.list({ customer: customerId })).data;
    expect((subscription?.trial_end ?? 0) - (subscription?.trial_start ?? 0)).toBe(14 * 86_400);
    expect(subscription?.default_payment_method).not.toBeNull();
  });

  it('is a page of its own each time, until the open ones are closed', async () => {
    const { customerId, checkout } = await somebody();
    const pages = [await checkout(), await checkout()];
    expect(pages[0]?.url).not.toBe(pages[1]?.url);
    await payments().closeCheckouts(customerId);
    for (const { url } of pages) expect((await post(url, { outcome: 'success' })).status).toBe(409);
    expect((await stage.stripe.subscriptions.list({ customer: customerId })).data).toEqual([]);
    await post((await checkout()).url, { outcome: 'success' });
    await payments().closeCheckouts(customerId);
    const statuses = (await sessionsOf(customerId)).map(({ status }) => status);
    expect(statuses).toEqual(['complete', 'expired', 'expired']);
    await payments().closeCheckouts('cus_unknown');
  });
});

describe('the price', () => {
  it('is made once, also for many first customers at the same time, and found by the next process', async () => {
    const fresh = await openStage();
    try {
      const here = paymentsAt(fresh.sandbox.origin);
      const customers = await Promise.all([1, 2, 3, 4, 5].map(() => newCustomer(here)));
      await Promise.all(customers.map(({ checkout }) => checkout()));
      const next = await newCustomer(paymentsAt(fresh.sandbox.origin));
      await next.checkout();
      const { data } = await fresh.stripe.prices.list();
      expect(data).toMatchObject([
        { lookup_key: 'plumbline_full_access_monthly', unit_amount: 9900, currency: 'usd', active: true },
      ]);
    } finally {
      await fresh.close();
    }
  });

  it('that costs something else is replaced', async () => {
    const fresh = await openStage();
    try {
      await fresh.stripe.prices.create({
        currency: 'usd',
        unit_amount: 4900,
        recurring: { interval: 'month' },
        product_data: { name: 'Full Access' },
        lookup_key: 'plumbline_full_access_monthly',
      });
      const { checkout, customerId } = await newCustomer(paymentsAt(fresh.sandbox.origin));
      await checkout();
      const { data } = await fresh.stripe.checkout.sessions.list({ customer: customerId });
      expect(data).toMatchObject([{ amount_total: 9900 }]);
    } finally {
      await fresh.close();
    }
  });

  it('is the configured one where there is one', async () => {
    const { id } = await makePrice(stage.stripe);
    const { customerId, checkout } = await newCustomer(paymentsAt(stage.sandbox.origin, id));
    await checkout();
    const [session] = await sessionsOf(customerId);
    const { data } = await stage.stripe.checkout.sessions.listLineItems(session?.id ?? '');
    expect(data).toMatchObject([{ price: { id } }]);
  });
});

describe('a portal', () => {
  it('lets change the card and cancel; how it looks is made once, also for many at the same time', async () => {
    const fresh = await openStage();
    try {
      const here = paymentsAt(fresh.sandbox.origin);
      const { customerId, checkout } = await newCustomer(here);
      await post((await checkout(14)).url, { outcome: 'success' });
      const returnUrl = 'http://localhost:4000/profile';
      const pages = await Promise.all([1, 2, 3].map(() => here.createPortal({ customerId, returnUrl })));
      await paymentsAt(fresh.sandbox.origin).createPortal({ customerId, returnUrl });
      expect((await fresh.stripe.billingPortal.configurations.list()).data).toHaveLength(1);

      const [page] = pages;
      for (const action of ['failing_card', 'good_card', 'cancel', 'resume', 'cancel']) {
        expect((await post(page?.url ?? '', { action })).status, action).toBe(303);
      }
      const [subscription] = (await fresh.stripe.subscriptions.list({ customer: customerId })).data;
      expect(subscription).toMatchObject({ status: 'trialing', cancel_at_period_end: true });
      const back = await post(page?.url ?? '', { action: 'return' });
      expect(back.headers.get('location')).toBe(returnUrl);
    } finally {
      await fresh.close();
    }
  });
});
