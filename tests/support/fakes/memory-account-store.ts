import { randomUUID } from 'node:crypto';
import type { Account } from '../../../server/domain/account/account.ts';
import type { AccountRemoval, AccountStore, StoredRefreshToken } from '../../../server/domain/account/account-store.ts';
import { sessionEnded } from '../../../server/domain/account/refresh-session.ts';
import { AppError } from '../../../server/domain/errors.ts';

/** Accounts and sessions in memory. A closed account is no more in `accounts`. */
export class MemoryAccountStore implements AccountStore {
  readonly accounts: Account[] = [];
  readonly tokens: StoredRefreshToken[] = [];
  /** What was put into the queue. It knows neither customers nor reports: another store has them. */
  readonly removals: AccountRemoval[] = [];

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
    return { ...created };
  }

  async findByUsername(username: string): Promise<Account | null> {
    return this.find((account) => account.username === username);
  }

  async findById(id: string): Promise<Account | null> {
    return this.find((account) => account.id === id);
  }

  async startSession(session: {
    accountId: string;
    passwordHash: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<{ sessionId: string }> {
    const account = await this.findById(session.accountId);
    if (account?.passwordHash !== session.passwordHash) throw sessionEnded();
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
    this.end((token) => token.sessionId === sessionId, now);
  }

  async isSessionAlive(sessionId: string): Promise<boolean> {
    return this.tokens.some((token) => token.sessionId === sessionId && !token.sessionEndedAt);
  }

  async aliveSessions(accountId: string): Promise<Set<string>> {
    const alive = this.tokens.filter((token) => token.accountId === accountId && !token.sessionEndedAt);
    return new Set(alive.map(({ sessionId }) => sessionId));
  }

  async subscriptionInSession({ accountId, sessionId }: { accountId: string; sessionId: string }) {
    return (await this.isSessionAlive(sessionId))
      ? ((await this.findById(accountId))?.subscriptionStatus ?? null)
      : null;
  }

  async changePassword(change: {
    accountId: string;
    passwordHash: string;
    keptSessionId: string;
    now: Date;
  }): Promise<void> {
    const { accountId, passwordHash, keptSessionId, now } = change;
    for (const account of this.accounts) if (account.id === accountId) account.passwordHash = passwordHash;
    this.end((token) => token.accountId === accountId && token.sessionId !== keptSessionId, now);
  }

  async close(accountId: string, now: Date): Promise<void> {
    if (!(await this.findById(accountId))) return;
    await this.remove(accountId, now);
    this.removals.push({ accountId, customerId: null, reportIds: [] });
  }

  async remove(accountId: string, now = new Date()): Promise<void> {
    const index = this.accounts.findIndex((account) => account.id === accountId);
    if (index >= 0) this.accounts.splice(index, 1);
    this.end((token) => token.accountId === accountId, now);
  }

  private find(isIt: (account: Account) => boolean): Account | null {
    const account = this.accounts.find(isIt);
    return account ? { ...account } : null;
  }

  private end(isMeant: (token: StoredRefreshToken) => boolean, now: Date): void {
    for (const token of this.tokens) if (isMeant(token)) token.sessionEndedAt ??= now;
  }

  private add(token: { accountId: string; sessionId: string; tokenHash: string; expiresAt: Date }): void {
    const { accountId, sessionId, tokenHash: hash, expiresAt } = token;
    this.tokens.push({ hash, sessionId, accountId, usedAt: null, expiresAt, sessionEndedAt: null });
  }
}
