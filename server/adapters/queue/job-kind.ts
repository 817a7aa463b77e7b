import type { Queue } from 'pg-boss';
import type { AccountJob } from '../../domain/job-queue.ts';
import { HEARTBEAT_SECONDS } from './queue-settings.ts';

type Options = Pick<
  Queue,
  'expireInSeconds' | 'retentionSeconds' | 'retryBackoff' | 'retryDelay' | 'retryDelayMax' | 'retryLimit'
>;

/** One kind of job: its queue, and what becomes of jobs that fail. */
export interface JobKind<Job extends AccountJob> {
  /** Of its queue. */
  name: string;
  /** Of jobs with the same key only one waits. The running one does not count. */
  keyOf: (job: Job) => string;
  options: Options;
  /** For jobs that failed for good and are to be given up. Without backoff: pg-boss forgets its limit for these. */
  deadOptions: Omit<Options, 'retryBackoff' | 'retryDelayMax'>;
  /** Whether a job that is done is kept for a week, for those who look into the database. */
  keepsDone: boolean;
}

/** Queue of the jobs that failed for good. */
export function deadQueueOf({ name }: { name: string }): string {
  return `${name}-dead`;
}

/** What pg-boss is told of the queues of a kind: the one for the dead has to be there first. */
export function queuesOf({ name, options, deadOptions }: Pick<JobKind<never>, 'name' | 'options' | 'deadOptions'>) {
  const deadLetter = deadQueueOf({ name });
  const heartbeatSeconds = HEARTBEAT_SECONDS;
  return [
    { name: deadLetter, heartbeatSeconds, ...deadOptions },
    { name, heartbeatSeconds, policy: 'short', deadLetter, ...options },
  ] satisfies Queue[];
}
