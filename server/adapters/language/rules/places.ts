import { DIRECTION_WORDS, PLACE_NOUNS } from '../../../domain/dictation/lexicon/common-words.ts';
import { isPart, isPlural, singularOf } from './nouns.ts';
import { bare } from './phrase.ts';
import { DETERMINERS, PREPOSITIONS } from './words.ts';

const SURFACES =
  /^(?:slope|wall|face|side|elevation|roof|ceiling|floor|door|deck|porch|patio|wing|half|section|island|landing|chimney)$/;
const ROOMS =
  /^(?:kitchen|bathroom|bath|bedroom|garage|attic|basement|hall|hallway|closet|laundry|room|den|office|study|crawlspace|crawl|space|foyer|entry|pantry|mudroom|sunroom|nursery|cellar|loft|yard|suite|unit)$/;

const isDirection = (word: string) =>
  DIRECTION_WORDS.has(word) ||
  /^(?:north|south)?(?:-?(?:east|west))?(?:ern)?$/.test(word) ||
  /^(?:ne|nw|se|sw)$/.test(word);
const isPlace = (word: string) => PLACE_NOUNS.has(word) || PLACE_NOUNS.has(singularOf(word)) || ROOMS.test(word);

/** True where the words only say where: "at rear", "south slope", "master bath", "throughout". */
export function isPlaceOnly(tokens: readonly string[]): boolean {
  const words = tokens.map(bare);
  const rest = words.filter((word) => !DETERMINERS.has(word) && word !== 'of' && word !== 'and');
  const first = words[0] ?? '';
  if (words.length > 8 || rest.length === 0) return false;
  if (/^(?:throughout|everywhere|upstairs|downstairs|outside|inside)$/.test(first) && words.length === 1) return true;
  const isTold =
    PREPOSITIONS.has(first) && !/^(?:with|without|of|for|during|after|before|to|from|up|down)$/.test(first);
  const nouns = isTold ? rest.slice(1) : rest;
  if (
    nouns.length === 0 ||
    !nouns.every(
      (word) =>
        isDirection(word) ||
        isPlace(word) ||
        (isTold && (isPart(word) || PREPOSITIONS.has(word))) ||
        /^\d+$/.test(word),
    )
  )
    return false;
  return isTold || nouns.some(isDirection) || ROOMS.test(nouns.findLast((word) => !/^\d/.test(word)) ?? '');
}

/**
 * Where a phrase that ends in a place without a preposition parts: "granule loss | south slope"; the length where it
 * does not.
 */
export function placeTail(tokens: readonly string[], least: number): number {
  const words = tokens.map(bare);
  let at = words.length;
  if (!(isPlace(words[at - 1] ?? '') || isDirection(words[at - 1] ?? ''))) return at;
  while (at > least && (isDirection(words[at - 1] as string) || isPart(words[at - 1] as string))) at--;
  while (at < words.length && !(isDirection(words[at] as string) || isPlace(words[at] as string))) at++;
  return at;
}

/** A place with its preposition and article: "on the south slope", "in the master bath", "at the rear". */
export function placed(tokens: readonly string[]): string {
  const words = tokens.map(bare);
  const first = words[0] ?? '';
  if (PREPOSITIONS.has(first) || /^(?:throughout|everywhere|upstairs|downstairs)$/.test(first)) return tokens.join(' ');
  const of = words.indexOf('of');
  const noun = singularOf((of > 0 ? words.slice(0, of) : words).findLast((word) => !/^\d/.test(word)) ?? '');
  const preposition = SURFACES.test(noun) ? 'on' : ROOMS.test(noun) ? 'in' : 'at';
  const isNumbered =
    /^\d/.test(words.at(-1) ?? '') ||
    (isPlural(words.at(-1) as string) && /^(?:two|three|several|all|both)$/.test(first));
  const article = DETERMINERS.has(first) || isNumbered ? '' : 'the ';
  return `${preposition} ${article}${tokens.join(' ')}`;
}

/** Where a noun ends and it is told where it is: "in", "all over", "upstairs". */
export function whereFrom(words: readonly string[], from: number): number {
  const at = words.findIndex(
    (word, index) =>
      index >= from &&
      ((PREPOSITIONS.has(word) && word !== 'of') || /^(?:upstairs|downstairs|throughout|everywhere)$/.test(word)),
  );
  if (at < 0) return words.length;
  return at > from && /^(?:all|right|just)$/.test(words[at - 1] as string) ? at - 1 : at;
}
