/** What is known by its text; of what was not asked for lately, half is forgotten at a time. */
export class Remembered<Value> {
  #lately = new Map<string, Value>();
  #before = new Map<string, Value>();
  readonly #most: number;

  /** @param most texts that are known at once. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#lately.get(key);
    if (value !== undefined) return value;
    const older = this.#before.get(key);
    return older === undefined ? undefined : this.keep(key, older);
  }

  /** @returns the value. */
  keep(key: string, value: Value): Value {
    if (this.#lately.size >= this.#most / 2) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(key, value);
    return value;
  }
}

/** The same as `find`, of which the answers are remembered: while a dictation is cut the same texts are asked for many times. */
export function remembering<Value extends NonNullable<unknown> | null>(
  most: number,
  find: (text: string) => Value,
): (text: string) => Value {
  const known = new Remembered<Value>(most);
  return (text) => {
    const value = known.get(text);
    return value === undefined ? known.keep(text, find(text)) : value;
  };
}
