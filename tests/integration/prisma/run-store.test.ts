import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { type Lease, LeaseLostError } from '../../../server/domain/report/report-store.ts';
import { createDatabase } from '../../support/database.ts';
import {
  audioFile,
  createAccount,
  createReport,
  createStartedReport,
  createTemplate,
  enqueueNothing,
  reportPackage,
} from '../../support/stores.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let reports: PrismaReportStore;
let store: PrismaRunStore;
let accountId: string;
let reportId: string;
let lease: Lease;
let audioFileId: string;

beforeAll(async () => {
  database = await createDatabase();
  reports = new PrismaReportStore(database.prisma, enqueueNothing);
  store = new PrismaRunStore(database.prisma, enqueueNothing);
  accountId = await createAccount(database.prisma);
});

afterAll(() => database.drop());

beforeEach(async () => {
  reportId = (await createStartedReport(database.prisma, accountId)).id;
  const audio = audioFile('one.mp3');
  audioFileId = audio.id;
  await reports.addAudio(accountId, reportId, audio);
  lease = { reportId, leaseId: 'first worker' };
  await store.claim(reportId, lease.leaseId);
});

const report = () => reports.get(accountId, reportId);

/** Every write of a run. */
const writes = (by: Lease): (() => Promise<void>)[] => [
  () => store.setStage(by, 'converting_audio'),
  () => store.setProgress(by, 0.5),
  () => store.finishStage(by, 'converting_audio', ['late']),
  () => store.keep(by, 'late', true),
  () => store.setRecordingSeconds(by, audioFileId, 1),
  () => store.complete(by, reportPackage()),
  () => store.fail(by, 'late'),
];

async function expectNothingWritten(by: Lease): Promise<void> {
  for (const write of writes(by)) await expect(write()).rejects.toBeInstanceOf(LeaseLostError);
}

describe('a run', () => {
  it('is claimed with its report, and only while that is processed', async () => {
    expect(await store.claim(reportId, 'another worker')).toEqual(await report());
    expect(await store.claim('no-such-report', 'worker')).toBeNull();
    const idle = await createReport(database.prisma, accountId);
    expect(await store.claim(idle.id, 'worker')).toBeNull();
  });

  it('that was taken over takes no write of the worker that lost it', async () => {
    await store.claim(reportId, 'second worker');
    const before = await report();
    await expectNothingWritten(lease);
    expect(await report()).toEqual(before);
    expect(await store.finishedStages(reportId)).toEqual([]);
    expect(await store.kept(reportId, 'late')).toBeUndefined();
    await store.setProgress({ reportId, leaseId: 'second worker' }, 0.25);
  });

  it('takes no write once its report is deleted, completed, failed or started anew', async () => {
    await store.complete(lease, reportPackage());
    await expectNothingWritten(lease);
    await reports.startRun(accountId, reportId, { restart: false, template: { versionId: 'unused', type: 'Legacy' } });
    await expectNothingWritten(lease);
    await store.claim(reportId, lease.leaseId);
    await store.fail(lease, 'The disk is full.');
    await expectNothingWritten(lease);
    await reports.delete(accountId, reportId);
    await expectNothingWritten(lease);
  });

  it('moves the bar by stage and within it; only a status change is an update', async () => {
    await store.setStage(lease, 'transcribing_audio');
    const before = await report();
    expect(before).toMatchObject({ status: 'transcribing_audio', reachedStep: 40, stageProgress: 0 });
    await store.setProgress(lease, 0.5);
    expect(await report()).toEqual({ ...before, stageProgress: 0.5 });
    await store.setProgress(lease, 1.2);
    expect(await report()).toMatchObject({ stageProgress: 1 });
    await store.setStage(lease, 'indexing_transcript');
    expect(await report()).toMatchObject({ reachedStep: 50, stageProgress: 0 });
  });

  it('shows the warnings of its finished stages in the order of the stages', async () => {
    await store.finishStage(lease, 'transcribing_audio', ['second', 'third']);
    await store.finishStage(lease, 'converting_audio', ['first']);
    await store.finishStage(lease, 'finding_comments', []);
    const texts = async () => (await report()).messages.map(({ type, text }) => `${type}: ${text}`);
    expect(await texts()).toEqual(['warning: first', 'warning: second', 'warning: third']);
    expect(new Set(await store.finishedStages(reportId))).toEqual(
      new Set(['transcribing_audio', 'converting_audio', 'finding_comments']),
    );
    await store.finishStage(lease, 'converting_audio', ['again']);
    expect(await texts()).toEqual(['warning: again', 'warning: second', 'warning: third']);
  });

  it('that fails ends in error with its message beside the warnings, and keeps what a continued run needs', async () => {
    await store.setStage(lease, 'transcribing_audio');
    await store.finishStage(lease, 'converting_audio', ['The end of a.mp3 is missing.']);
    await store.keep(lease, 'plan', [1, 2]);
    await store.fail(lease, 'The speech model cannot be loaded.');
    expect(await report()).toMatchObject({
      status: 'error',
      reachedStep: 40,
      messages: [
        { type: 'warning', text: 'The end of a.mp3 is missing.' },
        { type: 'error', text: 'The speech model cannot be loaded.' },
      ],
    });
    expect(await store.finishedStages(reportId)).toEqual(['converting_audio']);
    expect(await store.kept(reportId, 'plan')).toEqual([1, 2]);
  });

  it('that completes has its package and its warnings, and drops what was kept', async () => {
    await store.keep(lease, 'plan', [1, 2]);
    await store.finishStage(lease, 'finding_comments', ['One remark found no place.']);
    await store.complete(lease, reportPackage(3_000_000_000));
    expect(await report()).toMatchObject({
      status: 'completed',
      messages: [{ type: 'warning', text: 'One remark found no place.' }],
      package: reportPackage(3_000_000_000),
    });
    expect(await store.kept(reportId, 'plan')).toBeUndefined();
    expect(await store.finishedStages(reportId)).toEqual([]);
    expect(await store.claim(reportId, 'late worker')).toBeNull();
  });
});

describe('kept values', () => {
  it('come back as they were, in the order of their own keys, and are replaced', async () => {
    const value = { zulu: 1, alpha: ['é\u0000', null, 1.5], nested: { b: true, a: false } };
    await store.keep(lease, 'value', 'before');
    await store.keep(lease, 'value', value);
    expect(JSON.stringify(await store.kept(reportId, 'value'))).toBe(JSON.stringify(value));
    await store.keep(lease, 'nothing', null);
    expect(await store.kept(reportId, 'nothing')).toBeNull();
    expect(await store.kept(reportId, 'unknown')).toBeUndefined();
  });

  it('are listed by prefix and sorted by key; a prefix is no pattern', async () => {
    for (const key of ['chunk_0010', 'chunk_0002', 'chunkX0001', 'chunk%', 'plan']) await store.keep(lease, key, key);
    expect([...(await store.keptAll(reportId, 'chunk_'))]).toEqual([
      ['chunk_0002', 'chunk_0002'],
      ['chunk_0010', 'chunk_0010'],
    ]);
    expect([...(await store.keptAll(reportId, 'chunk%')).keys()]).toEqual(['chunk%']);
    expect((await store.keptAll(reportId, 'none/')).size).toBe(0);
  });

  it('are written by many at once and by none after the run was taken over in the middle', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `key/${i}`);
    const writing = Promise.allSettled(keys.map((key) => store.keep(lease, key, key)));
    await store.claim(reportId, 'second worker');
    const outcomes = await writing;
    const kept = await store.keptAll(reportId, 'key/');
    expect(kept.size).toBe(outcomes.filter(({ status }) => status === 'fulfilled').length);
    await expect(store.keep(lease, 'key/late', true)).rejects.toBeInstanceOf(LeaseLostError);
  });
});

describe('the length of a recording', () => {
  it('is known once it was told', async () => {
    expect((await report()).audioFiles[0]?.seconds).toBeNull();
    await store.setRecordingSeconds(lease, audioFileId, 61.25);
    expect((await report()).audioFiles[0]?.seconds).toBe(61.25);
  });

  it('is not told of another report’s recording', async () => {
    const other = await createStartedReport(database.prisma, accountId);
    const theirs = audioFile('two.mp3');
    await reports.addAudio(accountId, other.id, theirs);
    await expect(store.setRecordingSeconds(lease, theirs.id, 1)).rejects.toBeInstanceOf(LeaseLostError);
    expect((await reports.get(accountId, other.id)).audioFiles[0]?.seconds).toBeNull();
  });
});

describe('cancelling', () => {
  it('ends the run, keeps what was done and warned of, and takes the lease away', async () => {
    await store.setStage(lease, 'transcribing_audio');
    await store.keep(lease, 'chunk/0', ['roof']);
    await store.finishStage(lease, 'converting_audio', ['It is cut short.']);
    await reports.cancelRun(accountId, reportId, 'Cancelled.');
    expect(await report()).toMatchObject({
      status: 'error',
      messages: [
        { type: 'warning', text: 'It is cut short.' },
        { type: 'warning', text: 'Cancelled.' },
      ],
    });
    const before = await report();
    await expectNothingWritten(lease);
    expect(await report()).toEqual(before);
    expect(await store.claim(reportId, 'another worker')).toBeNull();

    const template = await createTemplate(database.prisma, accountId);
    await reports.startRun(accountId, reportId, { restart: false, template });
    expect(await store.finishedStages(reportId)).toEqual(['converting_audio']);
    expect(await store.kept(reportId, 'chunk/0')).toEqual(['roof']);
  });

  it('is refused for a report that is not being written, and for another account', async () => {
    const cancel = (id: string, by = accountId) => reports.cancelRun(by, id, 'Cancelled.');
    const stranger = await createAccount(database.prisma);
    await expect(cancel(reportId, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await report()).status).toBe('initializing');
    await cancel(reportId);
    await expect(cancel(reportId)).rejects.toMatchObject({ code: 'CONFLICT' });
    const idle = await createReport(database.prisma, accountId);
    await expect(cancel(idle.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await reports.get(accountId, idle.id)).messages).toEqual([]);
  });
});
