import type { GiveBackJob } from './give-back-job.ts';

/** What is known of reports and the links to them in ISN. */
export interface ReportLinkStore {
  /** False when the report is gone or was started again since, or its order has the link already. */
  isDue(job: GiveBackJob): Promise<boolean>;
  /** The order has the link: it is not added again, however often the report is written. */
  noteLinked(job: GiveBackJob): Promise<void>;
  /**
   * Adds the warning `{beginning}{rest}` to the report, in place of one with the same beginning.
   * @returns false, having changed nothing, when the report is gone or was started again since.
   */
  warn(job: GiveBackJob, warning: { beginning: string; rest: string }): Promise<boolean>;
}
