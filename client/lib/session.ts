import type { SessionAnswer } from './session-documents.ts';
import type { Subscription } from './subscription.ts';

/** Whose session it is, as far as the page looks at it. */
export interface SessionAccount {
  /** An e-mail address. */
  username: string;
  subscription: Subscription;
}

/** `restoring` until the refresh at load has ended, then who is looking at the page. */
export type SessionState = 'restoring' | 'visitor' | 'user';

/** The server refused the refresh token: the session is over. Every other failure of a refresh is a fault that may pass. */
export class RefreshRejected extends Error {}

const REFRESH_TOKEN_KEY = 'plumbline.refreshToken';

/** Milliseconds before the first and between later attempts to restore a session after a fault. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The log-in of this page: the refresh token in local storage, the access token and whose it is in memory only.
 * Specification, points 3 and 4.
 */
export class Session {
  readonly #storage: Storage;
  readonly #requestTokens: (refreshToken: string) => Promise<SessionAnswer>;
  readonly #listeners = new Set<() => void>();
  #accessToken: string | null = null;
  #account: SessionAccount | null = null;
  #restoring = true;
  #isRestored = false;
  /** How often somebody logged in on this page. */
  #beginnings = 0;
  #renewal: Promise<boolean> | null = null;

  /** @param requestTokens exchanges a refresh token for new tokens; throws `RefreshRejected` when the server refuses it. */
  constructor(storage: Storage, requestTokens: (refreshToken: string) => Promise<SessionAnswer>) {
    this.#storage = storage;
    this.#requestTokens = requestTokens;
  }

  get accessToken(): string | null {
    return this.#accessToken;
  }

  /** Null for a visitor. Replaced by a change, never changed. */
  get account(): SessionAccount | null {
    return this.#account;
  }

  get state(): SessionState {
    if (this.#restoring) return 'restoring';
    return this.#accessToken ? 'user' : 'visitor';
  }

  /** Calls `listener` after every change. Returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the user was logged in before this page was loaded, and did not log in on it. */
  get isRestored(): boolean {
    return this.#isRestored;
  }

  /**
   * Takes up the session that local storage remembers, if it does; to be called once at load. After a fault on the way the page
   * goes on with a visitor, and it is tried again until it succeeds, the server refuses, or somebody logs in.
   */
  async restore(): Promise<void> {
    await this.#tryToRestore(FIRST_RETRY_MS);
    this.#restoring = false;
    this.#changed();
  }

  /** Begins a session. Returns the refresh token of the one that it replaces, so that the server can be told. */
  start(answer: SessionAnswer): string | null {
    const replaced = this.#storage.getItem(REFRESH_TOKEN_KEY);
    this.#isRestored = false;
    this.#beginnings++;
    this.#storage.setItem(REFRESH_TOKEN_KEY, answer.refreshToken);
    this.#take(answer);
    return replaced;
  }

  /** Forgets both tokens. Returns the refresh token, so that the server can be told. */
  end(): string | null {
    const refreshToken = this.#storage.getItem(REFRESH_TOKEN_KEY);
    this.#storage.removeItem(REFRESH_TOKEN_KEY);
    this.#accessToken = null;
    this.#account = null;
    this.#changed();
    return refreshToken;
  }

  /** The server told how the subscription stands now. */
  follow({ status, hasUsedFreeTrial }: Subscription): void {
    const before = this.#account?.subscription;
    if (!this.#account || !before) return;
    if (before.status === status && before.hasUsedFreeTrial === hasUsedFreeTrial) return;
    this.#account = { ...this.#account, subscription: { status, hasUsedFreeTrial } };
    this.#changed();
  }

  /** A log-out in another tab ends this one too. */
  followOtherTabs(page: Window): void {
    page.addEventListener('storage', (event) => {
      if (event.key === REFRESH_TOKEN_KEY && event.newValue === null) this.end();
    });
  }

  /**
   * Gets a new access token because the server refused `refused`. All callers share one refresh, and a call whose answer comes
   * after it was renewed starts none. Resolves with whether there is a newer access token now.
   */
  async renew(refused: string | null): Promise<boolean> {
    if (this.#accessToken && this.#accessToken !== refused) return true;
    this.#renewal ??= this.#requestRenewal().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #tryToRestore(retryAfter: number): Promise<void> {
    if (this.#accessToken || !this.#storage.getItem(REFRESH_TOKEN_KEY)) return;
    if (await this.renew(null)) return;
    setTimeout(() => void this.#tryToRestore(Math.min(retryAfter * 2, LONGEST_RETRY_MS)), retryAfter);
  }

  async #requestRenewal(): Promise<boolean> {
    const sent = this.#storage.getItem(REFRESH_TOKEN_KEY);
    if (!sent) return false;
    const before = this.#account;
    const beginnings = this.#beginnings;
    try {
      const answer = await this.#requestTokens(sent);
      const kept = this.#storage.getItem(REFRESH_TOKEN_KEY);
      if (!kept) return false;
      if (beginnings !== this.#beginnings) return true; // somebody logged in meanwhile
      // Another tab may have renewed meanwhile; its token is the newer one.
      if (kept === sent) this.#storage.setItem(REFRESH_TOKEN_KEY, answer.refreshToken);
      // What `follow` was told meanwhile is newer than this answer.
      const told = this.#account === before ? null : this.#account;
      if (!before) this.#isRestored = true;
      this.#take(answer, told);
      return true;
    } catch (error) {
      console.warn('The session could not be renewed.', error);
      if (error instanceof RefreshRejected && this.#storage.getItem(REFRESH_TOKEN_KEY) === sent) this.end();
      return false;
    }
  }

  #take({ accessToken, account }: SessionAnswer, told: SessionAccount | null = null): void {
    const { username, subscriptionStatus: status, hasUsedFreeTrial } = account;
    this.#accessToken = accessToken;
    this.#account = told ?? { username, subscription: { status, hasUsedFreeTrial } };
    this.#changed();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
