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

/**
 * Why a model gave no answer:
 * - `limit`: the report may cost no more
 * - `key`, `credit`, `address`: its server refused the key, wants to be paid, knows no such address or model
 * - `busy`, `broken`, `unreached`, `slow`: its server was asked too often, failed, was not there, took too long
 * - `silent`, `unreadable`: the answer has no text, or is not what was asked for; models refuse in these ways
 */
export type ModelFailureReason =
  | 'limit'
  | 'key'
  | 'credit'
  | 'address'
  | 'busy'
  | 'broken'
  | 'unreached'
  | 'slow'
  | 'silent'
  | 'unreadable';

/** There is no answer. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
