/** Jobs to be done. */
export const QUEUE = 'report';

/** Jobs that failed for good: their reports are still to be told. */
export const DEAD_QUEUE = 'report-dead';

/** Seconds without a sign of life after which a job is handed to another worker. Ten is pg-boss's least. */
const HEARTBEAT_SECONDS = 10;

/** Milliseconds between two signs of life: one may get lost. */
export const TOUCH_INTERVAL_MS = 4_000;

/** Milliseconds between two looks into an empty queue. */
export const POLL_INTERVAL_MS = 500;

/** Seconds between two searches for jobs whose worker died. */
export const SUPERVISE_INTERVAL_SECONDS = 2;

/** Jobs of one account that run at the same time, so that a stack of recordings does not keep others waiting. */
export const JOBS_PER_ACCOUNT = 1;

/** For jobs that were under way when their worker stopped: they go before the waiting ones. */
export const RESUMED_PRIORITY = 1;

export const QUEUE_OPTIONS = {
  // One waiting job of each report. The running one does not count: a report may be started again
  // in the moment between the end of its run and the end of its job.
  policy: 'short',
  // A killed worker costs a try, though the job is not to blame.
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 10,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 12 * 60 * 60,
  deadLetter: DEAD_QUEUE,
};

export const DEAD_QUEUE_OPTIONS = {
  retryLimit: 1000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 60,
};
