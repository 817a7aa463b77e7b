import type { Attempt, AttemptLimiter } from '../../../server/domain/account/attempts.ts';
import { AppError } from '../../../server/domain/errors.ts';

/** Keeps what it is told, and lets everybody through until it is told to refuse. */
export class MemoryAttemptLimiter implements AttemptLimiter {
  readonly counted: Attempt[] = [];
  readonly forgiven: Attempt[] = [];
  /** Whether everybody is refused from now on. */
  refuse = false;

  async count(attempt: Attempt): Promise<void> {
    this.counted.push(attempt);
    if (this.refuse) {
      const options = { retryAfterSeconds: 900 };
      throw new AppError('RATE_LIMITED', 'Too many attempts. Please try again in 15 minutes.', options);
    }
  }

  async forgive(attempt: Attempt): Promise<void> {
    this.forgiven.push(attempt);
  }
}
