import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PrismaAttemptLimiter } from '../../../server/adapters/prisma/prisma-attempt-limiter.ts';
import type { Attempt } from '../../../server/domain/account/attempts.ts';
import { createDatabase } from '../../support/database.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let limiter: PrismaAttemptLimiter;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.prisma.attemptCount.deleteMany();
  limiter = new PrismaAttemptLimiter(database.prisma, { perAccount: 3, perAddress: 10 });
});

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  kind: 'login',
  username: 'ada@example.com',
  address: '192.0.2.1',
  ...change,
});

/** Makes attempts one after the other. @returns how many were let through before the first was refused. */
async function letThrough(most: number, next: (index: number) => Attempt): Promise<number> {
  for (let count = 0; count < most; count++) {
    try {
      await limiter.count(next(count));
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED' });
      return count;
    }
  }
  return most;
}

const expectRefused = (tried: Attempt) => expect(limiter.count(tried)).rejects.toMatchObject({ code: 'RATE_LIMITED' });

describe('attempts', () => {
  it('at one account from one address are let through up to the limit, and then told how long to wait', async () => {
    expect(await letThrough(5, () => attempt())).toBe(3);
    const refusal = await limiter.count(attempt()).catch((error) => error);
    expect(refusal).toMatchObject({ message: 'Too many attempts. Please try again in 15 minutes.' });
    expect(refusal.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  });

  it('from one address are let through up to its limit, whatever the account and the kind', async () => {
    const kinds = ['login', 'register'] as const;
    const next = (index: number) => attempt({ username: `${randomUUID()}@example.com`, kind: kinds[index % 2] });
    expect(await letThrough(15, next)).toBe(10);
    await limiter.count(attempt({ address: '192.0.2.2' }));
  });

  it('at one account from many addresses are let through up to ten times its limit', async () => {
    expect(await letThrough(50, (index) => attempt({ address: `192.0.2.${index}` }))).toBe(30);
    await limiter.count(attempt({ username: 'grace@example.com' }));
  });

  it('are counted by name alike for names that nobody has, and apart for registrations', async () => {
    expect(await letThrough(5, () => attempt({ username: 'nobody@example.com' }))).toBe(3);
    expect(await letThrough(5, () => attempt({ username: 'nobody@example.com', kind: 'register' }))).toBe(3);
  });

  it('that come all at once are counted each, over two processes too', async () => {
    const other = new PrismaAttemptLimiter(database.prisma, { perAccount: 3, perAddress: 10 });
    const all = Array.from({ length: 50 }, (_, index) => (index % 2 ? other : limiter).count(attempt()));
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['RATE_LIMITED']));
  });
});

describe('a refused attempt', () => {
  it('is not held against the address or, from one address, against the account everywhere', async () => {
    await letThrough(3, () => attempt());
    for (let count = 0; count < 40; count++) await expectRefused(attempt());
    await limiter.count(attempt({ username: 'grace@example.com' }));
    await limiter.count(attempt({ address: '192.0.2.2' }));
  });

  it('does not prolong the wait', async () => {
    await letThrough(3, () => attempt());
    const expiry = () =>
      database.prisma.attemptCount.findMany({ select: { key: true, expire: true }, orderBy: { key: 'asc' } });
    const before = await expiry();
    for (let count = 0; count < 5; count++) await expectRefused(attempt());
    expect(await expiry()).toEqual(before);
  });

  it('is let through again when the window is over, and says “1 minute” before', async () => {
    await letThrough(3, () => attempt());
    const endIn = (milliseconds: number) =>
      database.prisma.attemptCount.updateMany({ data: { expire: new Date(Date.now() + milliseconds) } });
    await endIn(30_000);
    await expect(limiter.count(attempt())).rejects.toThrow('Please try again in 1 minute.');
    await endIn(-1);
    expect(await letThrough(5, () => attempt())).toBe(3);
  });
});

describe('an honest attempt', () => {
  it('clears what was counted against the account, and does not count against the address', async () => {
    for (let round = 0; round < 4; round++) {
      expect(await letThrough(3, () => attempt())).toBe(3);
      await limiter.forgive(attempt());
    }
    // Two wrong ones in each of four rounds, and nothing else.
    expect(await letThrough(5, () => attempt({ username: 'grace@example.com' }))).toBe(2);
  });

  it('of a neighbour at the same address does not free somebody else’s account', async () => {
    await letThrough(3, () => attempt());
    await limiter.count(attempt({ username: 'grace@example.com' }));
    await limiter.forgive(attempt({ username: 'grace@example.com' }));
    await expectRefused(attempt());
  });
});

it('keeps short keys that tell no user name, however long the name is', async () => {
  await limiter.count(attempt({ username: `${'a'.repeat(1 << 20)}@example.com` }));
  await limiter.count(attempt());
  const keys = (await database.prisma.attemptCount.findMany()).map(({ key }) => key);
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThan(150);
  expect(keys.join()).not.toContain('ada');
});
