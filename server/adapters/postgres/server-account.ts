import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { AppError } from '../../domain/errors.ts';

/** The operating system's account that a process runs as. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Accounts without rights that are there on most systems, the best first. */
const CANDIDATES = ['postgres', 'nobody'];

/** Read and enter, for others. */
const OPEN_TO_OTHERS = 0o005;

/**
 * PostgreSQL refuses to run as root: the account it runs as instead, or null when we are not root and it runs as we do.
 * @throws AppError UNAVAILABLE when we are root and there is no such account.
 */
export async function serverAccount(): Promise<ServerAccount | null> {
  if (process.geteuid?.() !== 0) return null;
  for (const name of CANDIDATES) {
    const ids = await Promise.all([idOf('-u', name), idOf('-g', name)]).catch(() => null);
    if (ids) return { uid: ids[0], gid: ids[1] };
  }
  throw new AppError(
    'UNAVAILABLE',
    'The embedded database cannot run as root, and there is no account "postgres" or "nobody" for it. Start as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number> {
  const { stdout } = await promisify(execFile)('id', [flag, name]);
  return Number(stdout);
}

/** Whether accounts other than the owner can get to `path` and read it. Folders that do not exist yet count as open. */
export function isOpenToOthers(path: string): boolean {
  for (let step = resolve(path); ; step = dirname(step)) {
    if (existsSync(step) && (statSync(step).mode & OPEN_TO_OTHERS) !== OPEN_TO_OTHERS) return false;
    if (step === dirname(step)) return true;
  }
}
