import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import { createDatabase } from '../../support/database.ts';
import { createAccount, createStartedReport } from '../../support/stores.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-04-01T12:00:00.000Z');

let database: Awaited<ReturnType<typeof createDatabase>>;
let store: PrismaAccountStore;

beforeAll(async () => {
  database = await createDatabase();
  store = new PrismaAccountStore(database.prisma);
});

afterAll(() => database.drop());

async function startSession() {
  const accountId = await createAccount(database.prisma);
  const hash = randomUUID();
  const { sessionId } = await store.startSession({ accountId, tokenHash: hash, expiresAt: later });
  return { accountId, sessionId, hash };
}

describe('accounts', () => {
  it('are found by id and by user name, and begin without a subscription and with their trial unused', async () => {
    const account = await store.create({ username: 'ann@example.com', passwordHash: 'digest' });
    expect(account).toEqual({
      id: expect.any(String),
      username: 'ann@example.com',
      passwordHash: 'digest',
      subscriptionStatus: 'none',
      hasUsedFreeTrial: false,
      createdAt: expect.any(Date),
    });
    expect(await store.findById(account.id)).toEqual(account);
    expect(await store.findByUsername('ann@example.com')).toEqual(account);
    expect(await store.findById('unknown')).toBeNull();
    expect(await store.findByUsername('unknown@example.com')).toBeNull();
  });

  it('share no user name, also when two register at the same moment', async () => {
    const bob = { username: 'bob@example.com', passwordHash: 'digest' };
    const outcomes = await Promise.allSettled([store.create(bob), store.create(bob)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(store.create(bob)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('have user names in lower case only, by a rule of the database', async () => {
    await expect(store.create({ username: 'Cat@example.com', passwordHash: 'digest' })).rejects.toThrow(/lower_case/);
  });

  it('take everything along that belongs to them', async () => {
    const { accountId, hash } = await startSession();
    const { id } = await createStartedReport(database.prisma, accountId);
    await database.prisma.account.delete({ where: { id: accountId } });
    expect(await store.findRefreshToken(hash)).toBeNull();
    expect(await database.prisma.report.count({ where: { id } })).toBe(0);
    expect(await database.prisma.templateVersion.count({ where: { accountId } })).toBe(0);
  });
});

describe('sessions', () => {
  it('start with a refresh token that knows its session and account', async () => {
    const { accountId, sessionId, hash } = await startSession();
    expect(await store.findRefreshToken(hash)).toEqual({
      hash,
      sessionId,
      accountId,
      usedAt: null,
      expiresAt: later,
      sessionEndedAt: null,
    });
    expect(await store.findRefreshToken('unknown')).toBeNull();
    expect(await store.isSessionAlive(sessionId)).toBe(true);
    expect(await store.isSessionAlive('unknown')).toBe(false);
  });

  it('go on with the next token when one is used; the first use counts', async () => {
    const { sessionId, hash } = await startSession();
    const use = (tokenHash: string, at: Date) =>
      store.rotateRefreshToken({ usedHash: hash, sessionId, tokenHash, expiresAt: later, now: at });
    const [second, third] = [randomUUID(), randomUUID()];
    await use(second, now);
    await use(third, new Date(now.getTime() + 5000));
    expect(await store.findRefreshToken(hash)).toMatchObject({ usedAt: now });
    expect(await store.findRefreshToken(second)).toMatchObject({ sessionId, usedAt: null });
    expect(await store.findRefreshToken(third)).toMatchObject({ sessionId, usedAt: null });
  });

  it('change nothing when the next token cannot be kept', async () => {
    const { sessionId, hash } = await startSession();
    const other = await startSession();
    const taken = { usedHash: hash, sessionId, tokenHash: other.hash, expiresAt: later, now };
    await expect(store.rotateRefreshToken(taken)).rejects.toThrow();
    expect(await store.findRefreshToken(hash)).toMatchObject({ usedAt: null });
  });

  it('forget tokens that have expired', async () => {
    const { accountId } = await startSession();
    const hash = randomUUID();
    const { sessionId } = await store.startSession({ accountId, tokenHash: hash, expiresAt: now });
    const tokenHash = randomUUID();
    await store.rotateRefreshToken({
      usedHash: hash,
      sessionId,
      tokenHash,
      expiresAt: later,
      now: new Date(now.getTime() + 1),
    });
    expect(await store.findRefreshToken(hash)).toBeNull();
    expect(await store.findRefreshToken(tokenHash)).not.toBeNull();
  });

  it('end once, and no other session with them', async () => {
    const { accountId, sessionId, hash } = await startSession();
    const other = await store.startSession({ accountId, tokenHash: randomUUID(), expiresAt: later });
    await store.endSession(sessionId, now);
    await store.endSession(sessionId, later);
    expect(await store.findRefreshToken(hash)).toMatchObject({ sessionEndedAt: now });
    expect(await store.isSessionAlive(sessionId)).toBe(false);
    expect(await store.isSessionAlive(other.sessionId)).toBe(true);
  });

  it('are dead when their account is gone', async () => {
    const { accountId, sessionId } = await startSession();
    await database.prisma.account.delete({ where: { id: accountId } });
    expect(await store.isSessionAlive(sessionId)).toBe(false);
  });
});
