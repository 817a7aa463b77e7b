import { describe, expect, test } from 'vitest';
import { advance, inPortal, openStage, post, stageOfThisFile, subscribe } from './sandbox-of-this-file.ts';

const stage = stageOfThisFile();

const day = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

describe('time', () => {
  test('trial, failing card, good card, renewals, cancellation: the whole way of a subscription', async () => {
    const own = await openStage();
    const { customer, look } = await subscribe(own, { trialDays: 14 });
    expect((await advance(own, 11)).events).toEqual(['customer.subscription.trial_will_end']);
    await inPortal(own, customer.id, 'failing_card');
    expect((await advance(own, 3)).events).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.updated',
      'invoice.payment_failed',
      'customer.updated',
      'customer.subscription.updated',
    ]);
    expect((await look()).status).toBe('past_due');
    expect((await own.stripe.invoices.list({ customer: customer.id, status: 'open' })).data).toMatchObject([
      { amount_remaining: 9900, attempt_count: 1, billing_reason: 'subscription_cycle' },
    ]);
    await inPortal(own, customer.id, 'good_card');
    expect((await look()).status).toBe('active');
    expect((await own.stripe.invoices.list({ customer: customer.id, status: 'open' })).data).toEqual([]);
    await advance(own, 31);
    expect((await look()).status).toBe('active');
    await inPortal(own, customer.id, 'cancel');
    const { events } = await advance(own, 31);
    expect(events).toEqual(['customer.subscription.deleted']);
    const end = await look();
    expect(end.status).toBe('canceled');
    expect(end.ended_at).toBe(end.cancel_at);
    await own.close();
  });

  test('a payment that keeps failing is tried after 1, 3, 5 and 7 days; then the subscription is unpaid', async () => {
    const own = await openStage();
    const { customer, look } = await subscribe(own, { trialDays: 14 });
    await inPortal(own, customer.id, 'failing_card');
    await advance(own, 14);
    const attempts: number[] = [];
    for (let days = 0; days <= 8; days += 1) {
      const [invoice] = (await own.stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
      attempts.push(invoice?.attempt_count ?? 0);
      expect((await look()).status).toBe(days < 7 ? 'past_due' : 'unpaid');
      await advance(own, 1);
    }
    expect(attempts).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
    await advance(own, 30);
    const drafts = await own.stripe.invoices.list({ customer: customer.id, status: 'draft' });
    expect(drafts.data).toHaveLength(1);
    await inPortal(own, customer.id, 'good_card');
    expect((await look()).status).toBe('active');
    expect((await own.stripe.customers.retrieve(customer.id)) as object).toMatchObject({ delinquent: false });
    await own.close();
  });

  test('a subscription of the 31st renews on the last day of each month', async () => {
    const own = await openStage();
    const now = await own.stripe.customers.create({}).then(({ created }) => created);
    const target = Date.UTC(new Date(now * 1000).getUTCFullYear() + 1, 0, 31, 12) / 1000;
    await advance(own, (target - now) / 86_400);
    const { customer, look } = await subscribe(own);
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const subscription = await look();
      ends.push(day(subscription.items.data[0]?.current_period_end).slice(5));
      await advance(own, 31);
    }
    expect(ends).toEqual([expect.stringMatching(/^02-2[89]$/), '03-31', '04-30', '05-31']);
    const paid = await own.stripe.invoices.list({ customer: customer.id, status: 'paid', limit: 100 });
    expect(paid.data.map(({ period_end }) => day(period_end).slice(5)).at(-2)).toMatch(/^02-2[89]$/);
    await own.close();
  });

  test('a trial without a card ends as it was settled', async () => {
    const own = await openStage();
    const { id: price } = await own.stripe.prices.create({
      currency: 'usd',
      unit_amount: 9900,
      recurring: { interval: 'month' },
      product_data: { name: 'Full Access' },
    });
    for (const missing_payment_method of ['cancel', 'pause', 'create_invoice'] as const) {
      const { url } = await own.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer_email: `${missing_payment_method}@example.com`,
        line_items: [{ price, quantity: 1 }],
        payment_method_collection: 'if_required',
        subscription_data: { trial_period_days: 7, trial_settings: { end_behavior: { missing_payment_method } } },
        success_url: 'http://localhost:4000/payment',
      });
      await post(url ?? '', { outcome: 'success' });
    }
    await advance(own, 7);
    const { data } = await own.stripe.subscriptions.list({ status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['past_due', 'paused', 'canceled']);
    await own.close();
  });

  test('passes by itself too, and can be read', async () => {
    const clock = await fetch(`${stage.sandbox.origin}/sandbox/clock`);
    const { now } = (await clock.json()) as { now: number };
    const moved = await advance(stage, 0.001);
    expect(moved.now - now).toBeGreaterThanOrEqual(86);
    expect(moved.now - now).toBeLessThan(120);
  });

  test('is moved by days above 0 only, and not by another site’s page', async () => {
    const url = `${stage.sandbox.origin}/sandbox/advance`;
    for (const days of ['0', '-1', 'x', '', '3661', 'NaN', 'Infinity'])
      expect((await post(url, { days })).status).toBe(400);
    for (const body of ['{', '[]', 'null', '{"days":null}', '{"days":"14"}garbage']) {
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(answer.status).toBe(400);
    }
    const foreign = { origin: 'https://evil.example' };
    const refused = await fetch(url, { method: 'POST', headers: foreign, body: new URLSearchParams({ days: '1' }) });
    expect(refused.status).toBe(403);
    expect((await post(url, { days: '0.001' })).status).toBe(200);
  });
});
