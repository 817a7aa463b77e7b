import { VOCABULARY_SIZE } from './vocabulary.ts';

/** Tokens that are looked back on. */
export const MEMORY = 2;

/** Which tokens followed which. */
export interface TokenTable {
  /** Sequences of up to two tokens by their keys, ascending. */
  contexts: Float64Array;
  /** How often each went on with anything. */
  times: Int32Array;
  /** From where on the tokens that followed each stand in `tokens`, ascending, and how often in `counts`. */
  starts: Int32Array;
  tokens: Uint16Array;
  counts: Int32Array;
}

/** Up to three tokens as one number, exactly. */
export const keyOf = (tokens: readonly number[]) => tokens.reduce((key, token) => key * VOCABULARY_SIZE + token, 1);

/** Counts which tokens follow which. */
export class TokenCounts {
  /** How often a context went on with a token, by the key of both. */
  readonly #seen = new Map<number, number>();

  /** Learns from a phrase that was seen so many times; its first token is only what the others stand after. */
  add(phrase: readonly number[], times = 1): void {
    for (let at = 1; at < phrase.length; at++) {
      for (let back = 0; back <= Math.min(MEMORY, at); back++) {
        const key = keyOf(phrase.slice(at - back, at + 1));
        this.#seen.set(key, (this.#seen.get(key) ?? 0) + times);
      }
    }
  }

  make(): TokenTable {
    const keys = Float64Array.from(this.#seen.keys()).sort();
    const contexts: number[] = [];
    const times: number[] = [];
    const starts: number[] = [];
    const tokens = new Uint16Array(keys.length);
    const counts = new Int32Array(keys.length);
    for (const [at, key] of keys.entries()) {
      const context = Math.floor(key / VOCABULARY_SIZE);
      if (contexts.at(-1) !== context) {
        contexts.push(context);
        times.push(0);
        starts.push(at);
      }
      const count = this.#seen.get(key) as number;
      tokens[at] = key % VOCABULARY_SIZE;
      counts[at] = count;
      times.push((times.pop() as number) + count);
    }
    return {
      contexts: Float64Array.from(contexts),
      times: Int32Array.from(times),
      starts: Int32Array.from([...starts, keys.length]),
      tokens,
      counts,
    };
  }
}
