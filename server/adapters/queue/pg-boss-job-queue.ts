import { setTimeout as sleep } from 'node:timers/promises';
import { fromPrisma, type Job, type PgBoss, type PrismaTransactionLike } from 'pg-boss';
import type { AccountJob, JobQueue } from '../../domain/job-queue.ts';
import { HeldJob } from './held-job.ts';
import { deadQueueOf, type JobKind } from './job-kind.ts';
import { JOBS_PER_ACCOUNT, POLL_INTERVAL_MS, TOUCH_INTERVAL_MS } from './queue-settings.ts';
import { sendJob } from './send-job.ts';

/** Milliseconds that aborted handlers are waited for before their jobs are handed back all the same. */
const ABORT_TIMEOUT_MS = 4_000;

/** Milliseconds that an aborted handler has to end before it is taken as ended. */
const NOTICE_MS = 1_000;

type Handler<Data> = (job: Data, signal: AbortSignal) => Promise<void>;

export interface PgBossJobQueueOptions {
  /** Jobs that this process runs at the same time; by default 1. */
  slots?: number;
  /** Told of failures that nobody waits for. */
  log: (message: string, details?: Record<string, unknown>) => void;
}

/**
 * Jobs of one kind in PostgreSQL: see `PgBossQueues.open`. One fetch at a time in each process, so that the limit for
 * each account holds.
 */
export class PgBossJobQueue<Data extends AccountJob> implements JobQueue<Data> {
  private readonly boss: PgBoss;
  private readonly kind: JobKind<Data>;
  private readonly deadQueue: string;
  private readonly slots: number;
  private readonly log: PgBossJobQueueOptions['log'];
  private readonly running = new Map<HeldJob<Data>, Promise<void>>();
  private readonly stopping = new AbortController();
  /** Ends the wait for the next look into the queue. */
  private wake = () => {};
  private dispatching: Promise<void> = Promise.resolve();
  private stopped: Promise<void> | undefined;

  /** @param boss that is started and has the queues of the kind. */
  constructor(boss: PgBoss, kind: JobKind<Data>, { slots = 1, log }: PgBossJobQueueOptions) {
    this.boss = boss;
    this.kind = kind;
    this.deadQueue = deadQueueOf(kind);
    this.slots = slots;
    this.log = log;
  }

  /** Puts a job in as a part of the transaction `tx`: it is there when, and only when, that commits. */
  enqueue(tx: PrismaTransactionLike, job: Data): Promise<void> {
    return sendJob(this.boss, this.kind, job, { db: fromPrisma(tx) });
  }

  /** Takes every job of an account out, whatever its state. Resolves when none of them runs any more, in no process. */
  async forget(accountId: string): Promise<void> {
    let running = false;
    // The queue of the dead is the later one: a job that moves there meanwhile is found.
    for (const queue of [this.kind.name, this.deadQueue]) {
      const jobs = await this.boss.findJobs(queue, { data: { accountId } });
      const ids = jobs.map(({ id }) => id);
      if (ids.length > 0) await this.boss.deleteJob(queue, ids);
      running ||= jobs.some(({ state }) => state === 'active');
    }
    if (running) await sleep(TOUCH_INTERVAL_MS + NOTICE_MS); // with its next sign of life it learns that it is gone
  }

  async work(handler: Handler<Data>, giveUp: (job: Data) => Promise<void>): Promise<void> {
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
    for (const held of this.running.keys()) held.abort('The process stops.');
    await Promise.race([Promise.all(this.running.values()), sleep(ABORT_TIMEOUT_MS, undefined, { ref: false })]);
    await Promise.all([...this.running.keys()].map((held) => this.settle(held.handBack())));
  }

  private async dispatch(handler: Handler<Data>, giveUp: (job: Data) => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      const job = await this.next();
      if (job) this.take(job, job.name === this.deadQueue ? giveUp : handler);
      else
        await Promise.race([
          woken,
          sleep(POLL_INTERVAL_MS, undefined, { signal: this.stopping.signal }).catch(() => {}),
        ]);
    }
  }

  private async next(): Promise<Job<Data> | undefined> {
    if (this.running.size >= this.slots) return undefined;
    try {
      const [dead] = await this.boss.fetch<Data>(this.deadQueue);
      if (dead) return dead;
      const [job] = await this.boss.fetch<Data>(this.kind.name, { groupConcurrency: JOBS_PER_ACCOUNT });
      return job;
    } catch (error) {
      this.log('the queue cannot be read', { error: String(error) });
      return undefined;
    }
  }

  private take(job: Job<Data>, handler: Handler<Data>): void {
    const held = new HeldJob(this.boss, this.kind, job);
    const run = this.run(held, handler).finally(() => {
      this.running.delete(held);
      this.wake();
    });
    this.running.set(held, run);
  }

  private async run(held: HeldJob<Data>, handler: Handler<Data>): Promise<void> {
    try {
      await handler(held.data, held.signal);
    } catch (error) {
      if (this.stopping.signal.aborted) return this.settle(held.handBack());
      this.log('a job failed and is tried again later', {
        queue: this.kind.name,
        job: this.kind.keyOf(held.data),
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
