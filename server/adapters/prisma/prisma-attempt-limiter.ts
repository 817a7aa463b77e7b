import { createHash } from 'node:crypto';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Attempt, AttemptLimiter } from '../../domain/account/attempts.ts';
import { AppError } from '../../domain/errors.ts';
import type { PrismaClient } from './client.ts';

/** Seconds from the first attempt that is counted until all are forgotten. Further attempts do not prolong it. */
const WINDOW_SECONDS = 15 * 60;

/** How many addresses together may use up what one address may fail at one account. */
const ADDRESSES_PER_ACCOUNT = 10;

/** One limit and what it counts an attempt under. */
interface Limit {
  limiter: RateLimiterPrisma;
  keyOf: (attempt: Attempt) => string;
}

/**
 * Attempts in PostgreSQL, within windows of 15 minutes, under three limits:
 * - each address: registrations, failed log-ins, and refused checks of ISN, `perAddress`;
 * - each account name from one address: `perAccount`;
 * - each account name from everywhere: ten times `perAccount`. Were it the same number, anybody could keep a customer
 *   out with a handful of calls; so it takes ten addresses, and from each of them no more than the limit above counts.
 *
 * Registrations, log-ins and checks of ISN with one name are counted apart. An attempt that one limit refuses is not held against the
 * others: it was never made.
 */
export class PrismaAttemptLimiter implements AttemptLimiter {
  readonly #address: Limit;
  readonly #accountFromAddress: Limit;
  readonly #account: Limit;

  constructor(prisma: PrismaClient, { perAccount, perAddress }: { perAccount: number; perAddress: number }) {
    const limiter = (keyPrefix: string, points: number, clearExpiredByTimeout = false) =>
      new RateLimiterPrisma({
        storeClient: prisma,
        tableName: 'attemptCount',
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
        clearExpiredByTimeout,
      });
    // One of them clears the table for all; its timer keeps no process alive.
    this.#address = { limiter: limiter('address', perAddress, true), keyOf: ({ address }) => address };
    this.#accountFromAddress = {
      limiter: limiter('account-from', perAccount),
      keyOf: ({ kind, username, address }) => `${kind}:${digest(username)}:${address}`,
    };
    this.#account = {
      limiter: limiter('account', perAccount * ADDRESSES_PER_ACCOUNT),
      keyOf: ({ kind, username }) => `${kind}:${digest(username)}`,
    };
  }

  async count(attempt: Attempt): Promise<void> {
    const counted: Limit[] = [];
    for (const limit of [this.#address, this.#accountFromAddress, this.#account]) {
      const refusal = await consume(limit, attempt);
      if (refusal) {
        for (const { limiter, keyOf } of counted) await limiter.reward(keyOf(attempt));
        throw tooMany(refusal);
      }
      counted.push(limit);
    }
  }

  async forgive(attempt: Attempt): Promise<void> {
    await this.#address.limiter.reward(this.#address.keyOf(attempt));
    for (const { limiter, keyOf } of [this.#accountFromAddress, this.#account]) await limiter.delete(keyOf(attempt));
  }
}

/** @returns the state of the limit where it refuses the attempt. */
async function consume({ limiter, keyOf }: Limit, attempt: Attempt): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(keyOf(attempt));
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return new AppError('RATE_LIMITED', `Too many attempts. Please try again in ${wait}.`, { retryAfterSeconds });
}

/** Of one length however long the text is, and tells nobody the name. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
