import { describe, expect, it } from 'vitest';
import type { Subscription, SubscriptionStatus } from '../../../server/domain/billing/subscription.ts';
import { barrier, billingOfThisFile, newEvent } from './billing-of-this-file.ts';

const billing = billingOfThisFile();

const says = (status: SubscriptionStatus, hasUsedFreeTrial = false) => {
  return async (): Promise<Subscription> => ({ status, hasUsedFreeTrial });
};

async function subscriptionOf(accountId: string): Promise<Subscription> {
  const { subscriptionStatus: status, hasUsedFreeTrial } = (await billing.accounts.findById(accountId)) ?? {
    subscriptionStatus: 'none' as const,
    hasUsedFreeTrial: false,
  };
  return { status, hasUsedFreeTrial };
}

const timesKept = (id: string) => billing.database.prisma.paymentEvent.count({ where: { id } });

describe('an event', () => {
  it('makes what is read the account’s subscription, and is kept', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    const event = newEvent(customerId);
    expect(await billing.store.applyEvent(event, says('trialing', true))).toEqual({ accountId });
    expect(await subscriptionOf(accountId)).toEqual({ status: 'trialing', hasUsedFreeTrial: true });
    const row = await billing.database.prisma.paymentEvent.findUnique({ where: { id: event.id } });
    expect(row).toEqual({ id: event.id, type: event.type, receivedAt: expect.any(Date) });
  });

  it('is kept also when it changes nothing, and answers so', async () => {
    const { customerId } = await billing.createCustomer();
    const event = newEvent(customerId);
    expect(await billing.store.applyEvent(event, says('none'))).toBeNull();
    expect(await timesKept(event.id)).toBe(1);
  });

  it('never gives a used trial back', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    await billing.store.applyEvent(newEvent(customerId), says('trialing', true));
    expect(await billing.store.applyEvent(newEvent(customerId), says('none', false))).toEqual({ accountId });
    expect(await subscriptionOf(accountId)).toEqual({ status: 'none', hasUsedFreeTrial: true });
  });

  it('is applied once, also when it comes several times at once', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    const event = newEvent(customerId);
    let reads = 0;
    const read = async () => {
      reads++;
      return { status: 'active' as const, hasUsedFreeTrial: false };
    };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => billing.store.applyEvent(event, read)));
    expect(outcomes.filter(Boolean)).toEqual([{ accountId }]);
    expect(await billing.store.applyEvent(event, read)).toBeNull();
    expect(reads).toBe(1);
    expect(await timesKept(event.id)).toBe(1);
  });

  it('that fails leaves nothing, and the same one that waited behind it goes on', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    const event = newEvent(customerId);
    const { open, opened } = barrier();
    const reading = barrier();
    const failing = billing.store.applyEvent(event, async () => {
      reading.open();
      await opened;
      throw new Error('Stripe is down');
    });
    await reading.opened;
    const second = billing.store.applyEvent(event, says('active'));
    await billing.waitingForLocks(1);
    expect(await timesKept(event.id)).toBe(0);
    open();
    await expect(failing).rejects.toThrow('Stripe is down');
    expect(await second).toEqual({ accountId });
    expect(await subscriptionOf(accountId)).toMatchObject({ status: 'active' });
  });

  it('cannot overtake another one of the same customer: the newest that was read stays', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    let atStripe: SubscriptionStatus = 'trialing';
    const { open, opened } = barrier();
    const reading = barrier();
    const slow = billing.store.applyEvent(newEvent(customerId), async () => {
      const read = atStripe;
      reading.open();
      await opened;
      return { status: read, hasUsedFreeTrial: true };
    });
    await reading.opened;
    const fast = billing.store.applyEvent(newEvent(customerId), async () => ({
      status: atStripe,
      hasUsedFreeTrial: true,
    }));
    await billing.waitingForLocks(1);
    atStripe = 'active';
    open();
    await Promise.all([slow, fast]);
    expect(await subscriptionOf(accountId)).toMatchObject({ status: 'active' });
  });

  it.each([
    ['a customer whom no account has', async () => 'cus_of_nobody'],
    [
      'a closed account',
      async () => {
        const { accountId, customerId } = await billing.createCustomer();
        await billing.accounts.close(accountId, new Date());
        return customerId;
      },
    ],
  ])('about %s is not kept, and nothing is read', async (_what, customer) => {
    const event = newEvent(await customer());
    expect(await billing.store.applyEvent(event, () => Promise.reject(new Error('it was read')))).toBeNull();
    expect(await timesKept(event.id)).toBe(0);
  });
});
