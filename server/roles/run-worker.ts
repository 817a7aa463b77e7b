import { join } from 'node:path';
import type { Log } from '../adapters/log.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { composeWorker } from '../compose.ts';
import type { Config } from '../config.ts';
import { giveUpReport, writeReport } from '../pipeline/report-worker.ts';
import { assertStagesComplete } from '../pipeline/stages.ts';
import { ROOT } from '../root.ts';
import type { ShutDown } from './shut-down.ts';

/**
 * The worker's role: takes reports out of the queue and writes them. Resolves when it takes jobs.
 * @param databaseUrl of the database that the web processes use.
 */
export async function runWorker(config: Config, databaseUrl: string, log: Log, shutDown: ShutDown): Promise<void> {
  assertStagesComplete();
  await migrate(databaseUrl, join(ROOT, 'prisma/migrations'));
  const { ports, queue, close } = await composeWorker(config, databaseUrl, log);
  shutDown.add(close);
  await queue.work(
    (job, signal) => writeReport(ports, job, signal),
    (job) => giveUpReport(ports, job),
  );
  log.info('the worker takes jobs');
}
