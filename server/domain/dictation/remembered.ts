/** What is known by its text. The texts asked for last are known for sure; those before them are forgotten together. */
export class Remembered<Value> {
  #lately = new Map<string, Value>();
  #before = new Map<string, Value>();
  readonly #most: number;

  /** @param most texts that are known for sure; at most twice as many are. */
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
    if (this.#lately.size >= this.#most) {
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
