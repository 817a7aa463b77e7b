import { AppError } from '../../../server/domain/errors.ts';
import { templateChanged } from '../../../server/domain/template/template-changed.ts';
import {
  KEPT_VERSIONS,
  type TemplateRecord,
  type TemplateStatus,
  type TemplateStore,
  type TemplateVersion,
} from '../../../server/domain/template/template-store.ts';
import { MemoryReportStore } from './memory-report-store.ts';

/** Templates in memory. */
export class MemoryTemplateStore implements TemplateStore {
  readonly records = new Map<string, TemplateRecord>();
  /** Every status that was set, in order. */
  readonly statuses: TemplateStatus[] = [];
  /** Newest last. */
  #versions: TemplateVersion[] = [];
  readonly #reports: MemoryReportStore;

  constructor(reports = new MemoryReportStore()) {
    this.#reports = reports;
  }

  async current(accountId: string): Promise<TemplateRecord | null> {
    return this.records.get(accountId) ?? null;
  }

  async addVersion(version: Omit<TemplateVersion, 'createdAt'>, replaces?: string): Promise<TemplateRecord> {
    const { accountId, id: versionId, type } = version;
    if (replaces !== undefined && this.records.get(accountId)?.versionId !== replaces) throw templateChanged();
    if (this.#versions.some(({ id }) => id === versionId)) throw new Error('There is such a version.');
    this.#versions.push({ ...version, createdAt: new Date() });
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
    const found = this.#versions.find((version) => version.accountId === accountId && version.id === versionId);
    if (!found) throw new AppError('NOT_FOUND', 'The template was not found.');
    return found;
  }

  async versions(accountId: string): Promise<TemplateVersion[]> {
    return this.#newest(accountId).slice(0, KEPT_VERSIONS);
  }

  async forgetOldVersions(accountId: string, keep: number): Promise<string[]> {
    const used = new Set([...this.#reports.reports.values()].map(({ templateVersionId }) => templateVersionId));
    used.add(this.records.get(accountId)?.versionId ?? null);
    const forgotten = this.#newest(accountId)
      .slice(keep)
      .filter(({ id }) => !used.has(id));
    this.#versions = this.#versions.filter((version) => !forgotten.includes(version));
    return forgotten.map(({ fileKey }) => fileKey);
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

  #newest(accountId: string): TemplateVersion[] {
    return this.#versions.filter((version) => version.accountId === accountId).reverse();
  }
}
