import { PgBoss } from 'pg-boss';
import type { AccountJob } from '../../domain/job-queue.ts';
import { type JobKind, queuesOf } from './job-kind.ts';
import { PgBossJobQueue, type PgBossJobQueueOptions } from './pg-boss-job-queue.ts';
import { SUPERVISE_INTERVAL_SECONDS } from './queue-settings.ts';

/** The queues of one process, with the connections that they share. */
export class PgBossQueues {
  private readonly boss: PgBoss;
  private readonly log: PgBossJobQueueOptions['log'];
  private readonly opened: { stop(): Promise<void> }[] = [];
  private stopped: Promise<void> | undefined;

  /** @param options `log`: told of failures that nobody waits for. */
  constructor({ url, log }: { url: string; log: PgBossJobQueueOptions['log'] }) {
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

  /** Makes tables where they are not there; needed before anything else. */
  async start(): Promise<void> {
    await this.boss.start();
  }

  /**
   * The queue for one kind of job, made where it is not there.
   * @param options `slots`: jobs that this process runs at the same time; by default 1.
   */
  async open<Job extends AccountJob>(
    kind: JobKind<Job>,
    options: { slots?: number } = {},
  ): Promise<PgBossJobQueue<Job>> {
    for (const { name, ...queue } of queuesOf(kind)) await this.boss.createQueue(name, queue);
    const queue = new PgBossJobQueue(this.boss, kind, { ...options, log: this.log });
    this.opened.push(queue);
    return queue;
  }

  /** Stops all queues, then the connections. */
  stop(): Promise<void> {
    this.stopped ??= Promise.all(this.opened.map((queue) => queue.stop())).then(() =>
      this.boss.stop({ graceful: false }),
    );
    return this.stopped;
  }
}
