import { keyOf, MEMORY, type TokenTable } from './token-table.ts';
import { VOCABULARY_SIZE } from './vocabulary.ts';

/** Weight of a shorter memory for each token that was seen to follow: of 1 to 4 the one by which speech surprises least. */
const NOVELTY = 2;

/**
 * How phrases go on: which token follows which one or two others, smoothed (Witten and Bell, The zero-frequency problem,
 * 1991).
 */
export class TokenOdds {
  readonly #table: TokenTable;
  readonly #anywhere: Context;

  constructor(table: TokenTable) {
    this.#table = table;
    this.#anywhere = this.#contextOf([]);
  }

  /** How many times likelier each token is after these than anywhere, as a logarithm. */
  after(before: readonly number[]): (token: number) => number {
    const contexts = Array.from({ length: Math.min(MEMORY, before.length) }, (_, back) =>
      this.#contextOf(before.slice(-1 - back)),
    ).filter(({ times }) => times > 0);
    return (token) => {
      const anywhere = (this.#timesSeen(this.#anywhere, token) + 1) / (this.#anywhere.times + VOCABULARY_SIZE);
      let odds = anywhere;
      for (const context of contexts) {
        const shorter = NOVELTY * (context.end - context.start);
        odds = (this.#timesSeen(context, token) + shorter * odds) / (context.times + shorter);
      }
      return Math.log(odds / anywhere);
    };
  }

  #contextOf(tokens: readonly number[]): Context {
    const { contexts, times, starts } = this.#table;
    const at = placeOf(contexts, keyOf(tokens), 0, contexts.length);
    if (at < 0) return { times: 0, start: 0, end: 0 };
    return { times: times[at] as number, start: starts[at] as number, end: starts[at + 1] as number };
  }

  #timesSeen({ start, end }: Context, token: number): number {
    const at = placeOf(this.#table.tokens, token, start, end);
    return at < 0 ? 0 : (this.#table.counts[at] as number);
  }
}

/** What follows a sequence of tokens: how often anything, and where the different tokens stand in the table. */
interface Context {
  times: number;
  start: number;
  end: number;
}

/** Where a number stands in a part of a list that ascends; -1 where it does not. */
function placeOf(list: Float64Array | Uint16Array, wanted: number, start: number, end: number): number {
  let from = start;
  let to = end;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((list[middle] as number) < wanted) from = middle + 1;
    else to = middle;
  }
  return from < end && list[from] === wanted ? from : -1;
}
