import type { Remark } from './said-documents.ts';

/** Which remarks are shown. */
export type RemarkFilter = 'all' | 'inReport' | 'notInReport';

/** Outcomes that only say how the dictation went: there is nothing to teach of them. */
const ASIDE: ReadonlySet<Remark['outcome']> = new Set(['announcement', 'correction']);
const IN_REPORT: ReadonlySet<Remark['outcome']> = new Set(['written', 'merged', 'rated']);

/** Whether a remark names a place or was taken back: nothing can become of it. */
export const isAside = ({ outcome }: Remark): boolean => ASIDE.has(outcome);

/** Whether what was said stands in the report. */
export const isInReport = ({ outcome }: Remark): boolean => IN_REPORT.has(outcome);

/** The remarks of each filter, in spoken order. */
export function filterRemarks(remarks: readonly Remark[]): Record<RemarkFilter, readonly Remark[]> {
  return {
    all: remarks,
    inReport: remarks.filter(isInReport),
    notInReport: remarks.filter((remark) => !isInReport(remark) && !isAside(remark)),
  };
}
