import type { HeardWord } from './words-of-tokens.ts';

/**
 * Words in a row without any stop that hardly anybody says in one sentence: a decoder that leaves out the first stop ("Kitchen sink
 * drips …") leaves out all that follow, and ten findings become one.
 */
const RUN_ON = 26;

/** Whether the decoder seems to have stopped to hear stops. */
export const isRunOn = (words: readonly HeardWord[]): boolean => longestWithoutStop(words) >= RUN_ON;

/** Of two hearings of the same the one that goes on for less long without a stop; the first one where they are alike. */
export const lessRunOn = (one: readonly HeardWord[], other: readonly HeardWord[]): readonly HeardWord[] =>
  longestWithoutStop(other) < longestWithoutStop(one) ? other : one;

/** The number of words of the longest stretch without a stop. */
function longestWithoutStop(words: readonly HeardWord[]): number {
  let [longest, length] = [0, 0];
  for (const { text } of words) {
    longest = Math.max(longest, ++length);
    if (/[.,;:?!]$/.test(text)) length = 0;
  }
  return longest;
}
