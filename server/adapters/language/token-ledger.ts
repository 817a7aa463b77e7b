import type { PaidAnswers } from '../../domain/paid-answers.ts';

const KEY = 'model/tokens';

/** What a language model has cost a report, over all its runs, in tokens. */
export class TokenLedger {
  readonly #answers: PaidAnswers;
  readonly #most: number;
  #spent: number;
  #reserved = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(answers: PaidAnswers, most: number, spent: number) {
    this.#answers = answers;
    this.#most = most;
    this.#spent = spent;
  }

  /** @param most that the report may cost. */
  static async open(answers: PaidAnswers, most: number): Promise<TokenLedger> {
    const kept = (await answers.remembered(KEY)) as { tokens?: number } | undefined;
    return new TokenLedger(answers, most, kept?.tokens ?? 0);
  }

  /** Sets tokens aside for a call; false where the report may not cost so many more. */
  reserve(tokens: number): boolean {
    if (this.#spent + this.#reserved + tokens > this.#most) return false;
    this.#reserved += tokens;
    return true;
  }

  /** The call has cost `spent` instead of what was set aside. Resolves when that is written down. */
  async settle(reserved: number, spent: number): Promise<void> {
    this.#reserved -= reserved;
    if (spent === 0) return;
    this.#spent += spent;
    // One after the other, so that the last sum stays.
    this.#writing = this.#writing.then(() => this.#answers.remember(KEY, { tokens: this.#spent }));
    await this.#writing;
  }
}
