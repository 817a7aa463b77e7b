import { join } from 'node:path';
import { type Log, noteIn } from '../adapters/log.ts';
import { startEmbeddedPostgres } from '../adapters/postgres/embedded-postgres.ts';
import { migrate } from '../adapters/postgres/migrate.ts';
import { ensureModels } from '../adapters/shared/fetched-models/models.ts';
import { composeWeb } from '../compose.ts';
import { type Config, workerEnvironment } from '../config.ts';
import { ROOT } from '../root.ts';
import { buildWeb } from '../web.ts';
import { FrontDoor } from './front-door.ts';
import { findIsn } from './play-isn.ts';
import { playStripe } from './play-stripe.ts';
import { type ShutDown, together } from './shut-down.ts';
import { WorkerProcess } from './worker-process.ts';

/** What there is when everything is ready. */
interface Ready {
  port: number;
  /** Address of the sandbox that plays the payments; null where real ones are made. */
  billingSandbox: string | null;
  /** Address of the sandbox that plays ISN; null where the real one is asked. */
  isnSandbox: string | null;
}

/**
 * The web process's role: opens the port, starts the database where it is our own, brings it up to date, starts the
 * worker beside itself if it has that role too, and answers people.
 * @param program path of the entry file, for the worker.
 * @param fail told in one sentence when nothing can be answered any more.
 * @throws AppError with one sentence that says what to do.
 */
export async function runWeb(
  config: Config,
  program: string,
  log: Log,
  shutDown: ShutDown,
  fail: (sentence: string) => void,
): Promise<Ready> {
  const door = await FrontDoor.open(config.host, config.port);
  shutDown.add(() => door.close());
  const [databaseUrl] = await together([openDatabase(config, log, shutDown, fail), fetchModels(config, log)]);
  const applied = await migrate(databaseUrl, join(ROOT, 'prisma/migrations'));
  if (applied.length > 0) log.info({ applied }, 'the database was brought up to date');

  const stripe = config.stripe ?? (await playStripe(config, door, log, shutDown));
  const { isn, isnSandbox } = await findIsn(config, log, shutDown);
  const answering = async () => {
    const parts = await composeWeb({ ...config, stripe, isn }, databaseUrl, log);
    shutDown.add(parts.close);
    return parts.app;
  };
  const writing = async () => {
    if (!config.roles.worker) return;
    const worker = new WorkerProcess(program, workerEnvironment({ databaseUrl, port: door.port, isnSandbox }), log);
    shutDown.add(() => worker.stop());
    await worker.start();
  };
  const [app] = await together([answering(), writing()]);
  const logError = (error: unknown, correlationId: string) =>
    log.error({ err: error, correlationId }, 'a request failed');
  const web = await buildWeb(app, {
    ...config,
    isBillingSandbox: !config.stripe,
    isIsnSandbox: isnSandbox !== null,
    logError,
  });
  await door.admit(web);
  shutDown.add(async () => {
    await Promise.all([door.close(), web.close()]); // nobody is answered any more before anything else ends
  });
  return { port: door.port, billingSandbox: config.stripe ? null : stripe.apiUrl, isnSandbox };
}

async function openDatabase(
  config: Config,
  log: Log,
  shutDown: ShutDown,
  onGone: (sentence: string) => void,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const database = await startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres'), log: noteIn(log), onGone });
  shutDown.add(() => database.stop());
  return database.url;
}

/** Here already, so that what is missing is told before the worker is started for nothing. */
async function fetchModels(config: Config, log: Log): Promise<void> {
  if (config.roles.worker) await ensureModels({ dir: config.modelsDir, log: noteIn(log) });
}
