import { describe, expect, test } from 'vitest';
import {
  advance,
  inPortal,
  openCheckout,
  openStage,
  post,
  stageOfThisFile,
  subscribe,
} from './sandbox-of-this-file.ts';

const stage = stageOfThisFile();

const read = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

/** The text of a page without its tags. */
const words = (page: string) =>
  page
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

const day = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

describe('Checkout', () => {
  test('shows what is sold, to whom, and that no money moves', async () => {
    const { session } = await openCheckout(stage.stripe, { trialDays: 14, email: 'o<b>@example.com' });
    const { text, headers } = await read(session.url ?? '');
    expect(words(text)).toContain('14 days free, then $99.00 per month');
    expect(words(text)).toContain('Full Access');
    expect(text).toContain('o&lt;b&gt;@example.com');
    expect(words(text)).toContain('Sandbox: no real money moves.');
    expect(text).not.toMatch(/<script|(src|href)="http/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('form-action');
  });

  test('a trial starts without a payment and with the card saved', async () => {
    const { session, look } = await subscribe(stage, { trialDays: 14 });
    const subscription = await look();
    expect(subscription).toMatchObject({ status: 'trialing', default_payment_method: expect.stringMatching(/^pm_/) });
    expect((subscription.trial_end ?? 0) - (subscription.trial_start ?? 0)).toBe(14 * 86_400);
    const done = await stage.stripe.checkout.sessions.retrieve(session.id);
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      subscription: subscription.id,
      url: null,
      customer_details: { email: 'ann@example.com' },
    });
  });

  test('a completed session says so and makes no second subscription', async () => {
    const { session, customer } = await subscribe(stage);
    expect(words((await read(session.url ?? '')).text)).toContain('This checkout is complete');
    const again = await post(session.url ?? '', { outcome: 'success' });
    expect(again.status).toBe(409);
    expect((await stage.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });

  test('a declined card leaves the session open, and so does going back', async () => {
    const { session, customer } = await openCheckout(stage.stripe);
    const declined = await post(session.url ?? '', { outcome: 'fail' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('role="alert">Your card was declined.');
    const back = await post(session.url ?? '', { outcome: 'cancel' });
    expect([back.status, back.headers.get('location')]).toEqual([303, 'http://localhost:4000/pricing']);
    expect((await stage.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stage.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    expect((await post(session.url ?? '', { outcome: 'success' })).status).toBe(303);
  });

  test('two clicks at once make one subscription', async () => {
    const { session, customer } = await openCheckout(stage.stripe);
    const answers = await Promise.all([1, 2, 3].map(() => post(session.url ?? '', { outcome: 'success' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    expect((await stage.stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  });

  test('an unknown outcome is refused with the ones there are', async () => {
    const { session } = await openCheckout(stage.stripe);
    for (const form of [{ outcome: 'maybe' }, {}]) {
      const answer = await post(session.url ?? '', form as Record<string, string>);
      expect(answer.status).toBe(400);
      expect(words(await answer.text())).toMatch(/outcome=success .*outcome=fail .*outcome=cancel/);
    }
  });

  test('a session expires after a day, or when its customer is gone', async () => {
    const own = await openStage();
    const { session } = await openCheckout(own.stripe);
    const gone = await openCheckout(own.stripe);
    await own.stripe.customers.del(gone.customer.id);
    expect((await post(gone.session.url ?? '', { outcome: 'success' })).status).toBe(410);
    expect((await advance(own, 1)).events).toEqual(['checkout.session.expired', 'checkout.session.expired']);
    expect(words((await read(session.url ?? '')).text)).toContain('This checkout has expired');
    expect((await post(session.url ?? '', { outcome: 'success' })).status).toBe(409);
    expect((await read(`${own.sandbox.origin}/checkout/cs_x`)).status).toBe(404);
    await own.close();
  });

  test('a customer who is not known yet types an e-mail address', async () => {
    const { id: price } = await stage.stripe.prices.create({
      currency: 'usd',
      unit_amount: 900,
      recurring: { interval: 'year' },
      product_data: { name: 'Yearly' },
    });
    const { url, id } = await stage.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://localhost:4000/payment',
    });
    expect((await post(url ?? '', { outcome: 'success' })).status).toBe(400);
    expect((await post(url ?? '', { outcome: 'success', email: 'new@example.com' })).status).toBe(303);
    const { customer } = await stage.stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
    expect(customer).toMatchObject({ email: 'new@example.com' });
  });
});

describe('the portal', () => {
  test('shows plan, status, card and open invoice, and what was done', async () => {
    const own = await openStage();
    const { customer } = await subscribe(own, { trialDays: 14 });
    const done = await inPortal(own, customer.id, 'failing_card');
    const page = `${own.sandbox.origin}${done.headers.get('location')}`;
    const failing = words((await read(page)).text);
    expect(failing).toContain('The card was changed to one that fails when it is charged.');
    expect(failing).toContain('Visa ending in 0341 (fails when it is charged)');
    expect(failing).toMatch(/Free trial until/);
    await advance(own, 14);
    const due = words((await read(page)).text);
    expect(due).toMatch(/Past due.* Open invoice ?[A-Z0-9]+-0002: \$99\.00, tried again on/);
    await post(page, { action: 'good_card' });
    expect(words((await read(page)).text)).toMatch(/Active; renews on .*Visa ending in 4242 \(works\)/);
    const back = await post(page, { action: 'return' });
    expect([back.status, back.headers.get('location')]).toEqual([303, 'http://localhost:4000/profile']);
    await own.close();
  });

  test('an unknown action, or one that the configuration does not allow, is refused with the ones there are', async () => {
    const { customer } = await subscribe(stage);
    const answer = await inPortal(stage, customer.id, 'explode');
    expect(answer.status).toBe(400);
    expect(words(await answer.text())).toContain(
      'Send one of action=good_card, action=failing_card, action=cancel, action=resume, action=return.',
    );
    const { id } = await stage.stripe.billingPortal.configurations.create({
      features: { invoice_history: { enabled: true } },
    });
    const { url } = await stage.stripe.billingPortal.sessions.create({ customer: customer.id, configuration: id });
    expect((await post(url, { action: 'cancel' })).status).toBe(400);
    expect((await read(`${stage.sandbox.origin}/portal/bps_x`)).status).toBe(404);
  });

  test('a cancellation is taken back, and then there is nothing more to take back', async () => {
    const { customer, look } = await subscribe(stage);
    const done = await inPortal(stage, customer.id, 'cancel');
    expect((await look()).cancel_at_period_end).toBe(true);
    const { text } = await read(`${stage.sandbox.origin}${done.headers.get('location')}`);
    expect(words(text)).toMatch(/The subscription ends with its period\. .*Ends on /);
    expect(text).toContain('value="resume"');
    expect(text).not.toContain('value="cancel"');
    await inPortal(stage, customer.id, 'resume');
    expect((await look()).cancel_at_period_end).toBe(false);
    const again = await inPortal(stage, customer.id, 'resume');
    expect(again.headers.get('location')).toMatch(/done=nothing$/);
  });
});

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

test('the index page shows customers, events and how to use it', async () => {
  const { session } = await openCheckout(stage.stripe, { email: 'index@example.com' });
  await subscribe(stage, { trialDays: 3, email: 'trial@example.com' });
  const { text } = await read(`${stage.sandbox.origin}/`);
  expect(text).toContain(`href="${session.url}"`);
  expect(words(text)).toMatch(/index@example\.com/);
  expect(words(text)).toMatch(/trial@example\.com trialing/);
  expect(words(text)).toMatch(/checkout\.session\.completeddelivered/);
  expect(words(text)).toContain(`curl -d days=14 '${stage.sandbox.origin}/sandbox/advance'`);
});
