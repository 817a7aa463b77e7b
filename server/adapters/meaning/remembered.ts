/** What is known by its text; what was asked for longest ago is forgotten first. */
export class Remembered<Value> {
  readonly #known = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#known.get(key);
    return value === undefined ? undefined : this.keep(key, value);
  }

  /** @returns the value. */
  keep(key: string, value: Value): Value {
    this.#known.delete(key);
    this.#known.set(key, value);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > this.#most) this.#known.delete(oldest);
    return value;
  }
}
