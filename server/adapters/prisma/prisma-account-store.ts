import type { Account } from '../../domain/account/account.ts';
import type { AccountRemoval, AccountStore, StoredRefreshToken } from '../../domain/account/account-store.ts';
import { sessionEnded } from '../../domain/account/refresh-session.ts';
import type { SubscriptionStatus } from '../../domain/billing/subscription.ts';
import { AppError } from '../../domain/errors.ts';
import type { PrismaClient, Transaction } from './client.ts';
import { closeAccount } from './close-account.ts';
import { failedBecause } from './prisma-errors.ts';

/** Puts a removal into the queue as part of a transaction: committed with it, undone with it. */
export type EnqueueRemoval = (tx: Transaction, removal: AccountRemoval) => Promise<void>;

const NOT_THE_ACCOUNTS = { customerId: true, closedAt: true } as const;
const OPEN = { closedAt: null };

/** Milliseconds: billing keeps an account open while it makes a customer for it, as long as the provider takes. */
const CLOSING_LIMITS = { maxWait: 10_000, timeout: 60_000 };

/** Accounts and sessions in PostgreSQL. */
export class PrismaAccountStore implements AccountStore {
  readonly #prisma: PrismaClient;
  readonly #enqueueRemoval: EnqueueRemoval;

  constructor(prisma: PrismaClient, enqueueRemoval: EnqueueRemoval) {
    this.#prisma = prisma;
    this.#enqueueRemoval = enqueueRemoval;
  }

  async create(account: { username: string; passwordHash: string }): Promise<Account> {
    try {
      return await this.#prisma.account.create({ data: account, omit: NOT_THE_ACCOUNTS });
    } catch (error) {
      if (!failedBecause(error, 'taken')) throw error;
      throw new AppError('CONFLICT', 'An account with this e-mail address already exists. Please log in.', {
        cause: error,
      });
    }
  }

  findByUsername(username: string): Promise<Account | null> {
    return this.#prisma.account.findUnique({ where: { username, ...OPEN }, omit: NOT_THE_ACCOUNTS });
  }

  findById(id: string): Promise<Account | null> {
    return this.#prisma.account.findUnique({ where: { id, ...OPEN }, omit: NOT_THE_ACCOUNTS });
  }

  startSession(session: { accountId: string; passwordHash: string; tokenHash: string; expiresAt: Date }) {
    const { accountId, passwordHash, tokenHash, expiresAt } = session;
    return this.#prisma.$transaction(async (tx) => {
      // Shared: waits for a change of the password that is under way, and lets none begin before this is committed.
      const proved = await tx.$queryRaw<unknown[]>`
        SELECT FROM accounts WHERE id = ${accountId} AND password_hash = ${passwordHash} AND closed_at IS NULL FOR SHARE`;
      if (proved.length === 0) throw sessionEnded();
      const { id } = await tx.session.create({
        data: { accountId, refreshTokens: { create: { hash: tokenHash, expiresAt } } },
      });
      return { sessionId: id };
    });
  }

  async findRefreshToken(hash: string): Promise<StoredRefreshToken | null> {
    const row = await this.#prisma.refreshToken.findUnique({
      where: { hash, session: { account: OPEN } },
      include: { session: true },
    });
    if (!row) return null;
    const { session, ...token } = row;
    return { ...token, accountId: session.accountId, sessionEndedAt: session.endedAt };
  }

  async rotateRefreshToken(next: {
    usedHash: string;
    sessionId: string;
    tokenHash: string;
    expiresAt: Date;
    now: Date;
  }): Promise<void> {
    const { usedHash, sessionId, tokenHash, expiresAt, now } = next;
    const { refreshToken } = this.#prisma;
    await this.#prisma.$transaction([
      refreshToken.updateMany({ where: { hash: usedHash, sessionId, usedAt: null }, data: { usedAt: now } }),
      refreshToken.create({ data: { hash: tokenHash, sessionId, expiresAt } }),
      refreshToken.deleteMany({ where: { sessionId, expiresAt: { lt: now } } }),
    ]);
  }

  async endSession(sessionId: string, now: Date): Promise<void> {
    await this.#prisma.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { endedAt: now } });
  }

  async isSessionAlive(sessionId: string): Promise<boolean> {
    const alive = { id: sessionId, endedAt: null, account: OPEN };
    return (await this.#prisma.session.count({ where: alive })) > 0;
  }

  async aliveSessions(accountId: string): Promise<Set<string>> {
    const where = { accountId, endedAt: null, account: OPEN };
    const sessions = await this.#prisma.session.findMany({ where, select: { id: true } });
    return new Set(sessions.map(({ id }) => id));
  }

  async subscriptionInSession({ accountId, sessionId }: { accountId: string; sessionId: string }) {
    // Every request asks this: by hand it takes the web process a third of the time.
    const [row] = await this.#prisma.$queryRaw<{ status: SubscriptionStatus }[]>`
      SELECT subscription_status::text AS status FROM accounts JOIN sessions ON sessions.account_id = accounts.id
      WHERE accounts.id = ${accountId} AND closed_at IS NULL AND sessions.id = ${sessionId} AND ended_at IS NULL`;
    return row?.status ?? null;
  }

  async changePassword(change: {
    accountId: string;
    passwordHash: string;
    keptSessionId: string;
    now: Date;
  }): Promise<void> {
    const { accountId, passwordHash, keptSessionId, now } = change;
    const others = { accountId, id: { not: keptSessionId }, endedAt: null };
    await this.#prisma.$transaction([
      this.#prisma.account.updateMany({ where: { id: accountId, ...OPEN }, data: { passwordHash } }),
      this.#prisma.session.updateMany({ where: others, data: { endedAt: now } }),
    ]);
  }

  async close(accountId: string, now: Date): Promise<void> {
    await this.#prisma.$transaction(async (tx) => {
      const removal = await closeAccount(tx, accountId, now);
      if (removal) await this.#enqueueRemoval(tx, removal);
    }, CLOSING_LIMITS);
  }

  async remove(accountId: string): Promise<void> {
    await this.#prisma.account.deleteMany({ where: { id: accountId } });
  }
}
