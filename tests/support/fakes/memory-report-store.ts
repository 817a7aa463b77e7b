import { randomUUID } from 'node:crypto';
import { AppError } from '../../../server/domain/errors.ts';
import type { AudioFile, ImageFile, Report, ReportMessage } from '../../../server/domain/report/report.ts';
import type { NewReportRow, ReportPage, ReportStore } from '../../../server/domain/report/report-store.ts';
import { isProcessing, type ReportStatus } from '../../../server/domain/report/status.ts';
import type { TemplateType } from '../../../server/domain/template/template.ts';

/** Reports in memory. Cursors are ids. */
export class MemoryReportStore implements ReportStore {
  readonly reports = new Map<string, Report>();
  /** Runs that were started. */
  readonly runs: { reportId: string; restart: boolean; versionId: string }[] = [];
  /** Every status that was set, in order. */
  readonly statuses: ReportStatus[] = [];

  async create(report: NewReportRow): Promise<Report> {
    const created: Report = {
      ...report,
      id: randomUUID(),
      status: 'created',
      stageProgress: 0,
      reachedStep: 0,
      messages: [],
      templateVersionId: null,
      templateType: null,
      audioFiles: [],
      imageFiles: [],
      package: null,
      createdAt: new Date(),
      updatedAt: new Date(),
    };
    this.reports.set(created.id, created);
    return created;
  }

  async get(accountId: string, reportId: string): Promise<Report> {
    const report = this.reports.get(reportId);
    if (report?.accountId !== accountId) throw new AppError('NOT_FOUND', 'The report was not found.');
    return structuredClone(report);
  }

  async getMany(accountId: string, reportIds: readonly string[]): Promise<Report[]> {
    const all = reportIds.map((id) => this.reports.get(id)).filter((report) => report?.accountId === accountId);
    return structuredClone(all) as Report[];
  }

  async list(accountId: string, { first, after }: { first: number; after?: string }): Promise<ReportPage> {
    const all = [...this.reports.values()].filter((report) => report.accountId === accountId).reverse();
    const start = after ? all.findIndex((report) => report.id === after) + 1 : 0;
    const reports = all.slice(start, start + first);
    return {
      reports,
      cursors: reports.map((report) => report.id),
      total: all.length,
      hasNextPage: start + first < all.length,
    };
  }

  async setUploadStatus(
    accountId: string,
    reportId: string,
    status: ReportStatus,
    messages?: ReportMessage[],
  ): Promise<void> {
    this.statuses.push(status);
    await this.change(accountId, reportId, { status, ...(messages && { messages }) });
  }

  async uploading(): Promise<Report[]> {
    return [...this.reports.values()].filter(({ status }) => status.startsWith('uploading_'));
  }

  async addAudio(accountId: string, reportId: string, file: Omit<AudioFile, 'seconds'>): Promise<void> {
    const { audioFiles } = await this.get(accountId, reportId);
    await this.change(accountId, reportId, { audioFiles: [...audioFiles, { ...file, seconds: null }] });
  }

  async addImage(accountId: string, reportId: string, file: ImageFile): Promise<void> {
    const { imageFiles } = await this.get(accountId, reportId);
    await this.change(accountId, reportId, { imageFiles: [...imageFiles, file] });
  }

  async delete(accountId: string, reportId: string): Promise<void> {
    await this.get(accountId, reportId);
    this.reports.delete(reportId);
  }

  async startRun(
    accountId: string,
    reportId: string,
    run: { restart: boolean; template: { versionId: string; type: TemplateType } },
  ): Promise<void> {
    const { versionId, type } = run.template;
    if (isProcessing((await this.get(accountId, reportId)).status)) {
      throw new AppError('CONFLICT', 'This report is being processed.');
    }
    this.runs.push({ reportId, restart: run.restart, versionId });
    const template = run.restart ? { templateVersionId: versionId, templateType: type } : {};
    await this.change(accountId, reportId, { status: 'initializing', messages: [], ...template });
  }

  async cancelRun(accountId: string, reportId: string, warning: string): Promise<void> {
    if (!isProcessing((await this.get(accountId, reportId)).status)) {
      throw new AppError('CONFLICT', 'This report is not being written.');
    }
    await this.change(accountId, reportId, { status: 'error', messages: [{ type: 'warning', text: warning }] });
  }

  /** Sets anything, as a worker or another process would. */
  async change(accountId: string, reportId: string, change: Partial<Report>): Promise<void> {
    this.reports.set(reportId, { ...(await this.get(accountId, reportId)), ...change });
  }
}
