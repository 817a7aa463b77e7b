import type { ReportJob } from '../../domain/report/report-job.ts';
import type { JobKind } from './job-kind.ts';

/** Reports to be written. One that failed for good is still to be told. */
export const REPORT_JOBS: JobKind<ReportJob> = {
  name: 'report',
  // A report may be started again in the moment between the end of its run and the end of its job.
  keyOf: ({ reportId }) => reportId,
  options: {
    // A killed worker costs a try, though the job is not to blame.
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 10,
    expireInSeconds: 12 * 60 * 60,
  },
  deadOptions: {
    retryLimit: 10_000,
    retryDelay: 10,
    expireInSeconds: 60,
  },
  keepsDone: true,
};
