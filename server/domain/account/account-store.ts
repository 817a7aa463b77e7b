import type { Account } from './account.ts';

/** A refresh token as it is kept: only its hash. */
export interface StoredRefreshToken {
  hash: string;
  sessionId: string;
  accountId: string;
  /** When it was exchanged for a newer one; null while unused. */
  usedAt: Date | null;
  expiresAt: Date;
  /** When its whole session was ended; null while it lives. */
  sessionEndedAt: Date | null;
}

/** Accounts and their sessions. */
export interface AccountStore {
  /** @throws AppError CONFLICT when the user name is taken. */
  create(account: { username: string; passwordHash: string }): Promise<Account>;
  findByUsername(username: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;

  /** Starts a session with its first refresh token, in one transaction. */
  startSession(session: { accountId: string; tokenHash: string; expiresAt: Date }): Promise<{ sessionId: string }>;
  findRefreshToken(hash: string): Promise<StoredRefreshToken | null>;
  /** Marks `usedHash` as used (first use wins) and adds the next token of the same session, in one transaction. */
  rotateRefreshToken(next: {
    usedHash: string;
    sessionId: string;
    tokenHash: string;
    expiresAt: Date;
    now: Date;
  }): Promise<void>;
  /** Ends a session: none of its tokens is honoured any more. */
  endSession(sessionId: string, now: Date): Promise<void>;
  /** False once a session was ended or its account is gone. */
  isSessionAlive(sessionId: string): Promise<boolean>;
}
