import type { TemplateType } from '../template/template.ts';
import type { AudioFile, ImageFile, PackageFile, Report, ReportMessage } from './report.ts';
import type { ProcessingStatus, ReportStatus } from './status.ts';

/** Reports of accounts. Every read and write names the account: another's report is as one that does not exist. */
export interface ReportStore {
  create(report: NewReportRow): Promise<Report>;
  /** @throws AppError NOT_FOUND */
  get(accountId: string, reportId: string): Promise<Report>;
  /** Those of the reports that are the account's, in no order, read in one go. */
  getMany(accountId: string, reportIds: readonly string[]): Promise<Report[]>;
  /**
   * Newest `createdAt` first, then id: an order that does not move while pages are read.
   * @param after a cursor from an earlier page.
   */
  list(accountId: string, page: { first: number; after?: string }): Promise<ReportPage>;
  /** Messages that are not given stay. @throws AppError NOT_FOUND; CONFLICT while the report is being processed. */
  setUploadStatus(accountId: string, reportId: string, status: ReportStatus, messages?: ReportMessage[]): Promise<void>;
  /** Reports of all accounts that files are being uploaded to. */
  uploading(): Promise<Report[]>;
  addAudio(accountId: string, reportId: string, file: Omit<AudioFile, 'seconds'>): Promise<void>;
  addImage(accountId: string, reportId: string, file: ImageFile): Promise<void>;
  /** Removes the rows of a report; its files are the caller's to delete. @throws AppError NOT_FOUND */
  delete(accountId: string, reportId: string): Promise<void>;
  /**
   * One transaction: status `initializing`, messages cleared, the job enqueued; with `restart` also
   * everything kept by earlier runs dropped and the template version set.
   * @throws AppError CONFLICT while the report is being processed.
   */
  startRun(
    accountId: string,
    reportId: string,
    run: { restart: boolean; template: { versionId: string; type: TemplateType } },
  ): Promise<void>;
  /**
   * One transaction: the lease taken from whoever writes the report, status `error`, `warning` added to those that were
   * gathered. What the run finished and kept stays.
   * @throws AppError NOT_FOUND; CONFLICT unless the report is being processed.
   */
  cancelRun(accountId: string, reportId: string, warning: string): Promise<void>;
}

/** What a report begins with. */
export type NewReportRow = Pick<Report, 'accountId' | 'settings' | 'header' | 'pictureClockOffsetSeconds'>;

export interface ReportPage {
  reports: Report[];
  /** Cursor of each report, in the same order. */
  cursors: string[];
  total: number;
  hasNextPage: boolean;
}

/** Thrown by a RunStore when another worker has taken the run over, or the report was cancelled or deleted. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/**
 * What the runner keeps of one run. Every write carries the lease; a worker that lost it can change nothing
 * and gets a LeaseLostError.
 */
export interface RunStore {
  /** Takes the run over; from now on only `leaseId` may write. Null when the report is gone or no longer processing. */
  claim(reportId: string, leaseId: string): Promise<Report | null>;
  /** False once the report was deleted. */
  exists(reportId: string): Promise<boolean>;
  /** Stages that are finished, in this run or an earlier one that is continued. */
  finishedStages(reportId: string): Promise<ProcessingStatus[]>;
  setStage(lease: Lease, status: ProcessingStatus): Promise<void>;
  /** @param fraction 0 to 1 of the running stage. */
  setProgress(lease: Lease, fraction: number): Promise<void>;
  /** The stage is done: its checkpoint and its warnings, in one transaction. */
  finishStage(lease: Lease, status: ProcessingStatus, warnings: string[]): Promise<void>;
  /** Keeps a JSON value under a key; replaces what was there. */
  keep(lease: Lease, key: string, value: unknown): Promise<void>;
  kept(reportId: string, key: string): Promise<unknown>;
  /** All kept values whose key starts with `prefix`, by key. */
  keptAll(reportId: string, prefix: string): Promise<Map<string, unknown>>;
  /** Keeps how long a recording is. @param audioFileId of an audio file of the report. */
  setRecordingSeconds(lease: Lease, audioFileId: string, seconds: number): Promise<void>;
  complete(lease: Lease, result: PackageFile): Promise<void>;
  /** Status `error` with this message beside the warnings that were gathered. */
  fail(lease: Lease, message: string): Promise<void>;
}

export interface Lease {
  reportId: string;
  leaseId: string;
}
