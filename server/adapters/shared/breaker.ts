import { CallFailure } from './call-failure.ts';

/** So many failures in a row and the server is left alone. */
const IN_A_ROW = 3;

/** Ends the asking of a server that cannot be used: one wrong key, or several failures in a row, are enough. */
export class Breaker {
  #inARow = 0;
  #last: CallFailure | null = null;

  /** @throws CallFailure, the last one, where the server is left alone. */
  async guard<T>(call: () => Promise<T>): Promise<T> {
    if (this.#last && (this.#last.isLasting || this.#inARow >= IN_A_ROW)) {
      throw new CallFailure(this.#last.kind, this.#last.message, { isLasting: true });
    }
    try {
      const result = await call();
      this.#inARow = 0;
      return result;
    } catch (error) {
      if (error instanceof CallFailure) {
        this.#inARow++;
        this.#last = error;
      }
      throw error;
    }
  }
}
