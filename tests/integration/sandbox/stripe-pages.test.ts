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
