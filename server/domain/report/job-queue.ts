/** A report to be written. */
export interface ReportJob {
  reportId: string;
  accountId: string;
}

/**
 * Hands report jobs to workers. Jobs are enqueued by the ReportStore in the transaction of the state change.
 * A job whose worker dies is handed out again within about 15 seconds.
 */
export interface JobQueue {
  /**
   * Takes jobs until `stop`. `signal` aborts when the job was taken over or the worker stops.
   * A handler that throws has its job handed out again later, a few times.
   * @param giveUp is called once for a job that failed for good.
   */
  work(
    handler: (job: ReportJob, signal: AbortSignal) => Promise<void>,
    giveUp: (job: ReportJob) => Promise<void>,
  ): Promise<void>;
  /** Takes no further job, aborts the running ones (they are handed out again) and waits for their end. */
  stop(): Promise<void>;
}
