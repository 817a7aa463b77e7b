import type { ProcessingStatus } from '../../server/domain/report/status.ts';
import type { Journal } from '../../server/pipeline/run-pipeline.ts';

/** A journal in memory that tells what happened in order. */
export class FakeJournal implements Journal {
  readonly events: string[] = [];
  readonly warnings: string[] = [];
  readonly fractions: number[] = [];
  readonly finished: ProcessingStatus[];

  constructor(finished: ProcessingStatus[] = []) {
    this.finished = [...finished];
  }

  async finishedStages() {
    return this.finished;
  }

  async begin(status: ProcessingStatus) {
    this.events.push(`begin ${status}`);
  }

  progress(_status: ProcessingStatus, fraction: number) {
    this.fractions.push(fraction);
  }

  async finish(status: ProcessingStatus, warnings: string[]) {
    this.events.push(`finish ${status}`);
    this.finished.push(status);
    this.warnings.push(...warnings);
  }
}
