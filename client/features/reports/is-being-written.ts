import type { ReportStatusesQuery } from '../../gql/graphql.ts';

/** The status with which the writing of a report begins. */
export const INITIALIZING = 'initializing';

/** Whether a report of this status is being written: from the first step of the writing on, as the server's table of statuses says. */
export function isBeingWritten(status: string, statuses: ReportStatusesQuery['reportStatuses']): boolean {
  const stepOf = (wanted: string) => statuses.find((known) => known.status === wanted)?.step;
  const [step, first] = [stepOf(status), stepOf(INITIALIZING)];
  return step != null && first != null && step >= first;
}
