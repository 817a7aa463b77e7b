import { useSubscription } from '@apollo/client/react';
import { useRef } from 'react';
import { forgetReport } from './forget-report.ts';
import { REPORT_CHANGED } from './report-documents.ts';

/**
 * Brings the server's changes into the cache: a changed report by itself, a deleted one is taken out, one that the list does not
 * hold makes it read again (once: it may lie on a page that was not read yet).
 */
export function useReportChanges(listed: string[], refresh: () => void): void {
  const askedFor = useRef(new Set<string>());
  useSubscription(REPORT_CHANGED, {
    ignoreResults: true,
    onData: ({ client, data }) => {
      const change = data.data?.reportChanged;
      if (!change) return;
      if (!change.report) return forgetReport(client.cache, change.reportId);
      if (listed.includes(change.reportId) || askedFor.current.has(change.reportId)) return;
      askedFor.current.add(change.reportId);
      refresh();
    },
    onError: (error) => console.warn('Live changes are off; the list is still read every 15 seconds.', error),
  });
}
