import { AppError } from '../../domain/errors.ts';
import type { TemplateType } from '../../domain/template/template.ts';
import { templateChanged } from '../../domain/template/template-changed.ts';
import {
  KEPT_VERSIONS,
  type TemplateRecord,
  type TemplateStatus,
  type TemplateStore,
  type TemplateVersion,
} from '../../domain/template/template-store.ts';
import type { PrismaClient, Transaction } from './client.ts';
import type { CurrentTemplate } from './generated/client.ts';

const WITH_TYPE = { version: { select: { type: true } } } as const;

/** All of a version but its position: who asks gets them in order. */
const WHOLE_VERSION = { omit: { position: true } } as const;

/** Templates of accounts in PostgreSQL. */
export class PrismaTemplateStore implements TemplateStore {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async current(accountId: string): Promise<TemplateRecord | null> {
    const row = await this.#prisma.currentTemplate.findUnique({ where: { accountId }, include: WITH_TYPE });
    return row && toRecord(row);
  }

  addVersion(version: Omit<TemplateVersion, 'createdAt'>, replaces?: string): Promise<TemplateRecord> {
    const { id: versionId, accountId } = version;
    return this.#prisma.$transaction(async (tx) => {
      // One after the other, so that the newest one is current. By the account's row: at first there is no other.
      await tx.$executeRaw`SELECT FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
      if (replaces !== undefined) await assertCurrent(tx, accountId, replaces);
      await tx.templateVersion.create({ data: version });
      const state = { versionId, status: 'uploaded', processedAt: null, updatedAt: new Date() } as const;
      const row = await tx.currentTemplate.upsert({
        where: { accountId },
        create: { accountId, ...state },
        update: state,
        include: WITH_TYPE,
      });
      return toRecord(row);
    });
  }

  async version(accountId: string, versionId: string): Promise<TemplateVersion> {
    const row = await this.#prisma.templateVersion.findUnique({
      where: { id: versionId, accountId },
      ...WHOLE_VERSION,
    });
    if (!row) throw notFound();
    return row;
  }

  versions(accountId: string): Promise<TemplateVersion[]> {
    return this.#prisma.templateVersion.findMany({
      where: { accountId },
      orderBy: { position: 'desc' },
      take: KEPT_VERSIONS,
      ...WHOLE_VERSION,
    });
  }

  async forgetOldVersions(accountId: string, keep: number): Promise<string[]> {
    const forgotten = await this.#prisma.$queryRaw<{ fileKey: string }[]>`
      DELETE FROM template_versions AS old
      WHERE account_id = ${accountId}
        AND position <= (SELECT position FROM template_versions WHERE account_id = ${accountId}
                         ORDER BY position DESC OFFSET ${keep} LIMIT 1)
        AND NOT EXISTS (SELECT FROM current_templates WHERE account_id = old.account_id AND version_id = old.id)
        AND NOT EXISTS (SELECT FROM reports WHERE account_id = old.account_id AND template_version_id = old.id)
      RETURNING file_key AS "fileKey"`;
    return forgotten.map(({ fileKey }) => fileKey);
  }

  async setStatus(
    accountId: string,
    versionId: string,
    status: TemplateStatus,
    processedAt?: Date,
  ): Promise<TemplateRecord> {
    await this.#prisma.currentTemplate.updateMany({
      where: { accountId, versionId },
      data: { status, processedAt, updatedAt: new Date() },
    });
    const current = await this.current(accountId);
    if (!current) throw notFound();
    return current;
  }
}

/** @throws AppError TEMPLATE_CHANGED */
async function assertCurrent(tx: Transaction, accountId: string, versionId: string): Promise<void> {
  const current = await tx.currentTemplate.findUnique({ where: { accountId } });
  if (current?.versionId !== versionId) throw templateChanged();
}

function toRecord({ version, ...row }: CurrentTemplate & { version: { type: TemplateType } }): TemplateRecord {
  return { ...row, type: version.type };
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'The template was not found.');
}
