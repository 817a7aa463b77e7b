/** How far an upload is. */
export interface UploadProgress {
  /** Bytes that left. */
  loaded: number;
  /** Bytes of all. */
  total: number;
  /** Undefined until enough is known to say it. */
  secondsLeft: number | undefined;
}

/** How long the past counts: what was sent so long ago weighs a third of what was sent just now. */
const MEMORY_MS = 5000;

/** The first bytes only fill the buffers of the machine: they say nothing of the line. */
const MEASURED_AFTER_MS = 1000;

/** Tells the time that an upload still takes, from a rate that leans on the last seconds and so follows the line without jumping. */
export class UploadMeter {
  #before: { loaded: number; at: number } | null = null;
  #bytes = 0;
  #milliseconds = 0;
  #measured = 0;

  /** @param at when `loaded` was true, in milliseconds of any clock that only goes forward. */
  take(loaded: number, total: number, at: number): UploadProgress {
    // A call that is tried again sends everything once more.
    if (!this.#before || loaded < this.#before.loaded) this.#reset();
    else this.#add(loaded - this.#before.loaded, at - this.#before.at);
    this.#before = { loaded, at };
    return { loaded, total, secondsLeft: this.#secondsFor(total - loaded) };
  }

  #reset(): void {
    this.#bytes = 0;
    this.#milliseconds = 0;
    this.#measured = 0;
  }

  #add(bytes: number, milliseconds: number): void {
    const weight = Math.exp(-milliseconds / MEMORY_MS);
    this.#bytes = this.#bytes * weight + bytes;
    this.#milliseconds = this.#milliseconds * weight + milliseconds;
    this.#measured += milliseconds;
  }

  #secondsFor(bytes: number): number | undefined {
    if (this.#measured < MEASURED_AFTER_MS || this.#bytes === 0) return undefined;
    return (bytes * this.#milliseconds) / this.#bytes / 1000;
  }
}
