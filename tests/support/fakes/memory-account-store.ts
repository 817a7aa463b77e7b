import { randomUUID } from 'node:crypto';
import type { Account } from '../../../server/domain/account/account.ts';
import type { AccountStore, StoredRefreshToken } from '../../../server/domain/account/account-store.ts';
import { AppError } from '../../../server/domain/errors.ts';

/** Accounts and sessions in memory. */
export class MemoryAccountStore implements AccountStore {
  readonly accounts: Account[] = [];
  readonly tokens: StoredRefreshToken[] = [];

  async create(account: { username: string; passwordHash: string }): Promise<Account> {
    if (await this.findByUsername(account.username)) throw new AppError('CONFLICT', 'The user name is taken.');
    const created: Account = {
      ...account,
      id: randomUUID(),
      subscriptionStatus: 'none',
      hasUsedFreeTrial: false,
      createdAt: new Date(),
    };
    this.accounts.push(created);
    return created;
  }

  async findByUsername(username: string): Promise<Account | null> {
    return this.accounts.find((account) => account.username === username) ?? null;
  }

  async findById(id: string): Promise<Account | null> {
    return this.accounts.find((account) => account.id === id) ?? null;
  }

  async startSession(session: {
    accountId: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<{ sessionId: string }> {
    const sessionId = randomUUID();
    this.add({ ...session, sessionId });
    return { sessionId };
  }

  async findRefreshToken(hash: string): Promise<StoredRefreshToken | null> {
    return this.tokens.find((token) => token.hash === hash) ?? null;
  }

  async rotateRefreshToken(next: {
    usedHash: string;
    sessionId: string;
    tokenHash: string;
    expiresAt: Date;
    now: Date;
  }): Promise<void> {
    const used = await this.findRefreshToken(next.usedHash);
    if (!used) throw new Error('There is no such token.');
    used.usedAt ??= next.now;
    this.add({ ...next, accountId: used.accountId });
  }

  async endSession(sessionId: string, now: Date): Promise<void> {
    for (const token of this.tokens) if (token.sessionId === sessionId) token.sessionEndedAt ??= now;
  }

  async isSessionAlive(sessionId: string): Promise<boolean> {
    return this.tokens.some((token) => token.sessionId === sessionId && !token.sessionEndedAt);
  }

  private add(token: { accountId: string; sessionId: string; tokenHash: string; expiresAt: Date }): void {
    const { accountId, sessionId, tokenHash: hash, expiresAt } = token;
    this.tokens.push({ hash, sessionId, accountId, usedAt: null, expiresAt, sessionEndedAt: null });
  }
}
