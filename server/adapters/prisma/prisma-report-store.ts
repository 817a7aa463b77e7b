import { AppError } from '../../domain/errors.ts';
import type { AudioFile, ImageFile, Report, ReportMessage } from '../../domain/report/report.ts';
import type { ReportJob } from '../../domain/report/report-job.ts';
import { reportNotFound } from '../../domain/report/report-not-found.ts';
import type { NewReportRow, ReportPage, ReportStore } from '../../domain/report/report-store.ts';
import type { ReportStatus } from '../../domain/report/status.ts';
import type { TemplateType } from '../../domain/template/template.ts';
import { cancelRun } from './cancel-run.ts';
import type { PrismaClient, Transaction } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { failedBecause } from './prisma-errors.ts';
import { decodeCursor, encodeCursor } from './report-cursor.ts';
import { IS_PROCESSING, messagesColumn, statusColumns, toReport, WHOLE_REPORT } from './report-row.ts';

/** Puts a job into the queue as part of a transaction: committed with it, undone with it. */
export type EnqueueReport = (tx: Transaction, job: ReportJob) => Promise<void>;

/** Reports of accounts in PostgreSQL. */
export class PrismaReportStore implements ReportStore {
  readonly #prisma: PrismaClient;
  readonly #enqueue: EnqueueReport;

  constructor(prisma: PrismaClient, enqueue: EnqueueReport) {
    this.#prisma = prisma;
    this.#enqueue = enqueue;
  }

  async create({ settings, ...report }: NewReportRow): Promise<Report> {
    const row = await this.#prisma.report.create({ data: { ...report, ...settings } });
    return toReport({ ...row, audioFiles: [], imageFiles: [], package: null });
  }

  async get(accountId: string, reportId: string): Promise<Report> {
    const row = await this.#prisma.report.findUnique({ where: { id: reportId, accountId }, include: WHOLE_REPORT });
    if (!row) throw reportNotFound();
    return toReport(row);
  }

  async getMany(accountId: string, reportIds: readonly string[]): Promise<Report[]> {
    const rows = await this.#prisma.report.findMany({
      where: { id: { in: [...reportIds] }, accountId },
      include: WHOLE_REPORT,
    });
    return rows.map(toReport);
  }

  async list(accountId: string, { first, after }: { first: number; after?: string }): Promise<ReportPage> {
    const rows = await this.#prisma.report.findMany({
      where: { accountId, ...(after && isAfter(after)) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
      include: WHOLE_REPORT,
    });
    const isWhole = !after && rows.length <= first;
    const total = isWhole ? rows.length : await this.#prisma.report.count({ where: { accountId } });
    const page = rows.slice(0, first);
    return { reports: page.map(toReport), cursors: page.map(encodeCursor), total, hasNextPage: rows.length > first };
  }

  async setUploadStatus(
    accountId: string,
    reportId: string,
    status: ReportStatus,
    messages?: ReportMessage[],
  ): Promise<void> {
    await updateIdle(this.#prisma, accountId, reportId, {
      ...statusColumns(status),
      ...(messages && { messages: messagesColumn(messages) }),
    });
  }

  async uploading(): Promise<Report[]> {
    const rows = await this.#prisma.report.findMany({
      where: { status: { in: ['uploading_audio', 'uploading_images'] satisfies ReportStatus[] } },
      include: WHOLE_REPORT,
    });
    return rows.map(toReport);
  }

  async addAudio(accountId: string, reportId: string, file: Omit<AudioFile, 'seconds'>): Promise<void> {
    await this.#addFile(accountId, reportId, { audioFiles: { create: file } });
  }

  async addImage(accountId: string, reportId: string, file: ImageFile): Promise<void> {
    await this.#addFile(accountId, reportId, { imageFiles: { create: file } });
  }

  async #addFile(accountId: string, reportId: string, data: Prisma.ReportUpdateInput): Promise<void> {
    try {
      await this.#prisma.report.update({ where: { id: reportId, accountId }, data, select: { id: true } });
    } catch (error) {
      throw failedBecause(error, 'missingRow') ? reportNotFound() : error;
    }
  }

  async delete(accountId: string, reportId: string): Promise<void> {
    const { count } = await this.#prisma.report.deleteMany({ where: { id: reportId, accountId } });
    if (count === 0) throw reportNotFound();
  }

  async startRun(
    accountId: string,
    reportId: string,
    run: { restart: boolean; template: { versionId: string; type: TemplateType } },
  ): Promise<void> {
    const { restart, template } = run;
    await this.#prisma.$transaction(async (tx) => {
      await updateIdle(tx, accountId, reportId, {
        ...statusColumns('initializing'),
        messages: [],
        leaseId: null,
        ...(restart && { templateVersionId: template.versionId, templateType: template.type }),
      });
      if (restart) await forgetRuns(tx, reportId);
      await this.#enqueue(tx, { reportId, accountId });
    });
  }

  async cancelRun(accountId: string, reportId: string, warning: string): Promise<void> {
    const isCancelled = await this.#prisma.$transaction((tx) => cancelRun(tx, accountId, reportId, warning));
    if (isCancelled) return;
    await this.get(accountId, reportId);
    throw new AppError('CONFLICT', 'This report is not being written, so there is nothing to cancel.');
  }
}

/** Changes a report that is not being processed. @throws AppError NOT_FOUND or CONFLICT */
async function updateIdle(
  tx: Transaction,
  accountId: string,
  reportId: string,
  data: Prisma.ReportUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.report.updateMany({
    where: { id: reportId, accountId, NOT: { status: IS_PROCESSING } },
    data,
  });
  if (count > 0) return;
  const exists = (await tx.report.count({ where: { id: reportId, accountId } })) > 0;
  throw exists
    ? new AppError('CONFLICT', 'This report is being processed. Please wait until it has finished.')
    : reportNotFound();
}

async function forgetRuns(tx: Transaction, reportId: string): Promise<void> {
  await tx.keptValue.deleteMany({ where: { reportId } });
  await tx.finishedStage.deleteMany({ where: { reportId } });
  await tx.reportPackage.deleteMany({ where: { reportId } });
}

function isAfter(cursor: string): Prisma.ReportWhereInput {
  const { createdAt, id } = decodeCursor(cursor);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
