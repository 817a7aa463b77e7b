import { readFileSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../domain/errors.ts';

/**
 * Makes the data folder where it is not there.
 * @throws AppError UNAVAILABLE when it cannot be written.
 */
export async function makeDataFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new AppError(
      'UNAVAILABLE',
      `The data folder ${dir} cannot be written (${code}). Make it writable, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/**
 * Takes the data folder for this process: there is one web process for each.
 * @returns gives the folder back.
 * @throws AppError CONFLICT while another process has it.
 */
export async function takeDataFolder(dir: string): Promise<() => Promise<void>> {
  const lock = join(dir, 'plumbline.lock');
  const holder = await holderOf(lock);
  if (holder !== null && holder !== process.pid) {
    throw new AppError(
      'CONFLICT',
      `Another Plumbline (process ${holder}) works in the data folder ${dir}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(lock, `${identity(process.pid)}`);
  return () => rm(lock, { force: true });
}

/** The process that wrote the lock, if it still runs. */
async function holderOf(lock: string): Promise<number | null> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 && identity(pid) === text ? pid : null;
}

/** A running process as text: number and, where the system tells it, time of start. Numbers are used again. */
function identity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return `${pid} ${startOf(pid)}`;
}

/** Time of start in ticks since the system's own; empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? 'ended' : (fields?.[19] ?? '');
  } catch {
    return '';
  }
}
