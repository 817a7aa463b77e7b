import type { PaidAnswers } from '../../paid-answers.ts';
import type { CommentDrafter } from './comment-drafter.ts';
import type { RemarkJudge } from './remark-judge.ts';

/** A report that a language model works for. */
export interface ModelWork extends PaidAnswers {
  /** Aborts when the run is to stop. */
  readonly signal: AbortSignal;
  /** A line for the operator's log: never with words of the dictation. */
  log(message: string, details?: Record<string, unknown>): void;
}

/** A language model at work for one report: keeps to the report's limits and asks nothing twice. */
export type ReportModel = RemarkJudge & CommentDrafter;

/** Gives reports a language model. */
export interface LanguageModels {
  forReport(work: ModelWork): Promise<ReportModel>;
}

/** Why there is no answer: the report may cost no more, or the model could not be used. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: 'limit' | 'failure';

  constructor(reason: ModelFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
