import { sessionEnded } from '../../domain/account/refresh-session.ts';
import type { BillingRecord, BillingStore } from '../../domain/billing/billing-store.ts';
import type { Subscription } from '../../domain/billing/subscription.ts';
import { WorkLine } from '../shared/work-line.ts';
import type { PrismaClient } from './client.ts';
import { lockBilling } from './lock-billing.ts';

/**
 * Transactions of people, and of events, at the same time: each keeps a connection while the payment provider is
 * asked, and the rest of the product needs some, too. People do not wait behind a storm of events.
 */
const AT_ONCE = 3;

/** Milliseconds: longer than the payment provider may take to fail, several calls in a row included. */
const LIMITS = { maxWait: 10_000, timeout: 60_000 };

/** The billing side of accounts in PostgreSQL. */
export class PrismaBillingStore implements BillingStore {
  readonly #prisma: PrismaClient;
  readonly #people = new WorkLine(AT_ONCE);
  readonly #events = new WorkLine(AT_ONCE);

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  exclusively<Result>(
    accountId: string,
    work: (record: BillingRecord) => Promise<{ customerId: string; result: Result }>,
  ): Promise<Result> {
    const transaction = () =>
      this.#prisma.$transaction(async (tx) => {
        const record = await lockBilling(tx, accountId);
        if (!record) throw sessionEnded();
        const { customerId, result } = await work(record);
        if (customerId !== record.customerId) {
          await tx.account.update({ where: { id: accountId }, data: { customerId } });
        }
        return result;
      }, LIMITS);
    return this.#people.run(transaction);
  }

  applyEvent(
    event: { id: string; type: string; customerId: string },
    read: () => Promise<Subscription>,
  ): Promise<{ accountId: string } | null> {
    const { id, type, customerId } = event;
    const transaction = () =>
      this.#prisma.$transaction(async (tx) => {
        const account = await tx.account.findUnique({ where: { customerId }, select: { id: true } });
        const record = account && (await lockBilling(tx, account.id));
        if (record?.customerId !== customerId) return null;
        // Whoever applied the same event at the same time had the lock, and has committed: it is seen here.
        const { count } = await tx.paymentEvent.createMany({ data: [{ id, type }], skipDuplicates: true });
        if (count === 0) return null;
        const { status, hasUsedFreeTrial } = await read();
        const isSame = status === record.status && (record.hasUsedFreeTrial || !hasUsedFreeTrial);
        if (isSame) return null;
        const { accountId } = record;
        await tx.account.update({
          where: { id: accountId },
          data: { subscriptionStatus: status, hasUsedFreeTrial: record.hasUsedFreeTrial || hasUsedFreeTrial },
        });
        return { accountId };
      }, LIMITS);
    return this.#events.run(transaction);
  }
}
