import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again until `look` answers something true; resolves with that.
 * @param within milliseconds.
 * @throws Error with `what` when it takes too long.
 */
export async function eventually<T>(
  what: string,
  look: () => T | Promise<T>,
  within = 10_000,
): Promise<NonNullable<T>> {
  for (const end = Date.now() + within; Date.now() < end; await sleep(25)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`Not within ${within} ms: ${what}`);
}
