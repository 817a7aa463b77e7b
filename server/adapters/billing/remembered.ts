/** Something that is found out on first use, once for all who ask at the same time. A failure is not remembered. */
export class Remembered<Value> {
  readonly #find: () => Promise<Value>;
  #found: Promise<Value> | null = null;

  constructor(find: () => Promise<Value>) {
    this.#find = find;
  }

  get(): Promise<Value> {
    if (!this.#found) {
      this.#found = this.#find();
      this.#found.catch(() => this.forget());
    }
    return this.#found;
  }

  /** It is found out anew on next use. */
  forget(): void {
    this.#found = null;
  }
}
