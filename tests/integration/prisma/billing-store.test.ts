import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, createReport } from '../../support/stores.ts';
import { barrier, billingOfThisFile, newEvent } from './billing-of-this-file.ts';

const UNAUTHENTICATED = { code: 'UNAUTHENTICATED', message: 'Your session has ended. Please log in again.' };
const later = new Date('2099-01-01T00:00:00Z');

const billing = billingOfThisFile();

describe('exclusively', () => {
  it('hands over what billing knows, and keeps the customer', async () => {
    const { accountId, customerId } = await billing.createCustomer();
    const { username } = (await billing.accounts.findById(accountId)) ?? {};
    const record = await billing.store.exclusively(accountId, async (result) => ({ customerId, result }));
    expect(record).toEqual({ accountId, username, customerId, status: 'none', hasUsedFreeTrial: false });
  });

  it('changes nothing when the work fails', async () => {
    const accountId = await createAccount(billing.database.prisma);
    const failing = billing.store.exclusively(accountId, () => Promise.reject(new Error('Stripe is down')));
    await expect(failing).rejects.toThrow('Stripe is down');
    await billing.store.exclusively(accountId, async (record) => {
      expect(record.customerId).toBeNull();
      return { customerId: 'cus_after_failure', result: null };
    });
  });

  it('makes one customer for many who ask at the same time', async () => {
    const accountId = await createAccount(billing.database.prisma);
    let made = 0;
    const ensure = () =>
      billing.store.exclusively(accountId, async (record) => {
        const customerId = record.customerId ?? `cus_${accountId}_${++made}`;
        return { customerId, result: customerId };
      });
    const ids = await Promise.all(Array.from({ length: 12 }, ensure));
    expect(new Set(ids)).toEqual(new Set([`cus_${accountId}_1`]));
    expect(made).toBe(1);
  });

  it('is refused for an account that is closed, gone or unknown, without doing the work', async () => {
    const closed = await createAccount(billing.database.prisma);
    await billing.accounts.close(closed, new Date());
    for (const accountId of [closed, 'unknown']) {
      const refused = billing.store.exclusively(accountId, () => Promise.reject(new Error('the work was done')));
      await expect(refused).rejects.toMatchObject(UNAUTHENTICATED);
    }
  });

  it('lets an account be closed only after its customer is kept, so that its removal knows of it', async () => {
    const accountId = await createAccount(billing.database.prisma);
    let closing: Promise<void> | undefined;
    await billing.store.exclusively(accountId, async () => {
      closing = billing.accounts.close(accountId, new Date());
      await billing.waitingForLocks(1);
      return { customerId: 'cus_of_the_closed', result: null };
    });
    await closing;
    expect(billing.removals.find((removal) => removal.accountId === accountId)?.customerId).toBe('cus_of_the_closed');
  });

  it('keeps nobody waiting who logs in or creates a report meanwhile', async () => {
    const accountId = await createAccount(billing.database.prisma);
    await billing.store.exclusively(accountId, async () => {
      await billing.accounts.startSession({
        accountId,
        passwordHash: 'digest',
        tokenHash: randomUUID(),
        expiresAt: later,
      });
      await createReport(billing.database.prisma, accountId);
      return { customerId: 'cus_busy', result: null };
    });
  });
});

describe('many at once', () => {
  it('leave connections to everybody else, and people do not wait behind events', async () => {
    const customers = await Promise.all(Array.from({ length: 12 }, billing.createCustomer));
    const { open, opened } = barrier();
    const events = customers.map(({ customerId }) =>
      billing.store.applyEvent(newEvent(customerId), async () => {
        await opened;
        return { status: 'active', hasUsedFreeTrial: false };
      }),
    );
    const [first] = customers;
    if (!first) throw new Error('There is no customer.');
    const newcomer = await createAccount(billing.database.prisma);
    await billing.store.exclusively(newcomer, async () => ({ customerId: `cus_${newcomer}`, result: null }));
    expect(await billing.accounts.findById(first.accountId)).toMatchObject({ subscriptionStatus: 'none' });
    open();
    expect(await Promise.all(events)).toEqual(customers.map(({ accountId }) => ({ accountId })));
  });
});
