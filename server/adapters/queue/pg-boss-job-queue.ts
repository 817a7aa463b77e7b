import { setTimeout as sleep } from 'node:timers/promises';
import { fromPrisma, type Job, PgBoss, type PrismaTransactionLike } from 'pg-boss';
import type { JobQueue, ReportJob } from '../../domain/report/job-queue.ts';
import { HeldJob } from './held-job.ts';
import {
  DEAD_QUEUE,
  DEAD_QUEUE_OPTIONS,
  JOBS_PER_ACCOUNT,
  POLL_INTERVAL_MS,
  QUEUE,
  QUEUE_OPTIONS,
  SUPERVISE_INTERVAL_SECONDS,
} from './queue-settings.ts';
import { sendJob } from './send-job.ts';

/** Milliseconds that aborted handlers are waited for before their jobs are handed back all the same. */
const ABORT_TIMEOUT_MS = 4_000;

type Handler = (job: ReportJob, signal: AbortSignal) => Promise<void>;

export interface PgBossJobQueueOptions {
  url: string;
  /** Jobs that this process runs at the same time; by default 1. */
  slots?: number;
  /** Told of failures that nobody waits for. */
  log: (message: string, details?: Record<string, unknown>) => void;
}

/** Report jobs in PostgreSQL. One fetch at a time in each process, so that the limit for each account holds. */
export class PgBossJobQueue implements JobQueue {
  private readonly boss: PgBoss;
  private readonly slots: number;
  private readonly log: PgBossJobQueueOptions['log'];
  private readonly running = new Map<HeldJob, Promise<void>>();
  private readonly stopping = new AbortController();
  /** Ends the wait for the next look into the queue. */
  private wake = () => {};
  private dispatching: Promise<void> = Promise.resolve();
  private stopped: Promise<void> | undefined;

  constructor({ url, slots = 1, log }: PgBossJobQueueOptions) {
    this.slots = slots;
    this.log = log;
    this.boss = new PgBoss({
      connectionString: url,
      max: 3,
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_INTERVAL_SECONDS,
      monitorIntervalSeconds: SUPERVISE_INTERVAL_SECONDS,
    });
    this.boss.on('error', (error) => log('queue', { error: error.message }));
  }

  /** Makes tables and queues where they are not there; needed before anything else. */
  async start(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(DEAD_QUEUE, DEAD_QUEUE_OPTIONS);
    await this.boss.createQueue(QUEUE, QUEUE_OPTIONS);
  }

  /** Puts a job in as a part of the transaction `tx`: it is there when, and only when, that commits. */
  enqueue(tx: PrismaTransactionLike, job: ReportJob): Promise<void> {
    return sendJob(this.boss, job, { db: fromPrisma(tx) });
  }

  async work(handler: Handler, giveUp: (job: ReportJob) => Promise<void>): Promise<void> {
    this.dispatching = this.dispatch(handler, giveUp);
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.dispatching;
    for (const held of this.running.keys()) held.abort('The worker stops.');
    await Promise.race([Promise.all(this.running.values()), sleep(ABORT_TIMEOUT_MS, undefined, { ref: false })]);
    await Promise.all([...this.running.keys()].map((held) => this.settle(held.handBack())));
    await this.boss.stop({ graceful: false });
  }

  private async dispatch(handler: Handler, giveUp: (job: ReportJob) => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      const job = await this.next();
      if (job) this.take(job, job.name === DEAD_QUEUE ? giveUp : handler);
      else
        await Promise.race([
          woken,
          sleep(POLL_INTERVAL_MS, undefined, { signal: this.stopping.signal }).catch(() => {}),
        ]);
    }
  }

  private async next(): Promise<Job<ReportJob> | undefined> {
    if (this.running.size >= this.slots) return undefined;
    try {
      const [dead] = await this.boss.fetch<ReportJob>(DEAD_QUEUE);
      if (dead) return dead;
      const [job] = await this.boss.fetch<ReportJob>(QUEUE, { groupConcurrency: JOBS_PER_ACCOUNT });
      return job;
    } catch (error) {
      this.log('the queue cannot be read', { error: String(error) });
      return undefined;
    }
  }

  private take(job: Job<ReportJob>, handler: Handler): void {
    const held = new HeldJob(this.boss, job);
    const run = this.run(held, handler).finally(() => {
      this.running.delete(held);
      this.wake();
    });
    this.running.set(held, run);
  }

  private async run(held: HeldJob, handler: Handler): Promise<void> {
    try {
      await handler(held.data, held.signal);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.settle(held.handBack());
      this.log('a job failed and is tried again later', {
        ...held.data,
        error: (error as Error)?.stack ?? String(error),
      });
      return this.settle(held.fail(error));
    }
    await this.settle(held.complete());
  }

  /** A job that could not be settled is handed out again when its signs of life stay away. */
  private async settle(settling: Promise<void>): Promise<void> {
    await settling.catch((error) => this.log('a job could not be settled', { error: String(error) }));
  }
}
