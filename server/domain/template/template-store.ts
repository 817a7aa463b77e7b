import type { TemplateType } from './template.ts';

export type TemplateStatus = 'uploaded' | 'processing' | 'processed' | 'error';

/** How a version came to be; a restored one has the bytes of an earlier one. */
export type TemplateOrigin = 'upload' | 'default' | 'edit' | 'restore';

/** Versions of an account that are kept and can be restored. */
export const KEPT_VERSIONS = 50;

/** An account's current template: the "empty report data" of the specification. */
export interface TemplateRecord {
  accountId: string;
  /** The version in use; each upload, default, save and restored version is a new one. */
  versionId: string;
  type: TemplateType;
  status: TemplateStatus;
  /** When it was last processed; null before. */
  processedAt: Date | null;
  updatedAt: Date;
}

/** One stored version of a template; its bytes are in the file store. */
export interface TemplateVersion {
  id: string;
  accountId: string;
  type: TemplateType;
  origin: TemplateOrigin;
  /** What it changed in the version before it, for people: "2 comments edited, 1 item added." */
  change: string;
  /** Key in the file store of its bytes. */
  fileKey: string;
  /** The name of the uploaded file, for people. */
  fileName: string;
  createdAt: Date;
}

export interface TemplateStore {
  /** The account's current template, or null when none was supplied yet. */
  current(accountId: string): Promise<TemplateRecord | null>;
  /**
   * Adds a version and makes it current with status `uploaded`, in one transaction.
   * @param replaces the version that has to be current until then; without it any may be.
   * @throws AppError TEMPLATE_CHANGED when another version is current.
   */
  addVersion(version: Omit<TemplateVersion, 'createdAt'>, replaces?: string): Promise<TemplateRecord>;
  /** @throws AppError NOT_FOUND */
  version(accountId: string, versionId: string): Promise<TemplateVersion>;
  /** The newest versions, at most `KEPT_VERSIONS`, newest first. */
  versions(accountId: string): Promise<TemplateVersion[]>;
  /**
   * Forgets versions beyond the newest `keep`, but for those that a report was started with and the current one.
   * @returns the keys of their files, which nothing refers to any more.
   */
  forgetOldVersions(accountId: string, keep: number): Promise<string[]>;
  /** Sets the status of the current record if it is still that version; answers the record as it is now. */
  setStatus(accountId: string, versionId: string, status: TemplateStatus, processedAt?: Date): Promise<TemplateRecord>;
}
