import { AppError } from '../../domain/errors.ts';
import type { TemplateType } from '../../domain/template/template.ts';
import type {
  TemplateRecord,
  TemplateStatus,
  TemplateStore,
  TemplateVersion,
} from '../../domain/template/template-store.ts';
import type { PrismaClient } from './client.ts';
import type { CurrentTemplate } from './generated/client.ts';

const WITH_TYPE = { version: { select: { type: true } } } as const;

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

  addVersion(version: Omit<TemplateVersion, 'createdAt'>): Promise<TemplateRecord> {
    const { id: versionId, accountId } = version;
    return this.#prisma.$transaction(async (tx) => {
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
    const row = await this.#prisma.templateVersion.findUnique({ where: { id: versionId, accountId } });
    if (!row) throw notFound();
    return row;
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

function toRecord({ version, ...row }: CurrentTemplate & { version: { type: TemplateType } }): TemplateRecord {
  return { ...row, type: version.type };
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'The template was not found.');
}
