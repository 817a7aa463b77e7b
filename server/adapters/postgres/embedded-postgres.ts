import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '../../domain/errors.ts';
import { clusterHome, openCluster } from './cluster.ts';
import { connect } from './connect.ts';
import { copyPrograms, installedPrograms } from './postgres-programs.ts';
import { isOpenToOthers, serverAccount } from './server-account.ts';
import { answersAgain, databaseUrl, findRunningServer, launchServer, stopServer } from './server-process.ts';

/** Held by whoever supervises the server, for as long as it lives; a killed one loses it with its connection. */
const SUPERVISOR_LOCK = 72_707_370;
const LOCK_WITHIN_MS = 3_000;
const ASK_EVERY_MS = 50;

/** A PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  /** Address with user and password; only this machine can reach it. */
  url: string;
  /** Ends all connections and the server, and waits for it. Cheap to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the database; made when it is not there. */
  dir: string;
  /** Takes a line for the operator. */
  log: (message: string) => void;
  /** Told once, in one sentence, when the server is gone without having been stopped. */
  onGone?: (sentence: string) => void;
  /** False: faster, and lost in a power cut. Default true. */
  durable?: boolean;
  /** Where the database of a root user is kept whose own folders are closed to the server's account. */
  outside?: string;
}

/**
 * Starts the PostgreSQL that came with the product on a random local port, or takes over the one that an earlier, killed
 * process left running in `dir`. The server stays outside of our process group: nothing but `stop` ends it.
 * @throws AppError UNAVAILABLE with a sentence that says what to do; CONFLICT when another process works in `dir`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dir, log, onGone = log, durable = true, outside = '/var/lib' } = options;
  const account = await serverAccount();
  const home = clusterHome(dir, outside, account);
  if (home !== resolve(dir)) log(`The database is kept in ${home}, where its server may read and write.`);

  const installed = await installedPrograms();
  const programs = account && !isOpenToOthers(installed.postgres) ? copyPrograms(installed, home) : installed;
  const cluster = await openCluster(home, programs, account, durable);
  const server =
    (await findRunningServer(cluster)) ?? (await launchServer(cluster, programs.postgres, account, durable));
  const url = databaseUrl(cluster, server.port);
  let stopping: Promise<void> | undefined;
  let supervision: pg.Client;
  const watch = async () => {
    supervision = await supervise(url, dir);
    supervision.once('end', () => void look());
  };
  const look = async () => {
    try {
      if (stopping) return;
      if (!(await answersAgain(cluster, server))) throw new Error('it does not run');
      await watch();
      log('The embedded database cut its connections and answers again.');
    } catch (error) {
      if (stopping) return;
      onGone(`The embedded database is gone (${(error as Error).message}); its log is ${home}/server.log.`);
    }
  };
  await watch();
  const stop = async () => {
    await stopServer(server, programs.pg_ctl);
    await supervision.end();
  };
  return {
    url,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Takes the supervisor's lock; the connection that holds it must stay open. */
async function supervise(url: string, dir: string): Promise<pg.Client> {
  const client = await connect(url);
  // The connection of a killed supervisor may need a moment to be noticed as gone.
  for (const end = Date.now() + LOCK_WITHIN_MS; Date.now() < end; await delay(ASK_EVERY_MS)) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      SUPERVISOR_LOCK,
    ]);
    if (rows[0]?.taken) return client;
  }
  await client.end();
  throw new AppError(
    'CONFLICT',
    `The database in ${dir} is in use by another running Plumbline. Stop that one, or set DATA_DIR to another folder.`,
  );
}
