import type { Made } from './made.ts';
import { isSign, isWeakSign } from './nouns.ts';
import { bare, endsPhrase } from './phrase.ts';
import { placed, placeTail, whereFrom } from './places.ts';
import { thereIs } from './there-is.ts';
import { DETERMINERS, PREPOSITIONS, SEEN } from './words.ts';

/** "Crack in foundation", "granule loss south slope": a sign of something wrong. */
export function signOf(tokens: readonly string[]): Made | null {
  const words = tokens.map(bare);
  if (SEEN.has(words[0] ?? '')) return null;
  if (/^(?:the|this|that|these|those|it|no|not)$/.test(words[0] ?? '')) return null;
  const end = whereFrom(words, 1);
  if (PREPOSITIONS.has(words[0] as string) || !isNounOnly(words.slice(0, end))) return null;
  if (end === words.length && words.length === 1 && isWeakSign(words[0] as string)) return null;
  const sign = words.slice(0, end).findLastIndex(isSign);
  if (sign < 0 || tokens.slice(0, end - 1).some(endsPhrase)) return null;
  const isHead = sign === end - 1 || words[sign + 1] === 'of';
  const tail = isHead ? end : placeTail(tokens.slice(0, end), sign + 1);
  if (!isHead && tail !== sign + 1) return null;
  return thereIs(tokens.slice(0, tail), words[sign] as string, [
    ...(tail < end ? placed(tokens.slice(tail, end)).split(' ') : []),
    ...tokens.slice(end),
  ]);
}

/** "Stop the leak" is no thing: within one there is no article. */
const isNounOnly = (words: readonly string[]) =>
  words.every(
    (word, at) => at === 0 || !DETERMINERS.has(word) || /^(?:of|and|or|a|couple)$/.test(words[at - 1] as string),
  );
