import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { isPassing } from '../../lib/faults.ts';
import { REPORT, type ReportRow } from './report-documents.ts';

interface AskedReport {
  /** Null: no report is asked for. */
  id: string | null;
  /** The report, where the list that was read does not have it. */
  unlisted: ReportRow | null;
  /** Whether there is no such report (any more). */
  isGone: boolean;
}

/**
 * The report that the address asks for, as `/dashboard?report={id}`: the links in ISN orders do.
 * @param listed undefined until the list has been read once.
 */
export function useAskedReport(listed: readonly ReportRow[] | undefined): AskedReport {
  const id = useSearchParams()[0].get('report');
  const isListed = listed?.some((report) => report.id === id) ?? true;
  const { data, error } = useQuery(REPORT, { variables: { id: id ?? '' }, skip: !id || isListed });
  const unlisted = isListed ? null : (data?.report ?? null);
  return { id, unlisted, isGone: !isListed && !unlisted && error !== undefined && !isPassing(error) };
}
