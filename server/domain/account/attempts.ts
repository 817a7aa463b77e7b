/** Something that may be guessed or done too often. */
export interface Attempt {
  /** `isn`: credentials of ISN that are checked there. */
  kind: 'login' | 'register' | 'isn';
  /** Whose password it is: as `normalizeUsername` answers it, or a user of ISN; whether or not there is such an account. */
  username: string;
  /** Who tries: a network address; for `isn` the account of whoever is logged in. */
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
