import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DiskFileStore } from '../../../server/adapters/files/disk-file-store.ts';
import { PrismaAccountStore } from '../../../server/adapters/prisma/prisma-account-store.ts';
import { PrismaIsnStore } from '../../../server/adapters/prisma/prisma-isn-store.ts';
import { PrismaLessonStore } from '../../../server/adapters/prisma/prisma-lesson-store.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { PrismaTemplateStore } from '../../../server/adapters/prisma/prisma-template-store.ts';
import { ACCOUNT_REMOVAL_JOBS } from '../../../server/adapters/queue/account-removal-jobs.ts';
import { GIVE_BACK_JOBS } from '../../../server/adapters/queue/give-back-jobs.ts';
import type { PgBossJobQueue } from '../../../server/adapters/queue/pg-boss-job-queue.ts';
import { PgBossQueues } from '../../../server/adapters/queue/pg-boss-queues.ts';
import { REPORT_JOBS } from '../../../server/adapters/queue/report-jobs.ts';
import type { AccountRemoval } from '../../../server/domain/account/account-store.ts';
import { deleteAccount } from '../../../server/domain/account/delete-account.ts';
import { removeAccount } from '../../../server/domain/account/remove-account.ts';
import { systemClock } from '../../../server/domain/clock.ts';
import type { GiveBackJob } from '../../../server/domain/isn/give-back-job.ts';
import { DEFAULT_SETTINGS } from '../../../server/domain/report/report.ts';
import type { ReportJob } from '../../../server/domain/report/report-job.ts';
import { LeaseLostError } from '../../../server/domain/report/report-store.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { FakePayments } from '../../support/fakes/fake-payments.ts';
import { MemoryEventBus } from '../../support/fakes/memory-event-bus.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let files: DiskFileStore;
let webQueues: PgBossQueues;
let workerQueues: PgBossQueues;
let reportJobs: PgBossJobQueue<ReportJob>;
let giveBackJobs: PgBossJobQueue<GiveBackJob>;
let removals: PgBossJobQueue<AccountRemoval>;
let accounts: PrismaAccountStore;
let reports: PrismaReportStore;
let runs: PrismaRunStore;
const payments = new FakePayments();
/** Reports that a worker is writing. */
const running = new Set<string>();
/** What running reports met with when they ended. */
const ends: unknown[] = [];

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'plumbline-test-removal-'));
  files = new DiskFileStore(folder);
  const open = async () => {
    const queues = new PgBossQueues({ url: database.url, log: () => {} });
    await queues.start();
    return queues;
  };
  [webQueues, workerQueues] = [await open(), await open()];
  reportJobs = await webQueues.open(REPORT_JOBS);
  giveBackJobs = await webQueues.open(GIVE_BACK_JOBS);
  removals = await webQueues.open(ACCOUNT_REMOVAL_JOBS);
  accounts = new PrismaAccountStore(database.prisma, (tx, removal) => removals.enqueue(tx, removal));
  reports = new PrismaReportStore(database.prisma, (tx, job) => reportJobs.enqueue(tx, job));
  runs = new PrismaRunStore(database.prisma, (tx, job) => giveBackJobs.enqueue(tx, job));
  const worker = await workerQueues.open(REPORT_JOBS, { slots: 2 });
  await worker.work(write, async () => {});
});
afterAll(async () => {
  await Promise.all([webQueues.stop(), workerQueues.stop()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const bytes = () => Readable.from([Buffer.from('content')], { objectMode: false });

/** A run as bad as can be: it writes file after file, and looks at its lease only when it is stopped. */
async function write({ reportId }: ReportJob, signal: AbortSignal): Promise<void> {
  const lease = { reportId, leaseId: randomUUID() };
  await runs.claim(reportId, lease.leaseId);
  await runs.keep(lease, 'transcript/1', 'said');
  await runs.finishStage(lease, 'converting_audio', ['a warning']);
  running.add(reportId);
  for (let part = 0; !signal.aborted; part++) {
    await files.put(`reports/${reportId}/scratch/${part}`, bytes(), { signal }).catch(() => {});
    await sleep(5);
  }
  await runs.setProgress(lease, 0.5).catch((error) => ends.push(error));
  throw signal.reason;
}

/** An account with one of everything: a completed report to be given back, one that is being written, one that waits. */
async function furnished(username: string) {
  const { id: accountId } = await accounts.create({ username, passwordHash: 'digest' });
  const customerId = `cus_${accountId}`;
  await database.prisma.account.update({ where: { id: accountId }, data: { customerId } });
  payments.subscriptions.set(customerId, { status: 'active', hasUsedFreeTrial: true });
  const expiresAt = new Date(Date.now() + 60_000);
  const session = { accountId, passwordHash: 'digest', tokenHash: randomUUID(), expiresAt };
  const { sessionId } = await accounts.startSession(session);

  const versionId = randomUUID();
  const fileKey = `templates/${accountId}/${versionId}.hr5`;
  await files.put(fileKey, bytes());
  const template = { id: versionId, accountId, type: 'Legacy', origin: 'upload', fileKey, fileName: 'a.hr5' } as const;
  await new PrismaTemplateStore(database.prisma).addVersion({ ...template, change: 'Uploaded a.hr5.' });

  const isn = new PrismaIsnStore(database.prisma);
  await isn.saveCredentials({ accountId, username, companyKey: 'acme', domain: 'd' }, () => 'v1.sealed');
  await isn.setGivesBack(accountId, true);
  const { version = '' } = (await isn.credentials(accountId)) ?? {};
  await isn.keepOrders(accountId, version, { orders: [], fetchedAt: new Date() }, 'd');

  const lesson = { id: randomUUID(), words: 'loose', target: null, heardIn: null, itemName: null, commentName: null };
  await new PrismaLessonStore(database.prisma).put(accountId, 'loose', lesson, 1);

  const ids: string[] = [];
  for (const _ of ['completed', 'running', 'waiting']) {
    const begun = { settings: DEFAULT_SETTINGS, header: '{"id":"order-1"}', pictureClockOffsetSeconds: null };
    const { id } = await reports.create({ accountId, ...begun });
    const audio = { id: randomUUID(), name: 'one.mp3', size: 7, fileKey: `reports/${id}/audio/1.mp3` };
    const image = { id: randomUUID(), name: 'one.jpg', size: 7, fileKey: `reports/${id}/images/1.jpg` };
    await Promise.all([audio, image].map((file) => files.put(file.fileKey, bytes())));
    await reports.addAudio(accountId, id, audio);
    await reports.addImage(accountId, id, { ...image, isExcluded: false, caption: null });
    ids.push(id);
  }
  const [completed = '', first = '', second = ''] = ids;
  const run = { restart: true, template: { versionId, type: 'Legacy' } } as const;
  const lease = { reportId: completed, leaseId: randomUUID() };
  await database.prisma.report.update({ where: { id: completed }, data: { status: 'initializing' } });
  await runs.claim(completed, lease.leaseId);
  const packageFile = { fileKey: `reports/${completed}/package/report.hr5`, fileName: 'report.hr5' };
  await files.put(packageFile.fileKey, bytes());
  await runs.complete(lease, { ...packageFile, contentType: 'application/xml', size: 7 });
  await reports.startRun(accountId, first, run);
  await eventually('the first is being written', () => running.has(first));
  await reports.startRun(accountId, second, run);
  return { actor: { accountId, sessionId }, marks: [accountId, sessionId, ...ids], customerId, running: first };
}

/** Tables of the product that hang on an account, however far. */
async function tablesOfAccounts(): Promise<string[]> {
  const rows = await query<{ name: string }>(
    database.url,
    `WITH RECURSIVE hanging(oid) AS (
       SELECT 'public.accounts'::regclass::oid
       UNION SELECT conrelid FROM pg_constraint JOIN hanging ON confrelid = hanging.oid WHERE contype = 'f')
     SELECT oid::regclass::text AS name FROM hanging ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/** Tables of any kind in which something mentions one of the marks. */
async function tablesThatMention(marks: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    database.url,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const mentioning: string[] = [];
  for (const { name } of tables) {
    const sql = `SELECT FROM ${name} row WHERE EXISTS (SELECT FROM unnest($1::text[]) m WHERE strpos(row::text, m) > 0) LIMIT 1`;
    if ((await query(database.url, sql, [marks])).length > 0) mentioning.push(name.replace(/^public\./, ''));
  }
  return mentioning.sort();
}

async function filesThatMention(marks: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => marks.some((mark) => path.includes(mark)));
}

const remove = (removal: AccountRemoval) =>
  removeAccount({ accounts, files, payments, reportJobs, giveBackJobs }, removal);

it('leaves nothing of an account anywhere, though the provider is away at first and a worker is writing', async () => {
  const username = 'ada@example.com';
  const ada = await furnished(username);
  const grace = await furnished('grace@example.com');
  const hanging = await tablesOfAccounts();
  const mentioned = await tablesThatMention(ada.marks);
  // Every table that hangs on an account is filled here: whoever adds one adds it to this test.
  expect(mentioned).toEqual(expect.arrayContaining(hanging));
  expect(mentioned).toContain('pgboss.job_common');
  const kinds = await query(database.url, 'SELECT DISTINCT name FROM pgboss.job ORDER BY name');
  expect(kinds).toEqual([{ name: 'isn-give-back' }, { name: 'report' }]);
  expect(await filesThatMention(ada.marks)).not.toEqual([]);

  payments.isDown = true;
  await deleteAccount({ accounts, events: new MemoryEventBus(), clock: systemClock }, ada.actor);
  const { id: newId } = await accounts.create({ username, passwordHash: 'digest' });
  await removals.work(remove, remove);
  await eventually('the removal waits for its next try', async () => {
    const rows = await query(database.url, "SELECT FROM pgboss.job WHERE name = 'account-removal' AND state = 'retry'");
    return rows.length > 0;
  });
  expect(await accounts.findById(ada.actor.accountId)).toBeNull();
  payments.isDown = false;

  await eventually('nothing is left', async () => (await tablesThatMention(ada.marks)).length === 0, 30_000);
  expect(await filesThatMention(ada.marks)).toEqual([]);
  expect(payments.subscriptions.has(ada.customerId)).toBe(false);
  expect(ends).toEqual([expect.any(LeaseLostError)]);

  expect(await accounts.findById(newId)).toMatchObject({ username });
  expect(await tablesThatMention(grace.marks)).toEqual(expect.arrayContaining(hanging));
  expect(running.has(grace.running)).toBe(true);
  expect(payments.subscriptions.has(grace.customerId)).toBe(true);
});
