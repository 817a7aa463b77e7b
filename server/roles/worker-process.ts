import { type ChildProcess, fork } from 'node:child_process';
import type { Log } from '../adapters/log.ts';
import { AppError } from '../domain/errors.ts';
import { STOP_WORD, type WorkerMessage } from './worker-messages.ts';

/** Milliseconds before a worker that died is started again: doubled each time, from the first on after a calm minute. */
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 30_000;
const CALM_MS = 60_000;

/** Milliseconds that a worker gets to hand back its jobs. */
const STOPPING_MS = 6_000;

/** A worker as a child process, started again whenever it dies. */
export class WorkerProcess {
  private readonly program: string;
  private readonly env: NodeJS.ProcessEnv;
  private readonly log: Log;
  private child: ChildProcess | undefined;
  private restart: NodeJS.Timeout | undefined;
  private restartDelay = FIRST_RESTART_MS;
  private stopping = false;

  /**
   * @param program path of the entry file.
   * @param env its environment: says that it is a worker and on which database.
   */
  constructor(program: string, env: NodeJS.ProcessEnv, log: Log) {
    this.program = program;
    this.env = env;
    this.log = log;
  }

  /**
   * Starts the worker and waits until it takes jobs.
   * @throws AppError UNAVAILABLE with the worker's own sentence when it ends before.
   */
  async start(): Promise<void> {
    const child = this.launch();
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: WorkerMessage) => {
        if (message.type === 'ready') resolve();
        else reject(new AppError('UNAVAILABLE', message.sentence));
      });
      child.once('exit', (code, signal) =>
        reject(
          new AppError('UNAVAILABLE', `The worker ended before it was ready (${signal ?? code}). Its log says why.`),
        ),
      );
    });
    child.once('exit', (code, signal) => this.startAgain(signal ?? code));
  }

  /** Asks the worker to hand back its jobs and to end; kills it when it does not. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.restart);
    const child = this.child;
    if (!child || !isRunning(child)) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const impatient = setTimeout(() => child.kill('SIGKILL'), STOPPING_MS);
    if (child.connected) child.send(STOP_WORD);
    await exited;
    clearTimeout(impatient);
  }

  /** Ends the worker at once. */
  kill(): void {
    this.stopping = true;
    this.child?.kill('SIGKILL');
  }

  private launch(): ChildProcess {
    const child = fork(this.program, { env: this.env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('error', (error) => this.log.error({ error: error.message }, 'the worker cannot be reached'));
    this.child = child;
    return child;
  }

  private startAgain(reason: unknown): void {
    if (this.stopping) return;
    this.log.warn({ reason, after: this.restartDelay }, 'the worker ended and is started again');
    this.restart = setTimeout(() => void this.tryAgain(), this.restartDelay);
    this.restartDelay = Math.min(this.restartDelay * 2, LONGEST_RESTART_MS);
  }

  private async tryAgain(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      if (this.child) await ended(this.child);
      return this.startAgain((error as Error).message);
    }
    const child = this.child;
    setTimeout(() => {
      if (child && isRunning(child)) this.restartDelay = FIRST_RESTART_MS;
    }, CALM_MS).unref();
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function ended(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await new Promise((resolve) => child.once('exit', resolve));
}
