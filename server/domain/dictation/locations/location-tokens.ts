import { FINITE_VERBS, NUMBER_WORDS } from '../lexicon/common-words.ts';
import {
  ARTICLES,
  ENDS,
  isDirection,
  isPlace,
  isRoom,
  LEADS_ON,
  MOST_WORDS,
  NO_PLACES,
  NO_PLACES_ALONE,
  NOUNS_IN_ING,
  PREPOSITIONS,
  RELATIONS,
} from '../lexicon/location-words.ts';
import { bare } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';

/** A word as places are read from it. */
export interface Token {
  /** As said, without punctuation around it and without "'s". */
  text: string;
  word: string;
  /** A clause ends after it, or a verb hangs on it ("kitchen's dangling"). */
  ends: boolean;
}

/** Beetles, not the post of a powder room. */
const BEETLES = /\bpowder post\b/gi;

/** The words of a text. */
export function tokensOf(text: string): Token[] {
  return text
    .replace(BEETLES, 'powderpost')
    .split(/\s+/)
    .filter(Boolean)
    .map((raw) => {
      const word = bare(raw);
      const hangs = /[a-z]'s$/.test(word) && !FINITE_VERBS.has(word);
      return {
        text: raw.replace(/^[("“]+|[,.;:!?)"”]+$/g, '').replace(/['’]s$/, hangs ? '' : '$&'),
        word: hangs ? word.slice(0, -2) : word,
        ends: hangs || /[,.;:!?]$/.test(raw),
      };
    });
}

/** The first of some phrases that begins at a word. */
export const leads = (all: readonly string[][], tokens: readonly Token[], at: number) =>
  all.find((parts) => parts.every((part, offset) => tokens[at + offset]?.word === part && !tokens[at + offset]?.ends));

/** A thing that is named. */
export interface Noun {
  article: string;
  words: string[];
}

/** True for what tells when, how much or with what: "two feet". */
export function tellsNoPlace({ words }: Noun): boolean {
  const head = words[words.indexOf('of') > 0 ? words.indexOf('of') - 1 : words.length - 1] ?? '';
  return (
    NO_PLACES.has(head) ||
    (words.length === 1 && NO_PLACES_ALONE.has(head)) ||
    words.every((word) => NUMBER_WORDS.has(word) || /^\d/.test(word)) ||
    (!isRoom(head) && readMeaning(words.join(' ')).defects > 0)
  );
}

/** The thing that is named from a word on; null where none is. */
export function nounPhrase(tokens: readonly Token[], from: number): Noun | null {
  const words: string[] = [];
  let article = '';
  for (let at = from; at < tokens.length && words.length < MOST_WORDS; at++) {
    const { word, text, ends } = tokens[at] as Token;
    if (words.length === 0 && ARTICLES.has(word) && !ends && !/^(?:my|your|his|her)$/.test(word)) {
      article = word;
      continue;
    }
    if (word === 'and' && joinsPlaces(tokens, at)) {
      words.push('and');
      continue;
    }
    if (
      word !== 'of' &&
      (stops(word, words) || (ARTICLES.has(word) && !/^(?:of|and)$/.test(words[words.length - 1] ?? '')))
    )
      break;
    words.push(/[A-Z]{2}/.test(text) ? text : text.toLowerCase());
    if (ends) break;
  }
  // "On the right" is a side, "right under" leads on.
  const isSide = article !== '' && words.length === 1 && words[0] === 'right';
  while (!isSide && words.length > 0 && LEADS_ON.test(words[words.length - 1] as string)) words.pop();
  return words.length > 0 ? { article, words } : null;
}

/** True for a word that cannot stand in the name of a place. @param before the words of the name so far. */
export const stops = (word: string, before: readonly string[]) =>
  ENDS.has(word) ||
  FINITE_VERBS.has(word) ||
  [...RELATIONS, ...PREPOSITIONS].some((parts) => parts.length === 1 && parts[0] === word) ||
  (before.length > 0 && /(?:ing|[^e]ed|ly)$/.test(word) && !isPlace(word) && !NOUNS_IN_ING.has(word)) ||
  (before.length > 0 && /s$/.test(word) && readMeaning(word).defects > 0);

/** "Front and rear", "the garage and the kitchen". */
function joinsPlaces(tokens: readonly Token[], at: number): boolean {
  const wordAt = (offset: number) => tokens[at + offset]?.word ?? '';
  const skipped = ARTICLES.has(wordAt(1)) ? 1 : 0;
  const isOne = (word: string) => isDirection(word) || isPlace(word);
  return (
    isOne(wordAt(-1)) &&
    isOne(wordAt(1 + skipped)) &&
    !FINITE_VERBS.has(wordAt(2)) &&
    !tokens[at + 1]?.word.endsWith("'s")
  );
}
