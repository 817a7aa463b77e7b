import { estimatedSecondsLeft } from '../domain/report/estimated-seconds-left.ts';
import { addressLabel, parseHeader } from '../domain/report/header.ts';
import type { Report } from '../domain/report/report.ts';
import type { ReportPage } from '../domain/report/report-store.ts';
import { progressPercent, statusLabel } from '../domain/report/status.ts';
import { headerView } from './report-header-type.ts';
import type { ReportConnectionType, ReportType } from './report-types.ts';

/** A report as this door shows it, with the report itself for what is only worked out when it is asked for. */
export interface ReportView extends ReportType {
  report: Report;
}

export function reportView(report: Report): ReportView {
  const { id, status, createdAt, updatedAt, messages, settings, header, templateType, audioFiles, imageFiles } = report;
  return {
    report,
    id,
    status,
    statusLabel: statusLabel(status),
    progressPercent: progressPercent(status, report.stageProgress, report.reachedStep),
    estimatedSecondsLeft: estimatedSecondsLeft(report, new Date()),
    createdAt,
    updatedAt,
    messages,
    settings,
    // Read only where asked for: an order is long, and a list has many.
    get header() {
      return headerView(parseHeader(header));
    },
    headerJson: header,
    get headerAddress() {
      return addressLabel(header);
    },
    isHousemaster: templateType && templateType === 'Housemaster',
    pictureClockOffsetSeconds: report.pictureClockOffsetSeconds,
    audioFiles: audioFiles.map((file) => ({ ...file, caption: null })),
    imageFiles: imageFiles.map((file) => ({ ...file, seconds: null })),
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
