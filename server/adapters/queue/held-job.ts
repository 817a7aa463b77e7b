import type { Job, PgBoss } from 'pg-boss';
import type { AccountJob } from '../../domain/job-queue.ts';
import type { JobKind } from './job-kind.ts';
import { RESUMED_PRIORITY, TOUCH_INTERVAL_MS } from './queue-settings.ts';
import { sendJob } from './send-job.ts';

/** A job that this process holds: kept alive by signs of life until it is settled. */
export class HeldJob<Data extends AccountJob> {
  private readonly boss: PgBoss;
  private readonly kind: JobKind<Data>;
  private readonly job: Job<Data>;
  private readonly aborter = new AbortController();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(boss: PgBoss, kind: JobKind<Data>, job: Job<Data>) {
    this.boss = boss;
    this.kind = kind;
    this.job = job;
    this.heartbeat = setInterval(() => void this.touch(), TOUCH_INTERVAL_MS);
  }

  get data(): Data {
    return this.job.data;
  }

  /** Aborts when the job was taken over or the worker stops. */
  get signal(): AbortSignal {
    return this.aborter.signal;
  }

  abort(reason: string): void {
    if (!this.signal.aborted) this.aborter.abort(new Error(reason));
  }

  async complete(): Promise<void> {
    this.release();
    if (this.kind.keepsDone) await this.boss.complete(this.job.name, this.job);
    else await this.boss.deleteJob(this.job.name, this.job);
  }

  /** To be handed out again later, if it has a try left. */
  async fail(error: unknown): Promise<void> {
    this.release();
    const message = error instanceof Error ? error.message : String(error);
    await this.boss.fail(this.job.name, this.job, { message });
  }

  /** To be handed out again at once, with all its tries: nothing went wrong with it. */
  async handBack(): Promise<void> {
    this.release();
    const db = this.boss.getDb();
    const transaction = await db.beginTransaction?.();
    if (!transaction) throw new Error('The queue has no transactions.');
    try {
      const settled = await this.boss.complete(this.job.name, this.job, null, { db: transaction.db });
      if (affected(settled) > 0) {
        await sendJob(this.boss, this.kind, this.data, { db: transaction.db, priority: RESUMED_PRIORITY });
      }
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  private async touch(): Promise<void> {
    try {
      if (affected(await this.boss.touch(this.job.name, this.job)) === 0) this.abort('The job was taken over.');
    } catch {
      // The database is away: the next touch tells whether the job is still ours.
    }
  }

  private release(): void {
    clearInterval(this.heartbeat);
  }
}

/** How many jobs a command changed. The library answers it without saying so in its types. */
function affected(response: object): number {
  return (response as { affected: number }).affected;
}
