import type { SubscriptionStatus } from '../billing/subscription.ts';
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

/** What is left to be removed of a closed account. */
export interface AccountRemoval {
  accountId: string;
  /** Null for one that never meant to pay. */
  customerId: string | null;
  /** Its reports when it was closed; their files are found by them. */
  reportIds: string[];
}

/** Accounts and their sessions. A closed account is found by nothing. */
export interface AccountStore {
  /** @throws AppError CONFLICT when the user name is taken. */
  create(account: { username: string; passwordHash: string }): Promise<Account>;
  findByUsername(username: string): Promise<Account | null>;
  findById(id: string): Promise<Account | null>;

  /**
   * Starts a session with its first refresh token, in one transaction.
   * @param session `passwordHash`: the one that was proved; a log-in must not outlive it by a moment.
   * @throws AppError UNAUTHENTICATED when the password was changed meanwhile, or the account closed.
   */
  startSession(session: {
    accountId: string;
    passwordHash: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<{ sessionId: string }>;
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
  /** The account's sessions of which `isSessionAlive` is true. */
  aliveSessions(accountId: string): Promise<Set<string>>;
  /** How the account's subscription stands; null once the session was ended or the account is gone. */
  subscriptionInSession(session: { accountId: string; sessionId: string }): Promise<SubscriptionStatus | null>;
  /** Replaces the password and ends all sessions of the account but one, in one transaction. */
  changePassword(change: { accountId: string; passwordHash: string; keptSessionId: string; now: Date }): Promise<void>;
  /**
   * Closes the account: frees its user name, forgets its password, ends its sessions, and puts its removal into the
   * queue, in one transaction. Nothing happens to one that is closed already.
   */
  close(accountId: string, now: Date): Promise<void>;
  /** Removes an account with every row that belongs to it. No error when it is gone. */
  remove(accountId: string): Promise<void>;
}
