/** Ends a start that nobody wants any more. */
export class StartCancelledError extends Error {
  override name = 'StartCancelledError';
}

/**
 * What has to be undone before a process may end. Whoever starts something adds how it is stopped; the stops run in
 * the opposite order.
 */
export class ShutDown {
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly onError: (error: unknown) => void;
  private cancelled = false;
  private running: Promise<void> | undefined;
  private readonly hurried: Promise<void>;
  private resolveHurried = () => {};

  /** @param onError told of a stop that fails; the others run all the same. */
  constructor(onError: (error: unknown) => void) {
    this.onError = onError;
    this.hurried = new Promise((resolve) => {
      this.resolveHurried = resolve;
    });
  }

  /** @throws StartCancelledError after `cancelStart`; the stop is run all the same. */
  add(stop: () => Promise<void>): void {
    this.stops.push(stop);
    if (this.cancelled) throw new StartCancelledError();
  }

  /** A start that is under way ends with its next step. */
  cancelStart(): void {
    this.cancelled = true;
  }

  /** Runs all stops, once, each when the one before it is done. */
  run(): Promise<void> {
    this.running ??= this.runAll();
    return this.running;
  }

  /** From now on no stop waits for another: each is only begun. */
  hurry(): void {
    this.resolveHurried();
  }

  private async runAll(): Promise<void> {
    for (const stop of this.stops.reverse()) await Promise.race([stop().catch(this.onError), this.hurried]);
  }
}

/** Like Promise.all, but settles only when all have: whoever then shuts down finds nothing half started. */
export async function together<T extends readonly Promise<unknown>[] | []>(
  promises: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
