import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { AppError } from '../../domain/errors.ts';
import { type Cluster, DATABASE_USER, serverProcessOptions } from './cluster.ts';
import { isAlive, isPostgres } from './postgres-process.ts';
import type { ServerAccount } from './server-account.ts';

/** Recovery after a crash may take its time. */
const ANSWER_WITHIN_MS = 60_000;
/** A stop that takes longer is cut short; the next start recovers. */
const STOP_WITHIN_MS = 8_000;
/** From the making of a lock file to its first line. */
const WRITTEN_WITHIN_MS = 1_000;
const ASK_EVERY_MS = 25;

/** A server that answers on this machine. */
export interface ServerProcess {
  pid: number;
  port: number;
}

/**
 * The server that already runs on this cluster (its parent may have been killed), or null when none does.
 * Only looks: a lock file may be that of a server which is just starting.
 * @throws AppError UNAVAILABLE when the lock's holder does not answer.
 */
export async function findRunningServer(cluster: Cluster): Promise<ServerProcess | null> {
  const server = await lockHolder(cluster);
  if (!server) return null;
  if (await answers(cluster, server.port, () => isAlive(server.pid))) return server;
  if (isAlive(server.pid) && existsSync(lockFileOf(cluster))) {
    throw new AppError(
      'UNAVAILABLE',
      `The embedded database is held by process ${server.pid}, which does not answer. End that process, then start again.`,
    );
  }
  return null;
}

const lockFileOf = (cluster: Cluster) => join(cluster.data, 'postmaster.pid');

/** The PostgreSQL that wrote the cluster's lock file and runs; null when there is no file or its writer is gone. */
async function lockHolder(cluster: Cluster): Promise<ServerProcess | null> {
  const { pid, port } = await readLock(lockFileOf(cluster));
  return pid && port && isAlive(pid) && (await isPostgres(pid)) ? { pid, port } : null;
}

/** What a lock file says. One that is empty is read again for a moment: PostgreSQL makes it, then writes into it. */
async function readLock(lockFile: string): Promise<{ pid?: number; port?: number }> {
  for (const end = Date.now() + WRITTEN_WITHIN_MS; existsSync(lockFile); await delay(ASK_EVERY_MS)) {
    const [pid, , , port] = readFileSync(lockFile, 'utf8').split('\n').map(Number);
    if (pid || Date.now() > end) return { pid, port };
  }
  return {};
}

/**
 * Starts the server in a session of its own, so that Ctrl-C reaches only us and we can stop it last.
 * @param durable false: does not wait for the disk.
 * Resolves once it answers.
 * @throws AppError UNAVAILABLE with the last words of its log.
 */
export async function launchServer(
  cluster: Cluster,
  postgres: string,
  account: ServerAccount | null,
  durable: boolean,
): Promise<ServerProcess> {
  // PostgreSQL would take the number of whatever process has it now for a server.
  if (!(await lockHolder(cluster))) rmSync(lockFileOf(cluster), { force: true });
  const port = await freePort();
  const logFile = join(cluster.home, 'server.log');
  const log = openSync(logFile, 'a');
  const configuration = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_checkpoints: 'off',
    ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
  };
  const options = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', cluster.data, '-p', String(port), ...options], {
    ...serverProcessOptions(cluster.home, account),
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let failure: Error | undefined;
  let hasEnded = false;
  server.on('error', (error) => {
    failure = error;
  });
  server.on('exit', () => {
    hasEnded = true;
  });
  server.unref();
  if (await answers(cluster, port, () => !failure && !hasEnded)) return { pid: server.pid as number, port };
  throw new AppError(
    'UNAVAILABLE',
    `The embedded database did not start: ${failure?.message ?? lastWords(logFile)}. Its log is ${logFile}.`,
  );
}

/** Waits until a server that cut its connections answers again, as after the crash of one of its processes; false when it is gone. */
export const answersAgain = (cluster: Cluster, { pid, port }: ServerProcess): Promise<boolean> =>
  answers(cluster, port, () => isAlive(pid));

/** Ends all connections and the server, and waits for it. Works also when its folder was deleted meanwhile. */
export async function stopServer({ pid }: ServerProcess, pgCtl: string): Promise<void> {
  await signal(pid, 'INT', pgCtl);
  for (const end = Date.now() + STOP_WITHIN_MS; isAlive(pid); await delay(ASK_EVERY_MS)) {
    if (Date.now() > end) return signal(pid, 'QUIT', pgCtl);
  }
}

/** INT asks for a fast stop, QUIT for an immediate one. */
async function signal(pid: number, name: 'INT' | 'QUIT', pgCtl: string): Promise<void> {
  if (!isAlive(pid)) return;
  if (process.platform === 'win32') await promisify(execFile)(pgCtl, ['kill', name, String(pid)]);
  else process.kill(pid, `SIG${name}`);
}

/** The address of the embedded database at `port`. */
export function databaseUrl(cluster: Cluster, port: number): string {
  return `postgresql://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/postgres`;
}

/** Waits until our database answers at `port`; false when that takes too long or `mayStill` says no. */
async function answers(cluster: Cluster, port: number, mayStill: () => boolean): Promise<boolean> {
  for (const end = Date.now() + ANSWER_WITHIN_MS; Date.now() < end && mayStill(); await delay(ASK_EVERY_MS)) {
    if ((await servedDirectory(databaseUrl(cluster, port))) === realpathSync(cluster.data)) return true;
  }
  return false;
}

/** The data directory of the server at `url`, or null while it does not answer. */
async function servedDirectory(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {}); // a server that ends meanwhile; the query fails as well
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0] ? realpathSync(rows[0].data_directory) : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return (lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? '').replace(/^.*FATAL:\s*/, '');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
