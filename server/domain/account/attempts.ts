/** Something that may be guessed or done too often by somebody who is not logged in. */
export interface Attempt {
  kind: 'login' | 'register';
  /** As `normalizeUsername` answers it, whether or not there is such an account. */
  username: string;
  /** Network address of the caller. */
  address: string;
}

/** Counts attempts per account name and per address, over all processes. */
export interface AttemptLimiter {
  /**
   * Counts an attempt before it is made, so that many at once count too.
   * @throws AppError RATE_LIMITED that says how long to wait, and carries it as `retryAfterSeconds`.
   */
  count(attempt: Attempt): Promise<void>;
  /** The attempt was honest: it does not count, and those against the account before it are forgotten. */
  forgive(attempt: Attempt): Promise<void>;
}
