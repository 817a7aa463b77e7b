/** Seconds without a sign of life after which a job is handed to another process. Ten is pg-boss's least. */
export const HEARTBEAT_SECONDS = 10;

/** Milliseconds between two signs of life: one may get lost. */
export const TOUCH_INTERVAL_MS = 4_000;

/** Milliseconds between two looks into an empty queue. */
export const POLL_INTERVAL_MS = 500;

/** Seconds between two searches for jobs whose process died. */
export const SUPERVISE_INTERVAL_SECONDS = 2;

/** Jobs of one account that run at the same time, so that a stack of recordings does not keep others waiting. */
export const JOBS_PER_ACCOUNT = 1;

/** For jobs that were under way when their process stopped: they go before the waiting ones. */
export const RESUMED_PRIORITY = 1;
