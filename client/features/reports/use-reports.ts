import { useQuery } from '@apollo/client/react';
import { PAGE_SIZE, REPORTS, type ReportRow } from './report-documents.ts';
import { sortReports } from './sort-reports.ts';
import { useReportChanges } from './use-report-changes.ts';

const POLL_MS = 15_000;

interface Reports {
  /** Undefined until the list has been read once. */
  reports: ReportRow[] | undefined;
  /** Why the newest reading failed; what was read before stays. */
  error: unknown;
  hasMore: boolean;
  showMore: () => Promise<void>;
  refresh: () => void;
}

/** The user's reports, kept live by the socket, with a poll every 15 seconds as the net under it. */
export function useReports(): Reports {
  const { data, previousData, error, fetchMore, refetch } = useQuery(REPORTS, {
    variables: { first: PAGE_SIZE },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.reports;
  // A failed reading shows in `error`.
  const refresh = () => void refetch().catch(() => undefined);
  useReportChanges(list?.edges.map(({ node }) => node.id) ?? [], refresh);
  return {
    reports: list && sortReports(list.edges.map(({ node }) => node)),
    error,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    showMore: async () => {
      await fetchMore({ variables: { after: list?.pageInfo.endCursor } });
    },
    refresh,
  };
}
