import { AppError } from '../../domain/errors.ts';

/**
 * `refused`: ISN answered, and says no. `down`: nothing answered, or a failure of the server (5xx). `foreign`: something
 * answered that is not ISN: a redirect, a page, more than ISN ever sends.
 */
type Kind = 'refused' | 'down' | 'foreign';

const SENTENCES = {
  down: 'ISN cannot be reached just now. Please try again in a moment.',
  foreign: 'What answers for this company key is not ISN. Please check the company key, or try again later.',
};

/** Why a call to ISN came to nothing. */
export class IsnFailure extends AppError {
  readonly kind: Kind;

  private constructor(kind: Kind, message: string, options: { cause?: unknown } = {}) {
    super(kind === 'refused' ? 'BAD_USER_INPUT' : 'UNAVAILABLE', message, options);
    this.kind = kind;
  }

  /** Why, for the log. */
  get reason(): string {
    return this.cause instanceof Error ? this.cause.message : this.message;
  }

  /** @param message of ISN's own, fit to be shown. */
  static refused(message: string): IsnFailure {
    return new IsnFailure('refused', message);
  }

  /** @param cause what the network or the time-out said. */
  static down(cause: unknown): IsnFailure {
    return new IsnFailure('down', SENTENCES.down, { cause });
  }

  /** @param reason for the log: what answered instead. */
  static foreign(reason: string): IsnFailure {
    return new IsnFailure('foreign', SENTENCES.foreign, { cause: new Error(reason) });
  }
}
