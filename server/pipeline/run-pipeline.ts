import type { ProcessingStatus } from '../domain/report/status.ts';
import type { Stage, Tools, Work } from './stage.ts';
import { STAGES } from './stages.ts';

/** All that a stage needs but what belongs to the stage that is running. */
export type Workspace = Omit<Work, 'progress' | 'warn'>;

/** Where a run writes down how far it is. */
export interface Journal {
  /** Stages that need not run again. */
  finishedStages(): Promise<readonly ProcessingStatus[]>;
  begin(status: ProcessingStatus): Promise<void>;
  /** @param fraction of the stage, 0 to 1. Cheap; may drop values that come too fast. */
  progress(status: ProcessingStatus, fraction: number): void;
  /** The stage's checkpoint: it will not run again when the run is resumed. */
  finish(status: ProcessingStatus, warnings: string[]): Promise<void>;
}

/**
 * Walks the stages in order: begin → run → checkpoint. Stages that an earlier run finished are passed over.
 * A failing stage ends the run with its error; what was finished before stays finished.
 */
export async function runPipeline(
  workspace: Workspace,
  tools: Tools,
  journal: Journal,
  stages: readonly Stage[] = STAGES,
): Promise<void> {
  const finished = new Set(await journal.finishedStages());
  for (const stage of stages) {
    if (finished.has(stage.status)) continue;
    workspace.signal.throwIfAborted();
    await journal.begin(stage.status);
    const warnings: string[] = [];
    const work: Work = {
      ...workspace,
      progress: (fraction) => journal.progress(stage.status, fraction),
      warn: (sentence) => void warnings.push(sentence),
    };
    if (stage.appliesTo(work)) await stage.run(work, tools);
    workspace.signal.throwIfAborted();
    await journal.finish(stage.status, warnings);
  }
}
