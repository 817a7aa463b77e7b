import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StripePayments } from '../../../server/adapters/billing/stripe-payments.ts';
import { advance, inPortal, openStage, post, SECRET_KEY, stageOfThisFile } from '../sandbox/sandbox-of-this-file.ts';
import { newCustomer, paymentsAt } from './payments-at.ts';

const stage = stageOfThisFile();
const payments = () => paymentsAt(stage.sandbox.origin);
const somebody = () => newCustomer(payments());

describe('a customer', () => {
  it('is made with the user name and the account’s id, and stays the same', async () => {
    const account = { accountId: randomUUID(), username: 'ann@example.com' };
    const customerId = await payments().ensureCustomer({ ...account, customerId: null });
    const customer = await stage.stripe.customers.retrieve(customerId);
    expect(customer).toMatchObject({ email: 'ann@example.com', metadata: { accountId: account.accountId } });
    expect(await payments().ensureCustomer({ ...account, customerId })).toBe(customerId);
  });

  it('is the same when it is asked for again because the answer got lost', async () => {
    const account = { accountId: randomUUID(), username: 'ann@example.com', customerId: null };
    const ids = [await payments().ensureCustomer(account), await payments().ensureCustomer(account)];
    expect(new Set(ids).size).toBe(1);
  });

  it.each(['deleted at Stripe', 'of another Stripe account'])('is made anew where it was %s', async (what) => {
    const { accountId, customerId: made } = await somebody();
    const customerId = what.startsWith('deleted') ? made : 'cus_elsewhere';
    await stage.stripe.customers.del(made);
    const account = { accountId, username: `${accountId}@example.com`, customerId };
    const next = await payments().ensureCustomer(account);
    expect(next).not.toBe(customerId);
    expect(await stage.stripe.customers.retrieve(next)).toMatchObject({ metadata: { accountId } });
  });

  it('is removed with its subscriptions, at once and without a last invoice; again is no error', async () => {
    const { customerId, checkout } = await somebody();
    await post((await checkout()).url, { outcome: 'success' });
    const { data: before } = await stage.stripe.invoices.list({ customer: customerId });
    const left = await checkout();
    await payments().removeCustomer(customerId);

    expect(await stage.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
    const { data } = await stage.stripe.subscriptions.list({ customer: customerId, status: 'all' });
    expect(data.map(({ status, canceled_at }) => ({ status, isOver: canceled_at !== null }))).toEqual([
      { status: 'canceled', isOver: true },
    ]);
    expect((await stage.stripe.invoices.list({ customer: customerId })).data).toHaveLength(before.length);
    expect((await post(left.url, { outcome: 'success' })).status).toBeGreaterThanOrEqual(400);
    await payments().removeCustomer(customerId);
    await payments().removeCustomer('cus_unknown');
  });
});

describe('how the subscription stands', () => {
  it('is none without one, and for a customer whom Stripe does not know', async () => {
    const none = { status: 'none', hasUsedFreeTrial: false };
    expect(await payments().readSubscription((await somebody()).customerId)).toEqual(none);
    expect(await payments().readSubscription('cus_unknown')).toEqual(none);
  });

  it('follows it from the trial to its end, and knows a second one', async () => {
    const fresh = await openStage();
    try {
      const here = paymentsAt(fresh.sandbox.origin);
      const { customerId, checkout } = await newCustomer(here);
      const expectNow = async (status: string) =>
        expect(await here.readSubscription(customerId)).toEqual({ status, hasUsedFreeTrial: true });
      await post((await checkout(14)).url, { outcome: 'success' });
      await expectNow('trialing');
      await inPortal(fresh, customerId, 'failing_card');
      await advance(fresh, 14);
      await expectNow('past_due');
      await advance(fresh, 20);
      await expectNow('unpaid');
      await inPortal(fresh, customerId, 'good_card');
      await expectNow('active');
      await inPortal(fresh, customerId, 'cancel');
      await expectNow('active');
      await advance(fresh, 31);
      await expectNow('canceled');
      await post((await checkout()).url, { outcome: 'success' });
      await expectNow('active');
    } finally {
      await fresh.close();
    }
  });
});

describe('an event', () => {
  it('tells its id, its type and its customer', async () => {
    const { customerId, checkout } = await somebody();
    await post((await checkout(14)).url, { outcome: 'success' });
    const events = stage.received.map(({ body, signature }) => payments().readEvent(Buffer.from(body), signature));
    const types = events.filter((event) => event.customerId === customerId).map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['customer.created', 'customer.subscription.created', 'checkout.session.completed']),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const { event: last } = stage.received.at(-1) ?? {};
    expect(events.at(-1)).toMatchObject({ id: last?.id, type: last?.type });
  });

  it('is refused in one sentence when its signature is another’s, without a word of what it says', async () => {
    await post((await (await somebody()).checkout()).url, { outcome: 'success' });
    const { body, signature } = stage.received.at(-1) ?? { body: '', signature: '' };
    expect(payments().readEvent(Buffer.from(body), signature)).toHaveProperty('id');
    const options = { secretKey: SECRET_KEY, webhookSecret: 'whsec_other', priceId: null };
    const other = new StripePayments({ ...options, apiUrl: stage.sandbox.origin });
    const message = 'This is not signed by Stripe, or was signed more than 5 minutes ago.';
    expect(() => other.readEvent(Buffer.from(body), signature)).toThrow(message);
    expect(() => payments().readEvent(Buffer.from(body), '')).toThrow(message);
    expect(() => payments().readEvent(Buffer.alloc(0), signature)).toThrow(message);
  });
});
