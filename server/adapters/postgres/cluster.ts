import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '../../domain/errors.ts';
import { isAlive } from './postgres-process.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { isOpenToOthers, type ServerAccount } from './server-account.ts';

/** The files of one embedded database. */
export interface Cluster {
  /** Absolute folder that holds the cluster, the log and, where needed, a copy of the programs. */
  home: string;
  /** PostgreSQL's own data directory. */
  data: string;
  password: string;
}

/** The server's account gets through; said again after making a folder, because the user's mask may forbid it. */
const OPEN_MODE = 0o755;

/** The owner's name inside of the embedded database. */
export const DATABASE_USER = 'plumbline';

/**
 * The folder that the database is kept in: `dir`, or, where the server's account cannot reach that, a folder of random
 * name under `outside`. The name is kept in `dir`: whoever deletes `dir` starts afresh.
 * @throws AppError UNAVAILABLE when `dir` cannot be written.
 */
export function clusterHome(dir: string, outside: string, account: ServerAccount | null): string {
  const folder = resolve(dir);
  const pointer = join(folder, 'kept-outside');
  makeFolder(folder);
  if (existsSync(pointer)) {
    const home = readFileSync(pointer, 'utf8').trim();
    makeFolder(home);
    return home;
  }
  if (!account || isOpenToOthers(folder)) return folder;
  const home = join(outside, `plumbline-${randomBytes(8).toString('hex')}`);
  makeFolder(home);
  chmodSync(home, OPEN_MODE);
  writeFileSync(pointer, `${home}\n`);
  return home;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new AppError(
      'UNAVAILABLE',
      `The folder ${folder} cannot be written (${code}). Give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** The cluster in `home`; made first when there is none. A making that was interrupted is thrown away. */
export async function openCluster(
  home: string,
  programs: PostgresPrograms,
  account: ServerAccount | null,
  durable: boolean,
): Promise<Cluster> {
  const folder = join(home, 'cluster');
  throwAwayInterrupted(home);
  if (!existsSync(folder)) await createCluster(home, folder, programs, account, durable);
  const passwordFile = join(folder, 'password');
  if (!existsSync(passwordFile)) {
    throw new AppError(
      'UNAVAILABLE',
      `The embedded database has lost its password file ${passwordFile}. Restore it from a backup, or delete ${folder} to start with an empty database.`,
    );
  }
  return { home, data: join(folder, 'data'), password: readFileSync(passwordFile, 'utf8').trim() };
}

const unfinishedName = (pid: number) => `cluster.unfinished-${pid}`;

function throwAwayInterrupted(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = Number(/^cluster\.unfinished-(\d+)$/.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Makes the cluster beside its place and moves it there whole. */
async function createCluster(
  home: string,
  folder: string,
  { initdb }: PostgresPrograms,
  account: ServerAccount | null,
  durable: boolean,
): Promise<void> {
  const unfinished = join(home, unfinishedName(process.pid));
  const data = join(unfinished, 'data');
  const passwordFile = join(unfinished, 'password');
  mkdirSync(data, { recursive: true });
  chmodSync(unfinished, OPEN_MODE);
  writeFileSync(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
  const options = [
    ...['-D', data, '-U', DATABASE_USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['-E', 'UTF8', '--locale=C', '--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ];
  try {
    await promisify(execFile)(initdb, options, serverProcessOptions(home, account));
    renameSync(unfinished, folder);
  } catch (cause) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(folder)) return; // another process was faster
    const { stderr, message } = cause as { stderr?: string; message: string };
    const reason = (stderr || message).trim().split('\n').at(-1);
    throw new AppError('UNAVAILABLE', `The embedded database could not be made in ${folder}: ${reason}`, { cause });
  }
}

/** How the server's programs are started: as its account and in an environment that nobody's settings disturb. */
export function serverProcessOptions(home: string, account: ServerAccount | null) {
  return {
    ...account,
    cwd: home,
    windowsHide: true,
    // Windows programs do not run without the system's own variables: there the environment is inherited.
    ...(process.platform !== 'win32' && { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }),
  };
}
