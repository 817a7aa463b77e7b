/** Runs so much work at the same time and no more; the rest waits in line. */
export class WorkLine {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param atOnce how much runs at the same time. */
  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    }
  }
}
