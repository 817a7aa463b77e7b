import { AppError } from '../../../server/domain/errors.ts';
import type {
  TemplateRecord,
  TemplateStatus,
  TemplateStore,
  TemplateVersion,
} from '../../../server/domain/template/template-store.ts';

/** Templates in memory. */
export class MemoryTemplateStore implements TemplateStore {
  readonly versions: TemplateVersion[] = [];
  readonly records = new Map<string, TemplateRecord>();
  /** Every status that was set, in order. */
  readonly statuses: TemplateStatus[] = [];

  async current(accountId: string): Promise<TemplateRecord | null> {
    return this.records.get(accountId) ?? null;
  }

  async addVersion(version: Omit<TemplateVersion, 'createdAt'>): Promise<TemplateRecord> {
    this.versions.push({ ...version, createdAt: new Date() });
    const { accountId, id: versionId, type } = version;
    const record: TemplateRecord = {
      accountId,
      versionId,
      type,
      status: 'uploaded',
      processedAt: null,
      updatedAt: new Date(),
    };
    this.records.set(accountId, record);
    return record;
  }

  async version(accountId: string, versionId: string): Promise<TemplateVersion> {
    const found = this.versions.find((version) => version.accountId === accountId && version.id === versionId);
    if (!found) throw new AppError('NOT_FOUND', 'The template was not found.');
    return found;
  }

  async setStatus(
    accountId: string,
    versionId: string,
    status: TemplateStatus,
    processedAt?: Date,
  ): Promise<TemplateRecord> {
    const record = this.records.get(accountId);
    if (!record) throw new AppError('NOT_FOUND', 'The template was not found.');
    if (record.versionId !== versionId) return record;
    this.statuses.push(status);
    const changed = { ...record, status, processedAt: processedAt ?? record.processedAt, updatedAt: new Date() };
    this.records.set(accountId, changed);
    return changed;
  }
}
