import type { Db, PgBoss } from 'pg-boss';
import type { AccountJob } from '../../domain/job-queue.ts';
import type { JobKind } from './job-kind.ts';

/**
 * Puts a job into the queue by the connection `db`, and so into its transaction. One that waits already is not put in
 * twice.
 */
export async function sendJob<Job extends AccountJob>(
  boss: PgBoss,
  kind: JobKind<Job>,
  job: Job,
  options: { db: Db; priority?: number },
): Promise<void> {
  await boss.send(kind.name, job, { ...options, singletonKey: kind.keyOf(job), group: { id: job.accountId } });
}
