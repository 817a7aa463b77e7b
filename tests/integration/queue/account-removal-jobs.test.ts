import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ACCOUNT_REMOVAL_JOBS } from '../../../server/adapters/queue/account-removal-jobs.ts';
import type { PgBossJobQueue } from '../../../server/adapters/queue/pg-boss-job-queue.ts';
import { PgBossQueues } from '../../../server/adapters/queue/pg-boss-queues.ts';
import { REPORT_JOBS } from '../../../server/adapters/queue/report-jobs.ts';
import type { AccountRemoval } from '../../../server/domain/account/account-store.ts';
import type { ReportJob } from '../../../server/domain/report/report-job.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let queues: PgBossQueues;
let removals: PgBossJobQueue<AccountRemoval>;
let reports: PgBossJobQueue<ReportJob>;

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  queues = new PgBossQueues({ url: database.url, log: () => {} });
  await queues.start();
  removals = await queues.open(ACCOUNT_REMOVAL_JOBS);
  reports = await queues.open(REPORT_JOBS);
});
afterEach(async () => {
  await queues.stop();
  await query(database.url, 'DELETE FROM pgboss.job');
});

const removal = (accountId: string): AccountRemoval => ({ accountId, customerId: 'cus_1', reportIds: ['r1'] });
const enqueue = (accountId: string) => database.prisma.$transaction((tx) => removals.enqueue(tx, removal(accountId)));
const startReport = (reportId: string, accountId: string) =>
  database.prisma.$transaction((tx) => reports.enqueue(tx, { reportId, accountId }));
const jobs = (columns: string) => query<Record<string, unknown>>(database.url, `SELECT ${columns} FROM pgboss.job`);
const isAllDone = async () =>
  (await query(database.url, "SELECT FROM pgboss.job WHERE state < 'completed'")).length === 0;
const never = async () => {
  throw new Error('the provider is away');
};

it('hands out a removal whole, when and only when its transaction commits, and leaves no trace of it', async () => {
  const done: AccountRemoval[] = [];
  await removals.work(async (job) => void done.push(job), never);
  const undone = database.prisma.$transaction(async (tx) => {
    await removals.enqueue(tx, removal('undone'));
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await enqueue('a');
  await eventually('the queue is empty', async () => done.length > 0 && (await jobs('id')).length === 0);
  expect(done).toEqual([removal('a')]);
});

it('runs one removal at a time, beside reports and never instead of them', async () => {
  const held: { accountId: string; release: () => void }[] = [];
  const hold = ({ accountId }: AccountRemoval) => new Promise<void>((release) => held.push({ accountId, release }));
  const written: string[] = [];
  await removals.work(hold, never);
  await enqueue('a');
  await eventually('the first runs', () => held.length === 1);
  await enqueue('b');
  await reports.work(async ({ reportId }) => void written.push(reportId), never);
  await startReport('r', 'c');
  await eventually('the report is written', () => written.length === 1);
  expect(held.map(({ accountId }) => accountId)).toEqual(['a']);
  held[0]?.release();
  await eventually('the second runs', () => held.length === 2);
  held[1]?.release();
});

it('is tried on however often it fails, after ten minutes at most, and is kept for years', async () => {
  await enqueue('a');
  await query(database.url, 'UPDATE pgboss.job SET retry_count = 5000');
  await removals.work(never, never);
  const job = await eventually('it waits for the next try', async () => {
    const [row] = await jobs(`state, name, retry_count AS tries,
      start_after - now() <= interval '10 minutes' AS soon, start_after - now() > interval '4 minutes' AS patient,
      keep_until > now() + interval '9 years' AS kept`);
    return row?.state === 'retry' ? row : null;
  });
  expect(job).toEqual({ state: 'retry', name: 'account-removal', tries: 5000, soon: true, patient: true, kept: true });
});

it('comes back from among the dead until it is done', async () => {
  await enqueue('a');
  await query(database.url, 'UPDATE pgboss.job SET retry_limit = 0');
  await query(database.url, "UPDATE pgboss.queue SET retry_delay = 1 WHERE name = 'account-removal-dead'");
  let tries = 0;
  await removals.work(never, async () => {
    tries++;
    if (tries === 1) await never();
  });
  await eventually('nothing is left to do', async () => tries === 2 && (await isAllDone()));
});

it('is taken up within about 15 seconds after the process that ran it was killed', async () => {
  const program = join(import.meta.dirname, 'hold-jobs.ts');
  const holder = spawn(process.execPath, ['--import', 'tsx', program, database.url, 'account-removal']);
  await enqueue('a');
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  const killed = Date.now();
  const done: string[] = [];
  await removals.work(async ({ accountId }) => void done.push(accountId), never);
  await eventually('the removal is done', () => done.length === 1, 30_000);
  expect(Date.now() - killed).toBeLessThan(17_000);
});

it('forgets the report jobs of one account in every state, and aborts the running one', async () => {
  const states = ['created', 'retry', 'completed', 'cancelled', 'failed'];
  for (const state of states) {
    await startReport(state, 'a');
    await query(database.url, `UPDATE pgboss.job SET state = '${state}' WHERE singleton_key = '${state}'`);
  }
  await startReport('given up', 'a');
  await query(database.url, "UPDATE pgboss.job SET name = 'report-dead' WHERE singleton_key = 'given up'");
  await startReport('other', 'b');

  const running: AbortSignal[] = [];
  const worker = new PgBossQueues({ url: database.url, log: () => {} });
  await worker.start();
  const untilAborted = (_job: ReportJob, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      running.push(signal);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  await (await worker.open(REPORT_JOBS)).work(untilAborted, async (job) =>
    untilAborted(job, new AbortController().signal),
  );
  await eventually('a job runs', () => running.length === 1);

  await reports.forget('a');
  expect(await jobs("data->>'accountId' AS account")).toEqual([{ account: 'b' }]);
  await worker.stop();
});
