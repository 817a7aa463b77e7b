import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '../../../../server/domain/billing/subscription.ts';
import { fakeProduct } from '../../../support/fakes/ports.ts';

let product: ReturnType<typeof fakeProduct>;

beforeEach(() => {
  product = fakeProduct();
});

/** Somebody whose subscription stands like this. */
function somebody(status: SubscriptionStatus) {
  const actor = product.actor(status);
  const { accountId } = actor;
  const change = (next: SubscriptionStatus) => {
    for (const account of product.accounts.accounts) if (account.id === accountId) account.subscriptionStatus = next;
    return product.events.publish({ type: 'subscriptionChanged', accountId });
  };
  return { actor, accountId, change };
}

/** Reads a stream value by value. */
async function reading<T>(stream: Promise<AsyncIterable<T>>) {
  const iterator = (await stream)[Symbol.asyncIterator]();
  return { next: () => iterator.next(), stop: () => iterator.return?.() };
}

describe('watching the subscription', () => {
  it('begins with how it stands, and goes on with every change', async () => {
    const { actor, change } = somebody('none');
    const { next, stop } = await reading(product.app.billing.watch(actor));
    expect(await next()).toEqual({ done: false, value: { status: 'none', hasUsedFreeTrial: false } });
    const changed = next();
    await change('trialing');
    expect((await changed).value).toMatchObject({ status: 'trialing' });
    await stop();
  });

  it('is not disturbed by other events, and reads again after a gap in them', async () => {
    const { actor, accountId } = somebody('active');
    const { next, stop } = await reading(product.app.billing.watch(actor));
    await next();
    const changed = next();
    await product.events.publish({ type: 'reportChanged', accountId, reportId: 'any' });
    for (const account of product.accounts.accounts) account.subscriptionStatus = 'past_due';
    product.events.resync(accountId);
    expect((await changed).value).toMatchObject({ status: 'past_due' });
    await stop();
  });

  it('listens no more when the reader stops', async () => {
    const { actor, accountId } = somebody('active');
    const { next, stop } = await reading(product.app.billing.watch(actor));
    await next();
    expect(product.events.listeners(accountId)).toBe(1);
    await stop();
    expect(product.events.listeners(accountId)).toBe(0);
  });

  it('is not for a visitor, and ends at once for a closed account, without listening on', async () => {
    await expect(product.app.billing.watch(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { actor, accountId } = somebody('active');
    await product.accounts.remove(accountId);
    await expect(product.app.billing.watch(actor)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(product.events.listeners(accountId)).toBe(0);
  });
});

describe('watching reports', () => {
  it('ends when the subscription lapses', async () => {
    const { actor, accountId, change } = somebody('active');
    const { next } = await reading(product.app.reports.watch(actor, {}));
    const end = next();
    await change('past_due');
    expect(await end).toEqual({ done: true, value: undefined });
    expect(product.events.listeners(accountId)).toBe(0);
  });

  it('goes on when it changes but still admits', async () => {
    const { actor, accountId, change } = somebody('trialing');
    const { id: reportId } = await product.app.reports.create(actor, {});
    const { next, stop } = await reading(product.app.reports.watch(actor, {}));
    const changed = next();
    await change('active');
    await product.events.publish({ type: 'reportChanged', accountId, reportId });
    expect((await changed).value).toMatchObject({ reportId });
    await stop();
  });

  it('ends after a gap in the events in which the subscription lapsed', async () => {
    const { actor, accountId } = somebody('active');
    const { next } = await reading(product.app.reports.watch(actor, {}));
    const end = next();
    for (const account of product.accounts.accounts) account.subscriptionStatus = 'canceled';
    product.events.resync(accountId);
    expect((await end).done).toBe(true);
  });
});
