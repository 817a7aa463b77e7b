import type { WriteStream } from 'node:tty';
import { type ProcessingStatus, progressPercent, statusLabel } from '../domain/report/status.ts';
import type { Journal } from '../pipeline/run-pipeline.ts';

/** Shows the way of a report as one moving line on a terminal; elsewhere only warnings are written. */
export class TerminalJournal implements Journal {
  private readonly stream: Pick<WriteStream, 'write' | 'isTTY'>;
  private readonly finished: readonly ProcessingStatus[];

  /** @param finished stages that are not to run. */
  constructor(stream: Pick<WriteStream, 'write' | 'isTTY'>, finished: readonly ProcessingStatus[]) {
    this.stream = stream;
    this.finished = finished;
  }

  async finishedStages(): Promise<readonly ProcessingStatus[]> {
    return this.finished;
  }

  async begin(status: ProcessingStatus): Promise<void> {
    this.progress(status, 0);
  }

  progress(status: ProcessingStatus, fraction: number): void {
    if (!this.stream.isTTY) return;
    const percent = Math.round(progressPercent(status, fraction));
    this.stream.write(`\r\u001b[K${String(percent).padStart(3)} %  ${statusLabel(status)}`);
  }

  async finish(status: ProcessingStatus, warnings: string[]): Promise<void> {
    const clear = this.stream.isTTY ? '\r\u001b[K' : '';
    for (const sentence of warnings) this.stream.write(`${clear}Warning: ${sentence}\n`);
    if (this.stream.isTTY && status === 'creating_final_download_package') this.stream.write(`${clear}Done.\n`);
  }
}
