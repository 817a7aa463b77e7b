import { addressLabel } from '../domain/report/header.ts';
import type { Report } from '../domain/report/report.ts';
import type { ReportPage } from '../domain/report/report-store.ts';
import { progressPercent, statusLabel } from '../domain/report/status.ts';
import type { ReportConnectionType, ReportType } from './report-types.ts';

/** A report as this door shows it. */
export function reportView(report: Report): ReportType {
  const { id, status, createdAt, updatedAt, messages, settings, header, templateType, audioFiles, imageFiles } = report;
  return {
    id,
    status,
    statusLabel: statusLabel(status),
    progressPercent: progressPercent(status, report.stageProgress, report.reachedStep),
    createdAt,
    updatedAt,
    messages,
    settings,
    header,
    headerAddress: addressLabel(header),
    isHousemaster: templateType && templateType === 'Housemaster',
    audioFiles,
    imageFiles,
  };
}

/** A page of reports as this door shows it. */
export function connectionView(page: ReportPage): ReportConnectionType {
  const { reports, cursors, total, hasNextPage } = page;
  return {
    edges: reports.map((report, index) => ({ cursor: cursors[index] ?? '', node: reportView(report) })),
    pageInfo: { hasNextPage, endCursor: cursors.at(-1) ?? null },
    totalCount: total,
  };
}
