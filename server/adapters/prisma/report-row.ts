import type { Report, ReportMessage } from '../../domain/report/report.ts';
import { PROCESSING_STATUSES, type ReportStatus, statusStep } from '../../domain/report/status.ts';
import type { Prisma } from './generated/client.ts';

/** What is read with a report. */
export const WHOLE_REPORT = {
  audioFiles: { orderBy: { position: 'asc' } },
  imageFiles: { orderBy: { position: 'asc' } },
  package: true,
} as const satisfies Prisma.ReportInclude;

type ReportRow = Prisma.ReportGetPayload<{ include: typeof WHOLE_REPORT }>;

/** The report that a row tells of. */
export function toReport(row: ReportRow): Report {
  const { id, accountId, status, stageProgress, reachedStep, header, templateVersionId, templateType } = row;
  const { pictureClockOffsetSeconds } = row;
  const { createNewComments, addDefectLocations, writeMaintenanceTips, writeFunctionalConditions, writeHeader } = row;
  return {
    id,
    accountId,
    status,
    stageProgress,
    reachedStep,
    messages: row.messages as unknown as ReportMessage[],
    settings: { createNewComments, addDefectLocations, writeMaintenanceTips, writeFunctionalConditions, writeHeader },
    header,
    pictureClockOffsetSeconds,
    templateVersionId,
    templateType,
    audioFiles: row.audioFiles.map(({ id, name, size, seconds, fileKey }) => ({
      id,
      name,
      size: Number(size),
      seconds,
      fileKey,
    })),
    imageFiles: row.imageFiles.map(({ id, name, size, fileKey, isExcluded, caption }) => ({
      id,
      name,
      size: Number(size),
      fileKey,
      isExcluded,
      caption,
    })),
    package: row.package && toPackage(row.package),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function toPackage({ fileKey, fileName, contentType, size, version }: NonNullable<ReportRow['package']>) {
  return { fileKey, fileName, contentType, size: Number(size), version };
}

/** The columns that change with a status: a status without a step leaves the bar where it was. */
export function statusColumns(status: ReportStatus) {
  return { status, stageProgress: 0, reachedStep: statusStep(status) ?? undefined, updatedAt: new Date() };
}

/** A report that is being processed. */
export const IS_PROCESSING: Prisma.EnumReportStatusFilter = { in: PROCESSING_STATUSES };

/** Messages as the column takes them. */
export function messagesColumn(messages: ReportMessage[]): Prisma.InputJsonValue {
  return messages.map(({ type, text }) => ({ type, text }));
}
