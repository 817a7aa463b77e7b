import type { TemplateType } from './template.ts';

export type TemplateStatus = 'uploaded' | 'processing' | 'processed' | 'error';

/** An account's current template: the "empty report data" of the specification. */
export interface TemplateRecord {
  accountId: string;
  /** The version in use; each upload or default is a new one. */
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
  origin: 'upload' | 'default';
  /** Key in the file store of the bytes as they came. */
  fileKey: string;
  /** The name of the uploaded file, for people. */
  fileName: string;
  createdAt: Date;
}

export interface TemplateStore {
  /** The account's current template, or null when none was supplied yet. */
  current(accountId: string): Promise<TemplateRecord | null>;
  /** Adds a version and makes it current with status `uploaded`, in one transaction. */
  addVersion(version: Omit<TemplateVersion, 'createdAt'>): Promise<TemplateRecord>;
  /** @throws AppError NOT_FOUND */
  version(accountId: string, versionId: string): Promise<TemplateVersion>;
  /** Sets the status of the current record if it is still that version; answers the record as it is now. */
  setStatus(accountId: string, versionId: string, status: TemplateStatus, processedAt?: Date): Promise<TemplateRecord>;
}
