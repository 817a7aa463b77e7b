import type { ReportRow } from './report-documents.ts';

/** Newest change first, then by id. Specification, point 7. */
export function sortReports(reports: readonly ReportRow[]): ReportRow[] {
  return reports.toSorted(
    (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
}
