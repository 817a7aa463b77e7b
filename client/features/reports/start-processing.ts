import type { ApolloClient } from '@apollo/client';
import { INITIALIZING } from './is-being-written.ts';
import { PROCESS_REPORT, REPORT_STATUSES, type ReportRow } from './report-documents.ts';

/** Specification, point 4. */
const MISSING_LABEL = 'Processing...';

/**
 * Starts the processing of a report again. It shows `initializing` without messages at once; Apollo takes that back when the call
 * fails, so that the row shows the real state.
 * @param forceRestart true starts over, false goes on from the failed stage.
 */
export async function startProcessing(client: ApolloClient, report: ReportRow, forceRestart: boolean): Promise<void> {
  await client.mutate({
    mutation: PROCESS_REPORT,
    variables: { id: report.id, forceRestart },
    optimisticResponse: {
      processReport: { ...report, ...initializing(client), estimatedSecondsLeft: null, messages: [] },
    },
  });
}

/** Status, label and percent of the bar, as the server would say them. */
function initializing(client: ApolloClient): Pick<ReportRow, 'status' | 'statusLabel' | 'progressPercent'> {
  const statuses = client.readQuery({ query: REPORT_STATUSES })?.reportStatuses ?? [];
  const known = statuses.find(({ status }) => status === INITIALIZING);
  const whole = Math.max(...statuses.map(({ step }) => step ?? 0));
  return {
    status: INITIALIZING,
    statusLabel: known?.label ?? MISSING_LABEL,
    progressPercent: known?.step ? (known.step / whole) * 100 : 0,
  };
}
