/** Something to be done later for an account, as it is kept: JSON. */
export interface AccountJob {
  accountId: string;
}

/**
 * Hands jobs of one kind to handlers. Stores enqueue jobs in the transaction of the state change.
 * A job whose process dies is handed out again within about 15 seconds.
 */
export interface JobQueue<Job extends AccountJob> {
  /**
   * Takes jobs until `stop`. `signal` aborts when the job was taken over or the process stops.
   * A handler that throws has its job handed out again later, as often as its kind allows.
   * @param giveUp is called for a job that failed for good; again later when it throws.
   */
  work(handler: (job: Job, signal: AbortSignal) => Promise<void>, giveUp: (job: Job) => Promise<void>): Promise<void>;
  /** Takes no further job, aborts the running ones (they are handed out again) and waits for their end. */
  stop(): Promise<void>;
}
