import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AesSecretBox } from '../../../server/adapters/crypto/aes-secret-box.ts';
import { newKey } from '../../../server/adapters/crypto/credential-keys.ts';
import { GivenKeys } from '../../../server/adapters/crypto/given-keys.ts';
import { PrismaIsnStore } from '../../../server/adapters/prisma/prisma-isn-store.ts';
import { PrismaReportLinkStore } from '../../../server/adapters/prisma/prisma-report-link-store.ts';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { GIVE_BACK_JOBS } from '../../../server/adapters/queue/give-back-jobs.ts';
import type { PgBossJobQueue } from '../../../server/adapters/queue/pg-boss-job-queue.ts';
import { PgBossQueues } from '../../../server/adapters/queue/pg-boss-queues.ts';
import { type GiveBackPorts, giveBack, giveUpGivingBack } from '../../../server/domain/isn/give-back.ts';
import type { GiveBackJob } from '../../../server/domain/isn/give-back-job.ts';
import { DEFAULT_SETTINGS } from '../../../server/domain/report/report.ts';
import { LeaseLostError } from '../../../server/domain/report/report-store.ts';
import { createDatabase, query } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { FakeIsnOrders, isnOrder, REFUSAL } from '../../support/fakes/fake-isn-orders.ts';
import { MemoryEventBus } from '../../support/fakes/memory-event-bus.ts';
import { createAccount, createTemplate, enqueueNothing, reportPackage } from '../../support/stores.ts';

const FAILED = 'The link to this report could not be added to the ISN order: ';

let database: Awaited<ReturnType<typeof createDatabase>>;
let queues: PgBossQueues;
let queue: PgBossJobQueue<GiveBackJob>;
let reports: PrismaReportStore;
let runs: PrismaRunStore;
let isn: PrismaIsnStore;
let isnOrders: FakeIsnOrders;
let events: MemoryEventBus;
let ports: GiveBackPorts;
let accountId: string;
const secrets = new AesSecretBox(new GivenKeys([newKey()]), () => {});
const logged: unknown[] = [];

beforeAll(async () => {
  database = await createDatabase();
  reports = new PrismaReportStore(database.prisma, enqueueNothing);
  runs = new PrismaRunStore(database.prisma, (tx, job) => queue.enqueue(tx, job));
  isn = new PrismaIsnStore(database.prisma);
});
afterAll(() => database.drop());
beforeEach(async () => {
  queues = new PgBossQueues({ url: database.url, log: () => {} });
  await queues.start();
  queue = await queues.open(GIVE_BACK_JOBS);
  isnOrders = new FakeIsnOrders();
  events = new MemoryEventBus();
  const links = new PrismaReportLinkStore(database.prisma);
  const log = (...line: unknown[]) => void logged.push(line);
  ports = { isn, isnOrders, secrets, events, links, origin: 'https://app.example.com', log };
  accountId = await createAccount(database.prisma);
  await setUp();
});
afterEach(async () => {
  await queues.stop();
  await query(database.url, 'DELETE FROM pgboss.job');
  const { retryDelay, retryBackoff } = GIVE_BACK_JOBS.options;
  await query(database.url, `UPDATE pgboss.queue SET retry_delay = ${retryDelay}, retry_backoff = ${retryBackoff}`);
});

/** Has jobs tried again at once that are put in from now on. */
const waitForNoRetry = () => query(database.url, 'UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false');

async function setUp(password = 'secret', givesBack = true): Promise<void> {
  const credentials = { accountId, username: 'inspector', companyKey: 'acme', domain: 'd' };
  await isn.saveCredentials(credentials, () => secrets.seal(password, accountId));
  await isn.setGivesBack(accountId, givesBack);
}

const work = () =>
  queue.work(
    (job) => giveBack(ports, job),
    (job) => giveUpGivingBack(ports, job),
  );
const jobs = () => query<{ data: GiveBackJob }>(database.url, "SELECT data FROM pgboss.job WHERE state < 'completed'");
const isIdle = async () => (await jobs()).length === 0;
const messagesOf = async (reportId: string) => (await reports.get(accountId, reportId)).messages;
const linkTo = (reportId: string) => ({
  orderId: 'order-1',
  url: `https://app.example.com/dashboard?report=${reportId}`,
  title: 'Inspection Report',
});

async function newReport(header: string | null = JSON.stringify(isnOrder('order-1'))): Promise<string> {
  const begun = { accountId, settings: DEFAULT_SETTINGS, header, pictureClockOffsetSeconds: null };
  return (await reports.create(begun)).id;
}

/** Writes a report from the start, as a worker does. */
async function write(reportId: string): Promise<void> {
  await start(reportId);
  const lease = { reportId, leaseId: randomUUID() };
  await runs.claim(reportId, lease.leaseId);
  await runs.finishStage(lease, 'finding_comments', ['One remark found no place.']);
  await runs.complete(lease, reportPackage());
}

async function start(reportId: string): Promise<void> {
  const template = await createTemplate(database.prisma, accountId);
  await reports.startRun(accountId, reportId, { restart: true, template });
}

/** A report that was written, and its job. */
async function written(): Promise<{ reportId: string; job: GiveBackJob }> {
  const reportId = await newReport();
  await write(reportId);
  const [row] = await jobs();
  if (!row) throw new Error('There is no job.');
  return { reportId, job: row.data };
}

describe('a report that completes', () => {
  it('puts in a job with its completion', async () => {
    const { reportId, job } = await written();
    const { package: file } = await reports.get(accountId, reportId);
    expect(job).toEqual({ accountId, reportId, orderId: 'order-1', packageVersion: file?.version });
  });

  it('puts in nothing when its completion does not commit', async () => {
    const reportId = await newReport();
    await start(reportId);
    await expect(runs.complete({ reportId, leaseId: 'lost' }, reportPackage())).rejects.toThrow(LeaseLostError);
    const failing = new PrismaRunStore(database.prisma, async (tx, job) => {
      await queue.enqueue(tx, job);
      throw new Error('the commit fails');
    });
    await failing.claim(reportId, 'mine');
    await expect(failing.complete({ reportId, leaseId: 'mine' }, reportPackage())).rejects.toThrow('the commit fails');
    expect(await jobs()).toEqual([]);
    expect(await reports.get(accountId, reportId)).toMatchObject({ status: 'initializing', package: null });
  });

  it.each([
    ['no order', null],
    ['an order of somebody else', '{"report_info":{"RIAddress1":["RIAddress1","118 Alder Court"]}}'],
    ['an order with an odd id', '{"id":7}'],
    ['an order with a very long id', JSON.stringify({ id: 'x'.repeat(101) })],
  ])('puts in nothing where it was created with %s', async (_what, header) => {
    await write(await newReport(header));
    expect(await jobs()).toEqual([]);
  });

  it('puts in nothing where the account does not give back, or has no credentials', async () => {
    await isn.setGivesBack(accountId, false);
    await write(await newReport());
    await isn.deleteCredentials(accountId);
    await write(await newReport());
    expect(await jobs()).toEqual([]);
  });
});

describe('giving back', () => {
  it('adds the link to the order, once, and leaves no job', async () => {
    const { reportId } = await written();
    await work();
    await eventually('the job is done', isIdle);
    expect(isnOrders.links).toEqual([linkTo(reportId)]);
    expect(isnOrders.calls).toMatchObject([{ input: [{ username: 'inspector', password: 'secret' }, {}] }]);
    expect(await messagesOf(reportId)).toEqual([{ type: 'warning', text: 'One remark found no place.' }]);
    expect(await query(database.url, 'SELECT FROM pgboss.job')).toEqual([]);
  });

  it('is tried again while ISN is down, and nothing is said of it when it succeeds', async () => {
    await waitForNoRetry();
    const { reportId } = await written();
    isnOrders.isDown = true;
    await work();
    await eventually('it was tried twice', () => isnOrders.count('addReportUrl') >= 2);
    isnOrders.isDown = false;
    await eventually('the job is done', isIdle);
    expect(isnOrders.links).toEqual([linkTo(reportId)]);
    expect(await messagesOf(reportId)).toHaveLength(1);
  });

  it('ends, after five retries and a last look, in one warning beside the others', async () => {
    await waitForNoRetry();
    const { reportId } = await written();
    isnOrders.isDown = true;
    await work();
    await eventually('the job is given up', isIdle, 20_000);
    expect(isnOrders.count('addReportUrl')).toBe(7);
    const text = `${FAILED}ISN cannot be reached just now. Please try again later.`;
    expect(await reports.get(accountId, reportId)).toMatchObject({
      status: 'completed',
      messages: [
        { type: 'warning', text: 'One remark found no place.' },
        { type: 'warning', text },
      ],
    });
    expect(events.published).toEqual([{ type: 'reportChanged', accountId, reportId }]);
    expect(JSON.stringify(logged)).not.toContain('secret');
  }, 40_000);

  it('waits longer with each retry as it is set up', async () => {
    await written();
    const [job] = await query(
      database.url,
      'SELECT retry_limit, retry_delay, retry_backoff, retry_delay_max FROM pgboss.job',
    );
    expect(job).toEqual({ retry_limit: 5, retry_delay: 30, retry_backoff: true, retry_delay_max: 600 });
  });

  it.each([
    ['the order', 'secret', 'There is no such order.', 'There is no such order.'],
    ['the credentials', 'wrong', null, REFUSAL],
  ])(
    'ends in a warning at once where ISN refuses %s: it would refuse again',
    async (_what, password, refusal, reason) => {
      const { reportId } = await written();
      await setUp(password);
      isnOrders.linkRefusal = refusal;
      await work();
      await eventually('the job is done', isIdle);
      expect(isnOrders.count('addReportUrl')).toBe(1);
      expect((await messagesOf(reportId)).at(-1)).toEqual({ type: 'warning', text: FAILED + reason });
    },
  );

  it('warns once, however often it is given up', async () => {
    const { reportId, job } = await written();
    isnOrders.isDown = true;
    await giveUpGivingBack(ports, job);
    isnOrders.isDown = false;
    isnOrders.linkRefusal = 'Another reason.';
    await giveUpGivingBack(ports, job);
    expect((await messagesOf(reportId)).slice(1)).toEqual([{ type: 'warning', text: `${FAILED}Another reason.` }]);
  });

  it('tells nothing of a fault of the product but that there was one', async () => {
    const { reportId, job } = await written();
    isnOrders.fault = new Error('a secret of the product');
    await expect(giveBack(ports, job)).rejects.toThrow('a secret of the product');
    await giveUpGivingBack(ports, job);
    expect((await messagesOf(reportId)).at(-1)?.text).toBe(`${FAILED}Something went wrong on our side.`);
  });

  it('is done with when the report is gone, or the account does not want it any more', async () => {
    const { reportId, job } = await written();
    await isn.setGivesBack(accountId, false);
    await giveBack(ports, job);
    await isn.deleteCredentials(accountId);
    await giveBack(ports, job);
    await giveUpGivingBack(ports, job);
    await setUp();
    await reports.delete(accountId, reportId);
    await giveBack(ports, job);
    await giveUpGivingBack(ports, job);
    expect(isnOrders.calls).toEqual([]);
    expect(events.published).toEqual([]);
  });
});

describe('a report that is written again', () => {
  it('has its link added by the later job alone, and no warning of the earlier one', async () => {
    const { reportId, job: earlier } = await written();
    await start(reportId);
    isnOrders.linkRefusal = 'Too late.';
    await giveBack(ports, earlier);
    await giveUpGivingBack(ports, earlier);
    expect(await messagesOf(reportId)).toEqual([]);
    isnOrders.linkRefusal = null;
    const lease = { reportId, leaseId: randomUUID() };
    await runs.claim(reportId, lease.leaseId);
    await runs.complete(lease, reportPackage());
    expect(await jobs()).toHaveLength(2);
    await work();
    await eventually('both jobs are done', isIdle);
    expect(isnOrders.links).toEqual([linkTo(reportId)]);
  });

  it('is tried anew where the link could not be added before, and the warning goes', async () => {
    const { reportId } = await written();
    isnOrders.linkRefusal = 'There is no such order.';
    await work();
    await eventually('it is warned of', async () => (await messagesOf(reportId)).length === 2);
    await eventually('the job is done', isIdle);
    isnOrders.linkRefusal = null;
    await write(reportId);
    await eventually('the job is done', isIdle);
    expect(isnOrders.links).toEqual([linkTo(reportId)]);
    expect(await messagesOf(reportId)).toHaveLength(1);
  });

  it('does not have a link added that its order has', async () => {
    const { reportId } = await written();
    await work();
    await eventually('the job is done', isIdle);
    await write(reportId);
    await eventually('the second job is done', isIdle);
    expect(isnOrders.links).toEqual([linkTo(reportId)]);
    expect(isnOrders.count('addReportUrl')).toBe(1);
  });
});
