import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ROOT } from '../../../server/root.ts';

interface ProcessRow {
  pid: number;
  parent: number;
  command: string;
}

async function allProcesses(): Promise<ProcessRow[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,stat=,args=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z')) // ended; its parent has not looked yet
    .map(([pid, parent, , ...command]) => ({ pid: Number(pid), parent: Number(parent), command: command.join(' ') }));
}

/** Everything that the process started, and what that started. */
export async function descendants(pid: number): Promise<ProcessRow[]> {
  const all = await allProcesses();
  const below = (parent: number): ProcessRow[] =>
    all.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

/** Those of `pids` that still run. */
export async function stillRunning(pids: number[]): Promise<number[]> {
  const running = new Set((await allProcesses()).map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

/**
 * Runs the built product until it ends, and says how and what it wrote.
 * @param interrupt when it gets a Ctrl-C: with its ready line, or as soon as this resolves.
 */
export async function runUntilEnd(
  env: Record<string, string>,
  interrupt?: 'ready' | (() => Promise<unknown>),
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ctrlC = () => child.kill('SIGINT');
  if (interrupt === 'ready') child.stdout.once('data', ctrlC);
  else void interrupt?.().then(ctrlC);
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const [code, out, err] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  return { code, out, err };
}
