import { isPart, isSign } from './nouns.ts';
import { bare, endsPhrase } from './phrase.ts';
import { ADVERBS, CONJUNCTIONS, DETERMINERS, PREDICATES, PREPOSITIONS, PRONOUNS, SEEN, SURE_VERBS } from './words.ts';

/** Words of a noun with what stands before it, in lower case; empty where it has an article, a number or a name. */
export function nounPhrase(tokens: readonly string[], from: number): string[] {
  const out: string[] = [];
  for (let at = from; at < Math.min(tokens.length, from + 6); at++) {
    const token = tokens[at] as string;
    const word = bare(token);
    if (out.length === 0 && (DETERMINERS.has(word) || PRONOUNS.has(word))) return [];
    if (ADVERBS.has(word) || /^(?:little|much|split)$/.test(word)) return [];
    if (!word || !/^[a-z][a-z'/-]*$/.test(word) || /^[A-Z][a-z]/.test(token)) {
      // "Bedroom 2", "breaker 14" and names have no article.
      return /^\d|^#|^[a-z]$/.test(word) || (word === '' && out.length === 0) ? [] : out;
    }
    const isLast = isEnd(word, out.length > 0);
    if (isLast) break;
    out.push(word);
    if (endsPhrase(token)) break;
    if (/^\d/.test(bare(tokens[at + 1])) && isPart(word)) return [];
  }
  while (
    out.length > 0 &&
    !isPart(out.at(-1) as string) &&
    !isSign(out.at(-1) as string) &&
    !isSide(out.at(-1) as string)
  )
    out.pop();
  return out;
}

/** A side that needs no other noun: "at rear". */
export const isSide = (word: string) =>
  /^(?:front|rear|back|left|right|north|south|east|west|base|top|bottom)$/.test(word);

function isEnd(word: string, isWithin: boolean): boolean {
  if (PREPOSITIONS.has(word) || CONJUNCTIONS.has(word) || PRONOUNS.has(word) || DETERMINERS.has(word) || word === 'not')
    return true;
  if (!isWithin) return false;
  return (
    (SURE_VERBS.has(word) && !isPart(word)) ||
    (PREDICATES.has(word) && !/^(?:open|low|main|level|sound|back|clear|normal|common|old|original)$/.test(word)) ||
    SEEN.has(word) ||
    /ly$/.test(word)
  );
}
