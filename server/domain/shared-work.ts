/** Work that runs once at a time for all who ask for it while it runs: they are given the same result, or failure. */
export class SharedWork<Result> {
  readonly #running = new WeakMap<object, Map<string, Promise<Result>>>();

  /**
   * The work that runs, or else `work`, begun now.
   * @param scope what the work is done with: other scopes do not share.
   * @param about what is worked on.
   */
  of(scope: object, about: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(scope) ?? new Map<string, Promise<Result>>();
    this.#running.set(scope, running);
    const shared = running.get(about) ?? work().finally(() => running.delete(about));
    running.set(about, shared);
    return shared;
  }

  /** The work that runs now. */
  running(scope: object, about: string): Promise<Result> | undefined {
    return this.#running.get(scope)?.get(about);
  }
}
