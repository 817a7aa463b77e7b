import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Far more than 12 hours of audio take. */
const CPU_SECONDS = 1800;
const MEMORY_KIB = 1024 * 1024;
const OPEN_FILES = 64;
/** User and group `nobody`. */
const NOBODY = 65_534;

const LIMITS = [
  `ulimit -t ${CPU_SECONDS}`,
  `ulimit -v ${MEMORY_KIB} 2>/dev/null`,
  `ulimit -n ${OPEN_FILES}`,
  'ulimit -f 0',
  'exec nice -n 10 "$@"',
].join('; ');

const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/opt/homebrew/bin',
  LC_ALL: 'C',
};

export interface FenceOptions extends Pick<SpawnOptions, 'stdio' | 'signal'> {
  /** Run as `nobody`; only root can do that. */
  asNobody: boolean;
}

/**
 * Starts a program that reads files of strangers: little memory, CPU time and open files, no writing of files, nothing
 * of our environment, lowest claim to the processor. On Windows, which has no such limits, it is started plainly.
 */
export function spawnFenced(program: string, args: string[], { asNobody, stdio, signal }: FenceOptions): ChildProcess {
  if (process.platform === 'win32') {
    return spawn(program, args, { stdio, signal, killSignal: 'SIGKILL', windowsHide: true });
  }
  const user = asNobody ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn('/bin/sh', ['-c', LIMITS, 'sh', program, ...args], {
    ...user,
    stdio,
    signal,
    killSignal: 'SIGKILL',
    env: ENVIRONMENT,
    cwd: '/',
  });
}

/** Whether this process may run others as `nobody`. */
export const MAY_CHANGE_USER = process.getuid?.() === 0;
