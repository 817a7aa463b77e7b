import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../server/root.ts';

const ISN_SANDBOX = /ISN is only played, by a sandbox on (http:\/\/[^\s:]+:\d+)/;
const READY = /Plumbline is ready on (http:\/\/\S+)/;

/** The built product as `npm start` runs it, on a free port and a data folder of its own. */
export interface Product {
  origin: string;
  /** Address of the sandbox that plays ISN; null where none does. */
  isnSandbox: string | null;
  child: ChildProcess;
  dataDir: string;
  /** Resolves with the exit status. */
  exited: Promise<number | null>;
  /** Ctrl-C. Resolves with the exit status. */
  stop(): Promise<number | null>;
  /** Kills the process and everything that it started, at once and without notice. */
  kill(): Promise<void>;
}

/** A new data folder; `remove` when done. */
export async function newDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  // Reachable for the account that the database runs as when the tests run as root.
  await chmod(dataDir, 0o755);
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/**
 * Starts the product and waits for its ready line.
 * @throws Error with all that it wrote when it ends before.
 */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  // A group of its own, so that a test can kill the process and its children together.
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let written = '';
  let isnSandbox: string | null = null;
  child.stderr.on('data', (text) => {
    written += text;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      written += `${line}\n`;
      isnSandbox = ISN_SANDBOX.exec(line)?.[1] ?? isnSandbox;
      const ready = READY.exec(line);
      if (ready) resolve(ready[1] as string);
    });
    void exited.then((code) => reject(new Error(`The product ended with ${code}:\n${written}`)));
  });
  const signal = (name: NodeJS.Signals, pid: number) => {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  return {
    origin,
    isnSandbox,
    child,
    dataDir,
    exited,
    stop: () => {
      signal('SIGINT', child.pid as number);
      return exited;
    },
    kill: async () => {
      signal('SIGKILL', -(child.pid as number));
      await exited;
    },
  };
}
