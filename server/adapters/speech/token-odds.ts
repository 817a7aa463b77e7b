import { VOCABULARY_SIZE } from './vocabulary.ts';

/** Tokens that are looked back on. */
const MEMORY = 2;
/** Weight of a shorter memory for each token that was seen to follow: of 1 to 4 the one by which speech surprises least. */
const NOVELTY = 2;

/** What follows a sequence of tokens: how often anything, and how many different tokens. */
interface Context {
  times: number;
  followers: number;
}

/** Up to three tokens as one number, exactly. */
const keyOf = (tokens: readonly number[]) => tokens.reduce((key, token) => key * VOCABULARY_SIZE + token, 1);
const ANYWHERE = keyOf([]);

/**
 * How phrases go on: which token follows which one or two others, smoothed (Witten and Bell, The zero-frequency problem,
 * 1991).
 */
export class TokenOdds {
  readonly #contexts = new Map<number, Context>();
  /** How often a context went on with a token. */
  readonly #seen = new Map<number, number>();

  /** Learns from a phrase; its first token is only what the others stand after. */
  add(phrase: readonly number[]): void {
    for (let at = 1; at < phrase.length; at++) {
      for (let back = 0; back <= Math.min(MEMORY, at); back++) {
        this.#count(keyOf(phrase.slice(at - back, at)), phrase[at] as number);
      }
    }
  }

  /** How many times likelier each token is after these than anywhere, as a logarithm. */
  after(before: readonly number[]): (token: number) => number {
    const keys = new Set([keyOf(before.slice(-1)), keyOf(before.slice(-MEMORY))]);
    const contexts = [...keys].flatMap((key) => {
      const context = this.#contexts.get(key);
      return context && key !== ANYWHERE ? { key, ...context } : [];
    });
    const total = this.#contexts.get(ANYWHERE)?.times ?? 0;
    return (token) => {
      const anywhere = (this.#timesSeen(ANYWHERE, token) + 1) / (total + VOCABULARY_SIZE);
      let odds = anywhere;
      for (const { key, times, followers } of contexts) {
        const shorter = NOVELTY * followers;
        odds = (this.#timesSeen(key, token) + shorter * odds) / (times + shorter);
      }
      return Math.log(odds / anywhere);
    };
  }

  #timesSeen(key: number, token: number): number {
    return this.#seen.get(key * VOCABULARY_SIZE + token) ?? 0;
  }

  #count(key: number, token: number): void {
    const context = this.#contexts.get(key) ?? { times: 0, followers: 0 };
    const seen = this.#timesSeen(key, token);
    if (seen === 0) context.followers++;
    context.times++;
    this.#contexts.set(key, context);
    this.#seen.set(key * VOCABULARY_SIZE + token, seen + 1);
  }
}
