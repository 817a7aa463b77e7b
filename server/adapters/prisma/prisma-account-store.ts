import type { Account } from '../../domain/account/account.ts';
import type { AccountStore, StoredRefreshToken } from '../../domain/account/account-store.ts';
import { AppError } from '../../domain/errors.ts';
import type { PrismaClient } from './client.ts';
import { failedBecause } from './prisma-errors.ts';

/** Accounts and sessions in PostgreSQL. */
export class PrismaAccountStore implements AccountStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async create(account: { username: string; passwordHash: string }): Promise<Account> {
    try {
      return await this.#prisma.account.create({ data: account });
    } catch (error) {
      if (!failedBecause(error, 'taken')) throw error;
      throw new AppError('CONFLICT', 'An account with this e-mail address already exists. Please log in.', {
        cause: error,
      });
    }
  }

  findByUsername(username: string): Promise<Account | null> {
    return this.#prisma.account.findUnique({ where: { username } });
  }

  findById(id: string): Promise<Account | null> {
    return this.#prisma.account.findUnique({ where: { id } });
  }

  async startSession(session: { accountId: string; tokenHash: string; expiresAt: Date }) {
    const { accountId, tokenHash, expiresAt } = session;
    const { id } = await this.#prisma.session.create({
      data: { accountId, refreshTokens: { create: { hash: tokenHash, expiresAt } } },
    });
    return { sessionId: id };
  }

  async findRefreshToken(hash: string): Promise<StoredRefreshToken | null> {
    const row = await this.#prisma.refreshToken.findUnique({ where: { hash }, include: { session: true } });
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
    return (await this.#prisma.session.count({ where: { id: sessionId, endedAt: null } })) > 0;
  }
}
