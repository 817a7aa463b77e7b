import { DIRECTION_WORDS, NUMBER_WORDS } from '../../../domain/dictation/lexicon/common-words.ts';
import { isPart, isPlural, isSign } from './nouns.ts';
import { bare } from './phrase.ts';
import { isPredicate } from './predicates.ts';
import { ADVERBS, DEGREES, DETERMINERS, PREPOSITIONS, SURE_VERBS, VERBS_OR_NOUNS } from './words.ts';

/** Where the verb of a clause stands, or -1 where there is none. @param tokens of one clause. */
export function verbAt(tokens: readonly string[]): number {
  return tokens.findIndex((token, at) => {
    const word = bare(token);
    if (!SURE_VERBS.has(word)) return false;
    if (!VERBS_OR_NOUNS.has(word)) return at > 0 || !isPart(word);
    // "Sink drains slowly" tells what it does, "floor drains" are things; so is what stands behind "at".
    const before = bare(tokens[at - 1]);
    const next = bare(tokens[at + 1]);
    if (at === 0 || DETERMINERS.has(before) || PREPOSITIONS.has(before) || isPlural(before)) return false;
    return (
      (isPart(before) || before === 'it') && !isPart(next) && !isSign(next) && !SURE_VERBS.has(next) && !isState(next)
    );
  });
}

const isState = (word: string) =>
  /(?:ed|ing)$/.test(word) || /^(?:loose|missing|dirty|broken|rusty|open|not|too)$/.test(word);

/** A word of shorthand that is no verb: a part, a sign, where, how much. */
export const isKnown = (word: string): boolean =>
  isPart(word) ||
  isSign(word) ||
  isPredicate(word) ||
  PREPOSITIONS.has(word) ||
  DETERMINERS.has(word) ||
  DIRECTION_WORDS.has(word) ||
  NUMBER_WORDS.has(word) ||
  DEGREES.has(word) ||
  ADVERBS.has(word) ||
  /^(?:\d[\d/-]*|and|or|today|couple)$/.test(word);
