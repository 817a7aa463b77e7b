import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { PgBossQueues } from '../../../server/adapters/queue/pg-boss-queues.ts';
import { REPORT_JOBS } from '../../../server/adapters/queue/report-jobs.ts';
import type { ReportJob } from '../../../server/domain/report/report-job.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let sender: Awaited<ReturnType<typeof openQueue>>;
const opened: PgBossQueues[] = [];
const noGivingUp = async () => {};

async function openQueue(slots = 1) {
  const queues = new PgBossQueues({ url: database.url, log: () => {} });
  opened.push(queues);
  await queues.start();
  return queues.open(REPORT_JOBS, { slots });
}

const enqueue = (job: ReportJob) => database.prisma.$transaction((tx) => sender.enqueue(tx, job));

/** A handler that notes its jobs and holds them until they are released or aborted. */
function holdingHandler() {
  const held: { job: ReportJob; signal: AbortSignal; release: () => void }[] = [];
  const handler = (job: ReportJob, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      held.push({ job, signal, release: resolve });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { held, handler };
}

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  sender = await openQueue();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((queues) => queues.stop()));
  await query(database.url, 'DELETE FROM pgboss.job');
});

it('hands out a job when, and only when, its transaction commits', async () => {
  const done: string[] = [];
  await sender.work(async ({ reportId }) => void done.push(reportId), noGivingUp);
  const undone = database.prisma.$transaction(async (tx) => {
    await sender.enqueue(tx, { reportId: 'undone', accountId: 'a' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await enqueue({ reportId: 'committed', accountId: 'a' });
  await eventually('the job is done', () => done.length > 0);
  expect(done).toEqual(['committed']);
  await eventually('the queue is empty', async () => {
    const rows = await query(database.url, "SELECT FROM pgboss.job WHERE state < 'completed'");
    return rows.length === 0;
  });
});

it('keeps one waiting job of each report, and takes another while that one runs', async () => {
  const { held, handler } = holdingHandler();
  await enqueue({ reportId: 'r', accountId: 'a' });
  await enqueue({ reportId: 'r', accountId: 'a' });
  await sender.work(handler, noGivingUp);
  const first = await eventually('the first runs', () => held[0]);
  await enqueue({ reportId: 'r', accountId: 'a' });
  first.release();
  const second = await eventually('the later one runs', () => held[1]);
  second.release();
  await eventually('both are done, and there is no third', async () => {
    const rows = await query<{ state: string }>(database.url, 'SELECT state FROM pgboss.job');
    return rows.length === 2 && rows.every(({ state }) => state === 'completed');
  });
});

it('hands out again a job whose handler throws', async () => {
  let tries = 0;
  await enqueue({ reportId: 'r', accountId: 'a' });
  await sender.work(async () => {
    tries++;
    if (tries === 1) throw new Error('the disk hiccuped');
  }, noGivingUp);
  await eventually('the job is tried twice', () => tries === 2);
});

it('gives up a job that failed for good, once', async () => {
  const givenUp: ReportJob[] = [];
  await enqueue({ reportId: 'r', accountId: 'a' });
  await query(database.url, 'UPDATE pgboss.job SET retry_limit = 0');
  const failing = async () => {
    throw new Error('always');
  };
  await sender.work(failing, async (job) => void givenUp.push(job));
  await eventually('the job is given up', () => givenUp.length > 0);
  await eventually('nothing is left to do', async () => {
    const rows = await query(database.url, "SELECT FROM pgboss.job WHERE state < 'completed'");
    return rows.length === 0;
  });
  expect(givenUp).toEqual([{ reportId: 'r', accountId: 'a' }]);
});

it('hands back running jobs at once when it stops, with all their tries', async () => {
  const { held, handler } = holdingHandler();
  const worker = await openQueue();
  await enqueue({ reportId: 'r', accountId: 'a' });
  await worker.work(handler, noGivingUp);
  await eventually('the job runs', () => held.length === 1);
  await worker.stop();
  expect(held[0]?.signal.aborted).toBe(true);

  const done: string[] = [];
  await sender.work(async ({ reportId }) => void done.push(reportId), noGivingUp);
  await eventually('another worker does it', () => done.length === 1, 2_000);
  const [row] = await query(
    database.url,
    "SELECT retry_count FROM pgboss.job WHERE data->>'reportId' = 'r' ORDER BY created_on DESC LIMIT 1",
  );
  expect(row).toEqual({ retry_count: 0 });
});

it('hands back the job of a handler that does not listen, after a few seconds', async () => {
  const worker = await openQueue();
  let runs = 0;
  await enqueue({ reportId: 'r', accountId: 'a' });
  await worker.work(() => {
    runs++;
    return new Promise(() => {});
  }, noGivingUp);
  await eventually('the job runs', () => runs === 1);
  const started = Date.now();
  await worker.stop();
  expect(Date.now() - started).toBeLessThan(6_000);
  const rows = await query(database.url, "SELECT FROM pgboss.job WHERE state = 'created'");
  expect(rows).toHaveLength(1);
});

it('hands out the job of a killed worker within about 15 seconds', async () => {
  const program = join(import.meta.dirname, 'hold-jobs.ts');
  const worker = spawn(process.execPath, ['--import', 'tsx', program, database.url, 'report']);
  await enqueue({ reportId: 'r', accountId: 'a' });
  await once(worker.stdout, 'data');
  worker.kill('SIGKILL');
  const killed = Date.now();
  const done: string[] = [];
  await sender.work(async ({ reportId }) => void done.push(reportId), noGivingUp);
  await eventually('the job is done', () => done.length === 1, 30_000);
  expect(Date.now() - killed).toBeLessThan(17_000);
});

it('keeps a job that takes longer than the heartbeat', async () => {
  const { held, handler } = holdingHandler();
  await enqueue({ reportId: 'r', accountId: 'a' });
  await query(database.url, 'UPDATE pgboss.job SET heartbeat_seconds = 5');
  await sender.work(handler, noGivingUp);
  const first = await eventually('the job runs', () => held[0]);
  const touched = async () => {
    const [row] = await query<{ touched: boolean }>(
      database.url,
      "SELECT heartbeat_on > started_on + interval '7 seconds' AS touched FROM pgboss.job",
    );
    return row?.touched;
  };
  await eventually('it lived past its heartbeat', touched);
  expect(held).toHaveLength(1);
  expect(first.signal.aborted).toBe(false);
  first.release();
});

it('aborts a job that was taken away', async () => {
  const { held, handler } = holdingHandler();
  await enqueue({ reportId: 'r', accountId: 'a' });
  await sender.work(handler, noGivingUp);
  const first = await eventually('the job runs', () => held[0]);
  await query(database.url, "UPDATE pgboss.job SET state = 'cancelled'");
  await eventually('the handler is told', () => first.signal.aborted, 6_000);
});

it('does not let one account keep another waiting', async () => {
  const { held, handler } = holdingHandler();
  for (const reportId of ['a1', 'a2', 'a3']) await enqueue({ reportId, accountId: 'a' });
  await enqueue({ reportId: 'b1', accountId: 'b' });
  const worker = await openQueue(2);
  await worker.work(handler, noGivingUp);
  await eventually('two jobs run', () => held.length === 2);
  expect(held.map(({ job }) => job.reportId)).toEqual(['a1', 'b1']);
  held[0]?.release();
  await eventually('the next of the first account runs', () => held.length === 3);
  expect(held[2]?.job.reportId).toBe('a2');
});
