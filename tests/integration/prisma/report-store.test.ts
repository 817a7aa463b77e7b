import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EnqueueReport, PrismaReportStore } from '../../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaRunStore } from '../../../server/adapters/prisma/prisma-run-store.ts';
import { DEFAULT_SETTINGS } from '../../../server/domain/report/report.ts';
import { createDatabase } from '../../support/database.ts';
import {
  audioFile,
  createAccount,
  createReport,
  createStartedReport,
  createTemplate,
  enqueueNothing,
  imageFile,
  reportPackage,
} from '../../support/stores.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
let store: PrismaReportStore;
let runs: PrismaRunStore;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  store = new PrismaReportStore(database.prisma, enqueueNothing);
  runs = new PrismaRunStore(database.prisma, enqueueNothing);
  accountId = await createAccount(database.prisma);
  await database.prisma.$executeRaw`CREATE TABLE jobs (report_id text)`;
});

afterAll(() => database.drop());

/** Stands in for the queue: a row in the same transaction. */
const enqueueRow: EnqueueReport = async (tx, { reportId }) => {
  await tx.$executeRaw`INSERT INTO jobs VALUES (${reportId})`;
};

async function jobsOf(reportId: string): Promise<number> {
  const rows = await database.prisma.$queryRaw<unknown[]>`SELECT 1 FROM jobs WHERE report_id = ${reportId}`;
  return rows.length;
}

describe('reports', () => {
  it('begin as created, with what was asked for', async () => {
    const settings = { ...DEFAULT_SETTINGS, writeMaintenanceTips: true, writeHeader: true };
    const header = '{"report_info":{"RIAddress1":["RIAddress1","1 Main St"]}}';
    const report = await store.create({ accountId, settings, header, pictureClockOffsetSeconds: -90 });
    expect(report).toEqual({
      id: expect.any(String),
      accountId,
      status: 'created',
      stageProgress: 0,
      reachedStep: 0,
      messages: [],
      settings,
      header,
      pictureClockOffsetSeconds: -90,
      templateVersionId: null,
      templateType: null,
      audioFiles: [],
      imageFiles: [],
      package: null,
      createdAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(await store.get(accountId, report.id)).toEqual(report);
  });

  it('keep their files in the order of upload, also those of more than 2 GB', async () => {
    const { id } = await createReport(database.prisma, accountId);
    const audio = [audioFile('z.mp3', 3_000_000_000), audioFile('a.mp3'), audioFile('m.mp3')];
    for (const file of audio) await store.addAudio(accountId, id, file);
    const images = [imageFile('2.jpg', true, 'the porch'), imageFile('1.jpg')];
    for (const file of images) await store.addImage(accountId, id, file);
    expect(await store.get(accountId, id)).toMatchObject({ audioFiles: audio, imageFiles: images });
  });

  it('tell which of them files are being uploaded to', async () => {
    const [audio, images, done] = await Promise.all([1, 2, 3].map(() => createReport(database.prisma, accountId)));
    await store.setUploadStatus(accountId, audio?.id ?? '', 'uploading_audio');
    await store.setUploadStatus(accountId, images?.id ?? '', 'uploading_images');
    await store.setUploadStatus(accountId, done?.id ?? '', 'audio_uploaded');
    const ids = (await store.uploading()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([audio?.id, images?.id]));
    expect(ids).not.toContain(done?.id);
  });

  it('keep the bar where it was in a status without a step, and say when the status changed', async () => {
    const created = await createReport(database.prisma, accountId);
    await store.setUploadStatus(accountId, created.id, 'audio_uploaded');
    await store.setUploadStatus(accountId, created.id, 'uploading_images');
    const report = await store.get(accountId, created.id);
    expect(report).toMatchObject({ status: 'uploading_images', reachedStep: 20 });
    expect(report.updatedAt.getTime()).toBeGreaterThan(created.updatedAt.getTime());
  });

  it('keep the messages of an upload until others are given', async () => {
    const { id } = await createReport(database.prisma, accountId);
    const messages = [{ type: 'warning' as const, text: 'b.mp3 is missing.' }];
    await store.setUploadStatus(accountId, id, 'upload_partial_success', messages);
    await store.setUploadStatus(accountId, id, 'uploading_images');
    expect(await store.get(accountId, id)).toMatchObject({ messages });
    await store.setUploadStatus(accountId, id, 'audio_uploaded', []);
    expect(await store.get(accountId, id)).toMatchObject({ messages: [] });
  });

  it('are gone with all their rows once deleted', async () => {
    const { id } = await createStartedReport(database.prisma, accountId);
    const lease = { reportId: id, leaseId: 'lease' };
    await store.addAudio(accountId, id, audioFile('a.mp3'));
    await runs.claim(id, lease.leaseId);
    await runs.keep(lease, 'key', 1);
    await runs.finishStage(lease, 'initializing', []);
    await store.delete(accountId, id);
    await expect(store.get(accountId, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { audioFile: audioRows, keptValue, finishedStage } = database.prisma;
    const where = { reportId: id };
    const left = [audioRows.count({ where }), keptValue.count({ where }), finishedStage.count({ where })];
    expect(await Promise.all(left)).toEqual([0, 0, 0]);
  });

  it('of another account, and ids of no report, are not found by any method', async () => {
    const { id } = await createReport(database.prisma, accountId);
    const other = await createAccount(database.prisma);
    const template = await createTemplate(database.prisma, other);
    const before = await store.get(accountId, id);
    for (const reportId of [id, 'no-such-report']) {
      const attempts = [
        () => store.get(other, reportId),
        () => store.setUploadStatus(other, reportId, 'audio_uploaded'),
        () => store.addAudio(other, reportId, audioFile('a.mp3')),
        () => store.addImage(other, reportId, imageFile('a.jpg')),
        () => store.startRun(other, reportId, { restart: true, template }),
        () => store.delete(other, reportId),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await store.get(accountId, id)).toEqual(before);
    expect(await store.list(other, { first: 10 })).toMatchObject({ reports: [], total: 0, hasNextPage: false });
  });
});

describe('the list of reports', () => {
  it('has the newest first and its pages meet without gap or overlap, also when times are equal and reports are added', async () => {
    const owner = await createAccount(database.prisma);
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await createReport(database.prisma, owner)).id);
    await database.prisma.report.updateMany({
      where: { id: { in: ids.slice(0, 3) } },
      data: { createdAt: new Date('2026-01-01T00:00:00.123Z') },
    });
    const first = await store.list(owner, { first: 2 });
    expect(first).toMatchObject({ total: 5, hasNextPage: true });
    await createReport(database.prisma, owner);
    const second = await store.list(owner, { first: 2, after: first.cursors.at(-1) });
    const third = await store.list(owner, { first: 2, after: second.cursors.at(-1) });
    expect(third).toMatchObject({ total: 6, hasNextPage: false });
    const seen = [first, second, third].flatMap(({ reports }) => reports.map(({ id }) => id));
    expect(seen).toEqual(ids.toReversed());
  });

  it('refuses a cursor that it did not give', async () => {
    await expect(store.list(accountId, { first: 2, after: 'nonsense' })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});

describe('starting a run', () => {
  it('sets initializing, clears the messages and enqueues the job in one transaction', async () => {
    const withQueue = new PrismaReportStore(database.prisma, enqueueRow);
    const { id } = await createReport(database.prisma, accountId);
    await store.setUploadStatus(accountId, id, 'upload_partial_success', [
      { type: 'warning', text: 'b.mp3 is missing.' },
    ]);
    const template = await createTemplate(database.prisma, accountId);
    await withQueue.startRun(accountId, id, { restart: true, template });
    expect(await store.get(accountId, id)).toMatchObject({
      status: 'initializing',
      reachedStep: 29,
      messages: [],
      templateVersionId: template.versionId,
      templateType: 'Legacy',
    });
    expect(await jobsOf(id)).toBe(1);
  });

  it('changes nothing when the job cannot be enqueued', async () => {
    const failing = new PrismaReportStore(database.prisma, async (tx, job) => {
      await enqueueRow(tx, job);
      throw new Error('the queue is down');
    });
    const before = await createReport(database.prisma, accountId);
    const template = await createTemplate(database.prisma, accountId);
    await expect(failing.startRun(accountId, before.id, { restart: true, template })).rejects.toThrow(
      'the queue is down',
    );
    expect(await store.get(accountId, before.id)).toEqual(before);
    expect(await jobsOf(before.id)).toBe(0);
  });

  it('happens once when it is asked for twice at the same moment', async () => {
    const withQueue = new PrismaReportStore(database.prisma, enqueueRow);
    const { id } = await createReport(database.prisma, accountId);
    const run = { restart: true, template: await createTemplate(database.prisma, accountId) };
    const outcomes = await Promise.allSettled([
      withQueue.startRun(accountId, id, run),
      withQueue.startRun(accountId, id, run),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await jobsOf(id)).toBe(1);
  });

  it('is refused while the report is processed, and so is an upload', async () => {
    const { id } = await createStartedReport(database.prisma, accountId);
    const template = await createTemplate(database.prisma, accountId);
    await expect(store.startRun(accountId, id, { restart: true, template })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(store.setUploadStatus(accountId, id, 'uploading_audio')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it("does not take another account's template", async () => {
    const before = await createReport(database.prisma, accountId);
    const foreign = await createTemplate(database.prisma, await createAccount(database.prisma));
    await expect(store.startRun(accountId, before.id, { restart: true, template: foreign })).rejects.toThrow();
    expect(await store.get(accountId, before.id)).toEqual(before);
  });

  it('goes on with all that was kept and the template of before, or starts over with neither', async () => {
    const { id, templateVersionId } = await createStartedReport(database.prisma, accountId);
    const lease = { reportId: id, leaseId: 'lease' };
    await runs.claim(id, lease.leaseId);
    await runs.keep(lease, 'words', ['roof']);
    await runs.finishStage(lease, 'initializing', []);
    await runs.fail(lease, 'The disk is full.');
    const newest = await createTemplate(database.prisma, accountId);

    await store.startRun(accountId, id, { restart: false, template: newest });
    expect(await store.get(accountId, id)).toMatchObject({ messages: [], templateVersionId });
    expect(await runs.finishedStages(id)).toEqual(['initializing']);
    expect(await runs.kept(id, 'words')).toEqual(['roof']);

    await runs.claim(id, lease.leaseId);
    await runs.fail(lease, 'The disk is full.');
    await store.startRun(accountId, id, { restart: true, template: newest });
    expect(await store.get(accountId, id)).toMatchObject({ templateVersionId: newest.versionId, package: null });
    expect(await runs.finishedStages(id)).toEqual([]);
    expect(await runs.kept(id, 'words')).toBeUndefined();
  });

  it('over a completed report drops its package', async () => {
    const { id } = await createStartedReport(database.prisma, accountId);
    await runs.claim(id, 'lease');
    await runs.complete({ reportId: id, leaseId: 'lease' }, reportPackage());
    await store.startRun(accountId, id, { restart: true, template: await createTemplate(database.prisma, accountId) });
    expect(await store.get(accountId, id)).toMatchObject({ status: 'initializing', package: null });
  });
});
