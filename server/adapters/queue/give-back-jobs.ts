import type { GiveBackJob } from '../../domain/isn/give-back-job.ts';
import type { JobKind } from './job-kind.ts';

/** Links to finished reports, to be added to their ISN orders: five retries, within about a quarter of an hour. */
export const GIVE_BACK_JOBS: JobKind<GiveBackJob> = {
  name: 'isn-give-back',
  keyOf: ({ reportId, packageVersion }) => `${reportId} ${packageVersion}`,
  options: {
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 10 * 60,
    expireInSeconds: 60,
  },
  deadOptions: {
    retryLimit: 100,
    retryDelay: 60,
    expireInSeconds: 60,
  },
  keepsDone: false,
};
