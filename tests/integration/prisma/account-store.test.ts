import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import type { AccountRemoval } from '../../../server/domain/account/account-store.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { createAccount, createReport, createStartedReport } from '../../support/stores.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-04-01T12:00:00.000Z');

let database: Awaited<ReturnType<typeof createDatabase>>;
let store: PrismaAccountStore;
let removals: AccountRemoval[];

beforeAll(async () => {
  database = await createDatabase();
  store = new PrismaAccountStore(database.prisma, async (_tx, removal) => void removals.push(removal));
});
beforeEach(() => {
  removals = [];
});

afterAll(() => database.drop());

/** As `createAccount` makes it. */
const PROVED = { passwordHash: 'digest' };

async function startSession() {
  const accountId = await createAccount(database.prisma);
  const hash = randomUUID();
  const { sessionId } = await store.startSession({ accountId, ...PROVED, tokenHash: hash, expiresAt: later });
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
    expect(await store.subscriptionInSession({ accountId, sessionId })).toBe('none');
    expect(await store.subscriptionInSession({ accountId, sessionId: 'unknown' })).toBeNull();
    expect(await store.subscriptionInSession({ accountId: 'another', sessionId })).toBeNull();
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
    const { sessionId } = await store.startSession({ accountId, ...PROVED, tokenHash: hash, expiresAt: now });
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
    const other = await store.startSession({ accountId, ...PROVED, tokenHash: randomUUID(), expiresAt: later });
    await store.endSession(sessionId, now);
    await store.endSession(sessionId, later);
    expect(await store.findRefreshToken(hash)).toMatchObject({ sessionEndedAt: now });
    expect(await store.isSessionAlive(sessionId)).toBe(false);
    expect(await store.isSessionAlive(other.sessionId)).toBe(true);
    expect(await store.aliveSessions(accountId)).toEqual(new Set([other.sessionId]));
    expect(await store.subscriptionInSession({ accountId, sessionId })).toBeNull();
    expect(await store.subscriptionInSession({ accountId, sessionId: other.sessionId })).toBe('none');
  });

  it('are dead when their account is gone', async () => {
    const { accountId, sessionId } = await startSession();
    await database.prisma.account.delete({ where: { id: accountId } });
    expect(await store.isSessionAlive(sessionId)).toBe(false);
  });
});

/** Runs `work` while another transaction has changed the account and is not committed yet; commits when it waits. */
async function whileChanging(change: string, accountId: string, work: () => Promise<unknown>) {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('BEGIN');
  await other.query(change, [accountId]);
  const outcome = work().then(
    () => 'done',
    (error) => error,
  );
  await eventually('it waits', async () => {
    const waiting = await query(database.url, "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
    return waiting.length > 0;
  });
  await other.query('COMMIT');
  await other.end();
  return outcome;
}

describe('a changed password', () => {
  const change = (accountId: string, keptSessionId: string) =>
    store.changePassword({ accountId, passwordHash: 'new digest', keptSessionId, now });

  it('replaces the old one and ends all sessions of the account but one', async () => {
    const { accountId, sessionId } = await startSession();
    const other = await store.startSession({ accountId, ...PROVED, tokenHash: randomUUID(), expiresAt: later });
    const stranger = await startSession();
    await change(accountId, sessionId);
    expect(await store.findById(accountId)).toMatchObject({ passwordHash: 'new digest' });
    expect(await store.isSessionAlive(sessionId)).toBe(true);
    expect(await store.isSessionAlive(other.sessionId)).toBe(false);
    expect(await store.isSessionAlive(stranger.sessionId)).toBe(true);
  });

  it('lets nobody in who proved the old one a moment before', async () => {
    const { accountId } = await startSession();
    const outcome = await whileChanging("UPDATE accounts SET password_hash = 'new' WHERE id = $1", accountId, () =>
      store.startSession({ accountId, ...PROVED, tokenHash: randomUUID(), expiresAt: later }),
    );
    expect(outcome).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ends also the session that is being started', async () => {
    const { accountId, sessionId } = await startSession();
    // What `startSession` does, held before its commit.
    const outcome = await whileChanging(
      `WITH proved AS (SELECT id FROM accounts WHERE id = $1 FOR SHARE)
       INSERT INTO sessions (id, account_id) SELECT 'session of ' || id, id FROM proved`,
      accountId,
      () => change(accountId, sessionId),
    );
    expect(outcome).toBe('done');
    expect(await store.isSessionAlive(`session of ${accountId}`)).toBe(false);
  });
});

describe('a closed account', () => {
  it('is found by nothing, has no session, and frees its user name at once', async () => {
    const { accountId, sessionId, hash } = await startSession();
    const username = (await store.findById(accountId))?.username ?? '';
    await store.close(accountId, now);
    expect(await store.findById(accountId)).toBeNull();
    expect(await store.findByUsername(username)).toBeNull();
    expect(await store.findByUsername(`closed-${accountId}`)).toBeNull();
    expect(await store.findRefreshToken(hash)).toBeNull();
    expect(await store.isSessionAlive(sessionId)).toBe(false);
    expect(await store.aliveSessions(accountId)).toEqual(new Set());
    expect(await store.subscriptionInSession({ accountId, sessionId })).toBeNull();
    expect(await database.prisma.account.findUnique({ where: { id: accountId } })).toMatchObject({
      passwordHash: '',
      closedAt: now,
    });
    await expect(store.create({ username, passwordHash: 'digest' })).resolves.toMatchObject({ username });
  });

  it('starts no session, whatever was proved before', async () => {
    const { accountId } = await startSession();
    await store.close(accountId, now);
    for (const passwordHash of ['digest', '']) {
      const start = store.startSession({ accountId, passwordHash, tokenHash: randomUUID(), expiresAt: later });
      await expect(start).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('has its removal put into the queue once, with its customer and all its reports', async () => {
    const accountId = await createAccount(database.prisma);
    await database.prisma.account.update({ where: { id: accountId }, data: { customerId: `cus_${accountId}` } });
    const reports = [await createReport(database.prisma, accountId), await createReport(database.prisma, accountId)];
    await Promise.all([store.close(accountId, now), store.close(accountId, now)]);
    await store.close(accountId, later);
    await store.close('unknown', now);
    expect(removals).toEqual([
      { accountId, customerId: `cus_${accountId}`, reportIds: expect.arrayContaining(reports.map(({ id }) => id)) },
    ]);
  });

  it('is open as before when the queue does not take its removal', async () => {
    const { accountId, sessionId } = await startSession();
    const failing = new PrismaAccountStore(database.prisma, async () => {
      throw new Error('no queue');
    });
    await expect(failing.close(accountId, now)).rejects.toThrow('no queue');
    expect(await store.findById(accountId)).toMatchObject({ passwordHash: 'digest' });
    expect(await store.isSessionAlive(sessionId)).toBe(true);
  });

  it('takes along a report that was being created', async () => {
    const accountId = await createAccount(database.prisma);
    const { id } = await createReport(database.prisma, accountId);
    const copy = `INSERT INTO reports SELECT (r).* FROM (
      SELECT jsonb_populate_record(r, jsonb_build_object('id', 'late ' || r.id)) AS r FROM reports r WHERE account_id = $1) x`;
    expect(await whileChanging(copy, accountId, () => store.close(accountId, now))).toBe('done');
    expect(removals[0]?.reportIds.sort()).toEqual([id, `late ${id}`].sort());
  });

  it('is removed with every row; it is no error when it is gone', async () => {
    const { accountId, hash } = await startSession();
    const { id } = await createStartedReport(database.prisma, accountId);
    await store.close(accountId, now);
    await store.remove(accountId);
    await store.remove(accountId);
    expect(await database.prisma.account.count({ where: { id: accountId } })).toBe(0);
    expect(await database.prisma.report.count({ where: { id } })).toBe(0);
    expect(await database.prisma.refreshToken.count({ where: { hash } })).toBe(0);
  });
});
