import { randomUUID } from 'node:crypto';
import type { GiveBackJob } from '../../domain/isn/give-back-job.ts';
import type { PackageFile, Report, ReportMessage } from '../../domain/report/report.ts';
import { type Lease, LeaseLostError, type RunStore } from '../../domain/report/report-store.ts';
import { isProcessing, type ProcessingStatus } from '../../domain/report/status.ts';
import type { PrismaClient, Transaction } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { giveBackJobOf } from './give-back-job-of.ts';
import { IS_PROCESSING, messagesColumn, statusColumns, toReport, WHOLE_REPORT } from './report-row.ts';
import { warningsOfStages } from './warnings-of-stages.ts';

/** Puts a job into the queue as part of a transaction: committed with it, undone with it. */
export type EnqueueGiveBack = (tx: Transaction, job: GiveBackJob) => Promise<void>;

/** What runs keep, in PostgreSQL. Every write first changes or locks the report's row under its lease. */
export class PrismaRunStore implements RunStore {
  readonly #prisma: PrismaClient;
  readonly #enqueueGiveBack: EnqueueGiveBack;

  constructor(prisma: PrismaClient, enqueueGiveBack: EnqueueGiveBack) {
    this.#prisma = prisma;
    this.#enqueueGiveBack = enqueueGiveBack;
  }

  async claim(reportId: string, leaseId: string): Promise<Report | null> {
    await this.#prisma.report.updateMany({ where: { id: reportId, status: IS_PROCESSING }, data: { leaseId } });
    const row = await this.#prisma.report.findUnique({ where: { id: reportId, leaseId }, include: WHOLE_REPORT });
    return row && toReport(row);
  }

  async exists(reportId: string): Promise<boolean> {
    return (await this.#prisma.report.count({ where: { id: reportId } })) > 0;
  }

  async finishedStages(reportId: string): Promise<ProcessingStatus[]> {
    const rows = await this.#prisma.finishedStage.findMany({ where: { reportId }, select: { stage: true } });
    return rows.map(({ stage }) => stage).filter(isProcessing);
  }

  async setStage(lease: Lease, status: ProcessingStatus): Promise<void> {
    await updateUnderLease(this.#prisma, lease, statusColumns(status));
  }

  async setProgress(lease: Lease, fraction: number): Promise<void> {
    await updateUnderLease(this.#prisma, lease, { stageProgress: Math.min(Math.max(fraction, 0), 1) });
  }

  async finishStage(lease: Lease, status: ProcessingStatus, warnings: string[]): Promise<void> {
    const { reportId } = lease;
    await this.#prisma.$transaction(async (tx) => {
      await updateUnderLease(tx, lease, { stageProgress: 1 });
      await tx.finishedStage.upsert({
        where: { reportId_stage: { reportId, stage: status } },
        create: { reportId, stage: status, warnings },
        update: { warnings, finishedAt: new Date() },
      });
      await updateUnderLease(tx, lease, { messages: messagesColumn(await warningsOfStages(tx, reportId)) });
    });
  }

  async keep({ reportId, leaseId }: Lease, key: string, value: unknown): Promise<void> {
    const json = JSON.stringify(value);
    const count = await this.#prisma.$executeRaw`
      INSERT INTO kept_values (report_id, key, json)
      SELECT id, ${key}, ${json} FROM reports WHERE id = ${reportId} AND lease_id = ${leaseId} FOR SHARE
      ON CONFLICT (report_id, key) DO UPDATE SET json = excluded.json`;
    if (count === 0) throw leaseLost(reportId);
  }

  async kept(reportId: string, key: string): Promise<unknown> {
    const row = await this.#prisma.keptValue.findUnique({ where: { reportId_key: { reportId, key } } });
    return row ? JSON.parse(row.json) : undefined;
  }

  async keptAll(reportId: string, prefix: string): Promise<Map<string, unknown>> {
    const rows = await this.#prisma.$queryRaw<{ key: string; json: string }[]>`
      SELECT key, json FROM kept_values
       WHERE report_id = ${reportId} AND starts_with(key, ${prefix})
       ORDER BY key COLLATE "C"`;
    return new Map(rows.map(({ key, json }) => [key, JSON.parse(json)]));
  }

  async setRecordingSeconds({ reportId, leaseId }: Lease, audioFileId: string, seconds: number): Promise<void> {
    const count = await this.#prisma.$executeRaw`
      UPDATE audio_files SET seconds = ${seconds}
       WHERE id = ${audioFileId}
         AND report_id = (SELECT id FROM reports WHERE id = ${reportId} AND lease_id = ${leaseId} FOR SHARE)`;
    if (count === 0) throw leaseLost(reportId);
  }

  async complete(lease: Lease, result: PackageFile): Promise<void> {
    const { reportId } = lease;
    const { fileKey, fileName, contentType, size } = result;
    const file = { fileKey, fileName, contentType, size, version: randomUUID() };
    await this.#prisma.$transaction(async (tx) => {
      await updateUnderLease(tx, lease, { ...statusColumns('completed'), leaseId: null });
      await tx.reportPackage.upsert({ where: { reportId }, create: { reportId, ...file }, update: file });
      await tx.keptValue.deleteMany({ where: { reportId } });
      await tx.finishedStage.deleteMany({ where: { reportId } });
      const givenBack = await giveBackJobOf(tx, reportId, file.version);
      if (givenBack) await this.#enqueueGiveBack(tx, givenBack);
    });
  }

  async fail(lease: Lease, message: string): Promise<void> {
    await this.#prisma.$transaction(async (tx) => {
      await updateUnderLease(tx, lease, { ...statusColumns('error'), leaseId: null });
      const messages: ReportMessage[] = [
        ...(await warningsOfStages(tx, lease.reportId)),
        { type: 'error', text: message },
      ];
      await tx.report.update({ where: { id: lease.reportId }, data: { messages: messagesColumn(messages) } });
    });
  }
}

/** Locks the row as well: until the transaction ends nobody can take the run over. @throws LeaseLostError */
async function updateUnderLease(
  tx: Transaction,
  { reportId, leaseId }: Lease,
  data: Prisma.ReportUncheckedUpdateManyInput,
): Promise<void> {
  const { count } = await tx.report.updateMany({ where: { id: reportId, leaseId }, data });
  if (count === 0) throw leaseLost(reportId);
}

function leaseLost(reportId: string): LeaseLostError {
  return new LeaseLostError(`The run of report ${reportId} was taken over, or the report was cancelled or deleted.`);
}
