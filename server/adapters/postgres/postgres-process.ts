import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Whether a process with this number runs. A zombie, which a container's first process may never collect, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false; // ended in between
  }
}

/** Whether the process is a PostgreSQL: after a reboot the number in a lock file may be anybody's. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    return /postgres/i.test(await processName(pid));
  } catch {
    return false; // no such process
  }
}

async function processName(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/comm`, 'utf8');
  if (process.platform === 'win32') return (await exec('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])).stdout;
  return (await exec('ps', ['-p', String(pid), '-o', 'comm='])).stdout;
}
