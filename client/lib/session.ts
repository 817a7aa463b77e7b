/** Both tokens of a log-in. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** `restoring` until the refresh at load has ended, then who is looking at the page. */
export type SessionState = 'restoring' | 'visitor' | 'user';

/** The server refused the refresh token: the session is over. Every other failure of a refresh is a fault that may pass. */
export class RefreshRejected extends Error {}

const REFRESH_TOKEN_KEY = 'plumbline.refreshToken';

/**
 * The log-in of this page: the refresh token in local storage, the access token in memory only.
 * Specification, points 3 and 4.
 */
export class Session {
  readonly #storage: Storage;
  readonly #requestTokens: (refreshToken: string) => Promise<Tokens>;
  readonly #listeners = new Set<() => void>();
  #accessToken: string | null = null;
  #restoring = true;
  #renewal: Promise<boolean> | null = null;

  /** @param requestTokens exchanges a refresh token for new tokens; throws `RefreshRejected` when the server refuses it. */
  constructor(storage: Storage, requestTokens: (refreshToken: string) => Promise<Tokens>) {
    this.#storage = storage;
    this.#requestTokens = requestTokens;
  }

  get accessToken(): string | null {
    return this.#accessToken;
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

  /** Takes up the session that local storage remembers, if it does; to be called once at load. */
  async restore(): Promise<void> {
    if (this.#storage.getItem(REFRESH_TOKEN_KEY)) await this.renew(null);
    this.#restoring = false;
    this.#changed();
  }

  start(tokens: Tokens): void {
    this.#storage.setItem(REFRESH_TOKEN_KEY, tokens.refreshToken);
    this.#accessToken = tokens.accessToken;
    this.#changed();
  }

  /** Forgets both tokens. Returns the refresh token, so that the server can be told. */
  end(): string | null {
    const refreshToken = this.#storage.getItem(REFRESH_TOKEN_KEY);
    this.#storage.removeItem(REFRESH_TOKEN_KEY);
    this.#accessToken = null;
    this.#changed();
    return refreshToken;
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

  async #requestRenewal(): Promise<boolean> {
    const sent = this.#storage.getItem(REFRESH_TOKEN_KEY);
    if (!sent) return false;
    try {
      const tokens = await this.#requestTokens(sent);
      const kept = this.#storage.getItem(REFRESH_TOKEN_KEY);
      if (!kept) return false;
      // Another tab may have renewed meanwhile; its token is the newer one.
      if (kept === sent) this.#storage.setItem(REFRESH_TOKEN_KEY, tokens.refreshToken);
      this.#accessToken = tokens.accessToken;
      this.#changed();
      return true;
    } catch (error) {
      console.warn('The session could not be renewed.', error);
      if (error instanceof RefreshRejected && this.#storage.getItem(REFRESH_TOKEN_KEY) === sent) this.end();
      return false;
    }
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
