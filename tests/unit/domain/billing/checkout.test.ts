import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '../../../../server/domain/billing/subscription.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

const origin = 'https://app.example.com';
let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

/** Somebody without a subscription, of whom the provider says this. */
function somebody(status: SubscriptionStatus = 'none', hasUsedFreeTrial = false) {
  const actor = product.actor('none');
  const customerId = `cus_${actor.accountId}`;
  product.payments.subscriptions.set(customerId, { status, hasUsedFreeTrial });
  return { actor, customerId };
}

describe('a checkout', () => {
  it.each([
    ['trial', 14],
    ['immediate', null],
  ] as const)('is opened for mode %s with %s days of trial', async (mode, trialDays) => {
    const { actor, customerId } = somebody();
    const { url } = await product.app.billing.createCheckout(actor, { mode, origin });
    expect(url).toMatch(/^https:/);
    expect(product.payments.inputsOf('createCheckout')).toEqual([
      {
        customerId,
        accountId: actor.accountId,
        trialDays,
        successUrl: 'https://app.example.com/payment?payment=success',
        cancelUrl: 'https://app.example.com/payment?payment=cancel',
      },
    ]);
  });

  it('is made for the customer of the account, who is made once, under its user name', async () => {
    const { actor, customerId } = somebody();
    const { username } = await product.app.accounts.get(actor);
    await product.app.billing.createCheckout(actor, { mode: 'trial', origin });
    await product.app.billing.createCheckout(actor, { mode: 'trial', origin });
    await product.app.billing.createPortal(actor, { origin });
    const { accountId } = actor;
    expect(product.payments.inputsOf('ensureCustomer')).toEqual([
      { accountId, username, customerId: null },
      { accountId, username, customerId },
      { accountId, username, customerId },
    ]);
    expect(product.billing.customerIds.get(accountId)).toBe(customerId);
  });

  it('closes earlier pages before it looks at the subscription: what was paid on one is not paid twice', async () => {
    const { actor } = somebody();
    await product.app.billing.createCheckout(actor, { mode: 'immediate', origin });
    expect(product.payments.calls.map(({ name }) => name)).toEqual([
      'ensureCustomer',
      'closeCheckouts',
      'readSubscription',
      'createCheckout',
    ]);
  });

  const HAS_ONE = 'You have a subscription already. Choose Manage Billing to change it.';
  const IS_OPEN = 'Your subscription has an open payment. Choose Manage billing to settle it.';
  const TRIAL_USED = 'You have already used your free trial. Please choose a paid plan.';
  it.each([
    ['immediate', 'active', false, HAS_ONE],
    ['trial', 'active', true, HAS_ONE],
    ['immediate', 'trialing', true, HAS_ONE],
    ['immediate', 'past_due', true, IS_OPEN],
    ['trial', 'unpaid', false, IS_OPEN],
    ['trial', 'canceled', true, TRIAL_USED],
    ['trial', 'none', true, TRIAL_USED],
    ['trial', 'inactive', true, TRIAL_USED],
  ] as const)(
    'is refused for mode %s where the subscription is %s, trial used: %s',
    async (mode, status, used, message) => {
      const { actor } = somebody(status, used);
      const refused = product.app.billing.createCheckout(actor, { mode, origin });
      await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', message });
      expect(product.payments.inputsOf('createCheckout')).toEqual([]);
    },
  );

  it.each([
    ['immediate', 'canceled', true],
    ['immediate', 'inactive', true],
    ['immediate', 'none', true],
    ['trial', 'canceled', false],
    ['trial', 'inactive', false],
  ] as const)('is opened for mode %s where the subscription is %s, trial used: %s', async (mode, status, used) => {
    const { actor } = somebody(status, used);
    await expect(product.app.billing.createCheckout(actor, { mode, origin })).resolves.toHaveProperty('url');
  });

  it('gives no second trial to an account whose customer the provider has forgotten', async () => {
    const { actor } = somebody('none', false);
    for (const account of product.accounts.accounts) account.hasUsedFreeTrial = true;
    const refused = product.app.billing.createCheckout(actor, { mode: 'trial', origin });
    await expect(refused).rejects.toMatchObject({ code: 'CONFLICT', message: TRIAL_USED });
  });

  it('is not for a visitor, nor for a closed account', async () => {
    const visitor = product.app.billing.createCheckout(null, { mode: 'trial', origin });
    await expect(visitor).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please log in to continue.' });
    const { actor } = somebody();
    await product.accounts.remove(actor.accountId);
    const closed = product.app.billing.createCheckout(actor, { mode: 'trial', origin });
    await expect(closed).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(product.payments.calls).toEqual([]);
  });

  it('keeps no customer when the provider cannot be reached', async () => {
    const { actor } = somebody();
    product.payments.isDown = true;
    const refused = product.app.billing.createCheckout(actor, { mode: 'trial', origin });
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(product.billing.customerIds.size).toBe(0);
  });
});

describe('a portal', () => {
  it('is opened whatever the subscription, and comes back to the profile', async () => {
    const { actor, customerId } = somebody('past_due', true);
    expect((await product.app.billing.createPortal(actor, { origin })).url).toMatch(/^https:/);
    expect(product.payments.inputsOf('createPortal')).toEqual([
      { customerId, returnUrl: 'https://app.example.com/profile' },
    ]);
  });

  it('is not for a visitor, and not to be had while the provider cannot be reached', async () => {
    const visitor = product.app.billing.createPortal(null, { origin });
    await expect(visitor).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    product.payments.isDown = true;
    const down = product.app.billing.createPortal(somebody().actor, { origin });
    await expect(down).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
