import type { Lease, RunStore } from '../domain/report/report-store.ts';
import type { ProcessingStatus } from '../domain/report/status.ts';
import type { Journal } from './run-pipeline.ts';

/** Milliseconds between two progress events of one report: the bar moves smoothly, the database stays quiet. */
const PROGRESS_INTERVAL = 250;

/** Writes a run's progress into the store and tells everybody who watches the report. */
export class RunJournal implements Journal {
  private readonly runs: RunStore;
  private readonly lease: Lease;
  private readonly announce: () => Promise<void>;
  private readonly onLost: (error: unknown) => void;
  private lastProgress = 0;
  private pending: Promise<void> = Promise.resolve();

  /** @param onLost called when a progress write fails: the run must not go on unseen. */
  constructor(runs: RunStore, lease: Lease, announce: () => Promise<void>, onLost: (error: unknown) => void) {
    this.runs = runs;
    this.lease = lease;
    this.announce = announce;
    this.onLost = onLost;
  }

  finishedStages(): Promise<readonly ProcessingStatus[]> {
    return this.runs.finishedStages(this.lease.reportId);
  }

  async begin(status: ProcessingStatus): Promise<void> {
    await this.settled();
    await this.runs.setStage(this.lease, status);
    await this.announce();
  }

  progress(_status: ProcessingStatus, fraction: number): void {
    if (Date.now() - this.lastProgress < PROGRESS_INTERVAL) return;
    this.lastProgress = Date.now();
    this.pending = this.pending
      .then(() => this.runs.setProgress(this.lease, fraction))
      .then(this.announce)
      .catch(this.onLost);
  }

  async finish(status: ProcessingStatus, warnings: string[]): Promise<void> {
    await this.settled();
    await this.runs.finishStage(this.lease, status, warnings);
    if (warnings.length > 0) await this.announce();
  }

  /** Resolves when every progress value that was told is written. */
  async settled(): Promise<void> {
    await this.pending;
  }
}
