import { join } from 'node:path';
import type { Log } from '../adapters/log.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { composeWorker } from '../compose.ts';
import type { Config } from '../config.ts';
import { giveBack, giveUpGivingBack } from '../domain/isn/give-back.ts';
import { giveUpReport, writeReport } from '../pipeline/report-worker.ts';
import { assertStagesComplete } from '../pipeline/stages.ts';
import { ROOT } from '../root.ts';
import { playedIsn } from './played-isn.ts';
import type { ShutDown } from './shut-down.ts';

/**
 * The worker's role: takes reports out of the queue and writes them, and gives links to them back to ISN. Resolves when
 * it takes jobs.
 * @param databaseUrl of the database that the web processes use.
 */
export async function runWorker(config: Config, databaseUrl: string, log: Log, shutDown: ShutDown): Promise<void> {
  assertStagesComplete();
  await migrate(databaseUrl, join(ROOT, 'prisma/migrations'));
  const isn = config.isn ?? (config.isnSandbox ? playedIsn(config.isnSandbox) : null);
  const { ports, queue, givingBack, close } = await composeWorker({ ...config, isn }, databaseUrl, log);
  shutDown.add(close);
  await queue.work(
    (job, signal) => writeReport(ports, job, signal),
    (job) => giveUpReport(ports, job),
  );
  if (givingBack) {
    await givingBack.queue.work(
      (job) => giveBack(givingBack.ports, job),
      (job) => giveUpGivingBack(givingBack.ports, job),
    );
  } else log.info('no links are given back to ISN: it is played, and ISN_SANDBOX_URL does not say where');
  log.info('the worker takes jobs');
}
