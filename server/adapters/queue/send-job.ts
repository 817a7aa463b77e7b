import type { Db, PgBoss } from 'pg-boss';
import type { ReportJob } from '../../domain/report/job-queue.ts';
import { QUEUE } from './queue-settings.ts';

/**
 * Puts a job into the queue by the connection `db`, and so into its transaction. A report that waits already is not
 * put in twice.
 */
export async function sendJob(boss: PgBoss, job: ReportJob, options: { db: Db; priority?: number }): Promise<void> {
  await boss.send(QUEUE, job, { ...options, singletonKey: job.reportId, group: { id: job.accountId } });
}
