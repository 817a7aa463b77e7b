import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '../../server/adapters/prisma/client.ts';
import { PrismaReportStore } from '../../server/adapters/prisma/prisma-report-store.ts';
import { PrismaTemplateStore } from '../../server/adapters/prisma/prisma-template-store.ts';
import type { AudioFile, ImageFile, Report } from '../../server/domain/report/report.ts';
import { DEFAULT_SETTINGS } from '../../server/domain/report/report.ts';

/** For tests that look at rows, not at the queue. */
export const enqueueNothing = async () => {};

/** A new account with a user name that nobody else has. */
export async function createAccount(prisma: PrismaClient): Promise<string> {
  const { id } = await prisma.account.create({
    data: { username: `${randomUUID()}@example.com`, passwordHash: 'digest' },
  });
  return id;
}

/** A new template version of the account, made its current one. */
export async function createTemplate(
  prisma: PrismaClient,
  accountId: string,
): Promise<{ versionId: string; type: 'Legacy' }> {
  const versionId = randomUUID();
  await new PrismaTemplateStore(prisma).addVersion({
    id: versionId,
    accountId,
    type: 'Legacy',
    origin: 'default',
    fileKey: `templates/${accountId}/${versionId}.hr5`,
    change: 'Took the default template Legacy.',
    fileName: 'legacy.hr5',
  });
  return { versionId, type: 'Legacy' };
}

export function createReport(prisma: PrismaClient, accountId: string): Promise<Report> {
  return new PrismaReportStore(prisma, enqueueNothing).create({
    accountId,
    settings: DEFAULT_SETTINGS,
    header: null,
    pictureClockOffsetSeconds: null,
  });
}

/** A report whose run has been started and that waits for a worker. */
export async function createStartedReport(prisma: PrismaClient, accountId: string): Promise<Report> {
  const store = new PrismaReportStore(prisma, enqueueNothing);
  const { id } = await createReport(prisma, accountId);
  await store.startRun(accountId, id, { restart: true, template: await createTemplate(prisma, accountId) });
  return store.get(accountId, id);
}

/** @param size in bytes */
export function audioFile(name: string, size = 1000): Omit<AudioFile, 'seconds'> {
  const id = randomUUID();
  return { id, name, size, fileKey: `reports/audio/${id}.mp3` };
}

export function imageFile(name: string, isExcluded = false, caption: string | null = null): ImageFile {
  const id = randomUUID();
  return { id, name, size: 500, fileKey: `reports/images/${id}.jpg`, isExcluded, caption };
}

/** @param size in bytes */
export function reportPackage(size = 2000) {
  return {
    fileKey: 'reports/package/report.hr5',
    fileName: 'report.hr5',
    contentType: 'application/octet-stream',
    size,
  };
}
