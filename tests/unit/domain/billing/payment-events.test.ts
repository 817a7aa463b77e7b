import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../server/domain/access.ts';
import type { PaymentEvent } from '../../../../server/domain/billing/payments.ts';
import { GOOD_SIGNATURE } from '../../../support/fakes/fake-payments.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;
let actor: Actor;

beforeEach(() => {
  product = fakeProduct();
  actor = product.actor('none');
  product.billing.customerIds.set(actor.accountId, 'cus_1');
  product.payments.subscriptions.set('cus_1', { status: 'trialing', hasUsedFreeTrial: true });
});

function tell(event: Partial<PaymentEvent> = {}, signature = GOOD_SIGNATURE): Promise<void> {
  const whole = { id: 'evt_1', type: 'customer.subscription.updated', customerId: 'cus_1', ...event };
  return product.app.billing.applyEvent({ payload: Buffer.from(JSON.stringify(whole)), signature });
}

describe('a payment event', () => {
  it('makes the provider’s word on the subscription the account’s, and tells of it', async () => {
    await tell();
    expect(await product.app.billing.status(actor)).toEqual({ status: 'trialing', hasUsedFreeTrial: true });
    expect(product.events.published).toEqual([{ type: 'subscriptionChanged', accountId: actor.accountId }]);
  });

  it('is applied once however often it comes', async () => {
    await tell();
    product.payments.subscriptions.set('cus_1', { status: 'canceled', hasUsedFreeTrial: true });
    await Promise.all([tell(), tell()]);
    expect(product.payments.inputsOf('readSubscription')).toHaveLength(1);
    expect(await product.app.billing.status(actor)).toMatchObject({ status: 'trialing' });
  });

  it('that changes nothing is told to nobody', async () => {
    await tell({ id: 'evt_1' });
    await tell({ id: 'evt_2' });
    expect(product.events.published).toHaveLength(1);
  });

  it('does not give the trial back', async () => {
    await tell({ id: 'evt_1' });
    product.payments.subscriptions.delete('cus_1');
    await tell({ id: 'evt_2', type: 'customer.deleted' });
    expect(await product.app.billing.status(actor)).toEqual({ status: 'none', hasUsedFreeTrial: true });
  });

  it('fails as a whole when the provider cannot be asked, and may come again', async () => {
    product.payments.isDown = true;
    await expect(tell()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await product.app.billing.status(actor)).toMatchObject({ status: 'none' });
    product.payments.isDown = false;
    await tell();
    expect(await product.app.billing.status(actor)).toMatchObject({ status: 'trialing' });
  });

  it.each([
    ['no customer', { customerId: null }],
    ['a customer whom no account has', { customerId: 'cus_unknown' }],
  ])('about %s is passed over', async (_what, event) => {
    await tell(event);
    expect(product.payments.calls).toEqual([]);
    expect(product.events.published).toEqual([]);
    expect(product.billing.eventIds.size).toBe(0);
  });

  it('that the provider has not signed is refused', async () => {
    await expect(tell({}, 'made up')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(product.payments.calls).toEqual([]);
  });
});
