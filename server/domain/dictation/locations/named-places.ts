import { FINITE_VERBS, NUMBER_WORDS, PLACE_NOUNS } from '../lexicon/common-words.ts';
import { ARTICLES, isPlace, isRoom, PREPOSITIONS, RELATIONS } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import type { Token } from './location-tokens.ts';
import { isRelation } from './place-phrase.ts';

/** Words of a text that may name a place, from the first one to the one before `end`. */
export interface Stretch {
  start: number;
  end: number;
}

const MOST_WORDS = 8;
/** They lead to what comes after them, and are no part of it: "right under", "all down". */
const LEADS = /^(?:and|or|of|all|just|right|way|clear|also|again|almost|maybe|even)$/;
/** "Right" leads to these and is a side before others: "right next to the door", "right gutter". */
const AFTER_RIGHT = /^(?:where|next|there|here|outside|inside|down|up|out|back|over|now|off)$/;
/** After them something is still to come, or they stand for something that a report does not tell. */
const LEADS_ON =
  /^(?:and|or|of|all|just|clear|also|again|almost|maybe|even|but|so|which|next|where|by|off|toward|between|behind|it|them|this|that|these|those|there|here|him|her|me|you|us|they)$/;

/** Of more words they are not the last: "parapet beside". */
const LEADS_TO =
  /^(?:beside|under|underneath|beneath|below|above|near|along|towards?|between|beyond|against|over|around|round)$/;

/** All stretches of a text that may name a place: none over a comma, none with a verb but "where the porch roof meets the wall". */
export function placesThatMayBe(tokens: readonly Token[]): Stretch[] {
  const found: Stretch[] = [];
  for (let start = 0; start < tokens.length; start++)
    for (let end = start + 1; end <= Math.min(tokens.length, start + MOST_WORDS); end++) {
      if (end - 1 > start && tokens[end - 2]?.ends) break;
      const words = tokens.slice(start, end).map(({ word }) => word);
      const opens = start === 0 || tokens[start - 1]?.ends === true;
      if (tokens.slice(start, end).some(({ isNone }) => isNone)) break;
      if (mayBe(words) && !(opens && tellsWhichOne(words)) && !isCutShort(tokens, { start, end }))
        found.push({ start, end });
    }
  return found;
}

/** "Under the hall bath" of "under the hall bath sink": it is not under the room. */
function isCutShort(tokens: readonly Token[], { start, end }: Stretch): boolean {
  const [first, last, next] = [tokens[start], tokens[end - 1], tokens[end]];
  if (!first || !last || last.ends || !next || !isRoom(last.word)) return false;
  return (
    /^(?:under|underneath|beneath|below|behind|above|beside)$/.test(first.word) &&
    readMeaning(next.word).parts > 0 &&
    !FINITE_VERBS.has(next.word)
  );
}

/** What stands in a row in a panel has a number there: "position 14", "slots two and three". */
const NUMBERED = /^(?:position|slot)s?$/;
const IN_ROW = /^(?:and|or|through|to)$/;

/** The stretches that name places by their number: "position 14", "all four corners". */
export function numberedPlaces(tokens: readonly Token[]): Stretch[] {
  return tokens.flatMap(({ word, ends }, start) => {
    if (ends) return [];
    if (word === 'all') return isAllOf(tokens, start) ? [{ start, end: start + 3 }] : [];
    if (!NUMBERED.test(word)) return [];
    let end = start + 1;
    for (let at = end; at < tokens.length && (isNumber(tokens[at]) || IN_ROW.test(tokens[at]?.word ?? '')); at++) {
      // "Slot 12, two hots under one lug": the second counts what follows it.
      const counts =
        tokens[at - 1]?.ends && !tokens[at]?.ends && tokens[at + 1] && !IN_ROW.test(tokens[at + 1]?.word ?? '');
      if (counts) break;
      if (isNumber(tokens[at])) end = at + 1;
    }
    return end > start + 1 ? [{ start, end }] : [];
  });
}

/** "At all four corners", but not "all four burners", "on all four joints". */
function isAllOf(tokens: readonly Token[], start: number): boolean {
  const [lead, , number, noun] = tokens.slice(start - 1, start + 3);
  return (
    noun !== undefined &&
    !lead?.ends &&
    /^(?:at|on|in|from)$/.test(lead?.word ?? '') &&
    isNumber(number) &&
    !noun.isNone &&
    noun.word.endsWith('s') &&
    PLACE_NOUNS.has(noun.word.slice(0, -1))
  );
}

const GOES = /^(?:go|come|walk|face|enter|look|head|stand|leave|step|pull|drive)$/;
const WAY = /^(?:up|down|in|into|out|of|through|from|at|toward|to|on|onto)$/;
/** What one comes to or through; a place does as well. */
const PASSED = /^(?:house|home|building|door|doorway|street|road|drive|walk|steps?|panel|furnace|fireplace|sink|lot)$/;
const SIDE = /^(?:left|right)$/;

/** "On the right as you go up the stairs", "as you walk in on the left": sides that hold for who stands there. */
export function sidesSeen(tokens: readonly Token[]): Stretch[] {
  return tokens.flatMap((_, at) => {
    const end = seenUntil(tokens, at);
    if (end === null) return [];
    const back = /^(?:side|hand)$/.test(tokens[at - 1]?.word ?? '') ? 2 : 1;
    if (SIDE.test(tokens[at - back]?.word ?? '') && !tokens[at - 1]?.ends) return [{ start: at - back, end }];
    const [on, the, side] = tokens.slice(end, end + 3);
    const isBefore =
      /^(?:on|to|at)$/.test(on?.word ?? '') && ARTICLES.has(the?.word ?? '') && SIDE.test(side?.word ?? '');
    return isBefore && !tokens[end - 1]?.ends ? [{ start: at, end: end + 3 }] : [];
  });
}

/** Where a clause ends that begins with "as you"; null where none does. */
function seenUntil(tokens: readonly Token[], at: number): number | null {
  const words = tokens.slice(at, at + MOST_WORDS + 2).map(({ word }) => word);
  if (words[0] !== 'as' || words[1] !== 'you' || !GOES.test(words[2] ?? '')) return null;
  const isSide = (from: number) => ARTICLES.has(words[from + 1] ?? '') && SIDE.test(words[from + 2] ?? '');
  let end = 3;
  while (WAY.test(words[end] ?? '') && !tokens[at + end - 1]?.ends && !isSide(end)) end++;
  const closes = tokens.slice(at, at + words.length).findIndex(({ ends }) => ends);
  const last = closes < 0 ? words.length : closes + 1;
  if (!ARTICLES.has(words[end] ?? '') || end >= last) return at + end;
  const noun = words.findIndex(
    (word, index) => index > end && index < last && index <= end + 3 && (PASSED.test(word) || isPlace(word)),
  );
  const isWhole =
    noun > 0 && (noun + 1 >= last || !(PASSED.test(words[noun + 1] ?? '') || isPlace(words[noun + 1] ?? '')));
  return noun < 0 ? at + end : at + noun + (isWhole ? 1 : 2);
}

const isNumber = (token: Token | undefined) =>
  token !== undefined && (/^\d+$/.test(token.word) || NUMBER_WORDS.has(token.word));

const mayBe = (words: readonly string[]) =>
  !isLead(words) &&
  !isOpen(words) &&
  (words[0] === 'where'
    ? isWholeClause(words)
    : !(
        words.some(isOnlyVerb) ||
        words.some(isVerbHere) ||
        beginsAnew(words) ||
        tellsOnlyHow(words) ||
        !isWholeFrom(words) ||
        COUNTS.test(words.join(' ')) ||
        MEASURES.test(words.join(' '))
      ));

/** What things do that stand or go somewhere. */
const STANDS_OR_GOES =
  /^(?:meets?|comes?|dies?|joins?|hits?|runs?|ties?|enters?|leaves?|goes|go|exits?|ends?|lands?|drops?|turns?|tucks?|starts?|begins?|used|sits?|stands?|butts?|abuts?|connects?|attach(?:es)?|cross(?:es)?|pass(?:es)?|penetrates?|bears?|changes?|steps?|touch(?:es)?|walks?|parks?)$/;

const SOMEBODY = /^(?:they|he|she|you|we|somebody|someone)$/;

/** "Where the front walk meets the drive", "where they keep the grill", but not "where the front walk". */
const isWholeClause = (words: readonly string[]) =>
  (SOMEBODY.test(words[1] ?? '') && words.length > 2) ||
  words.some((word, at) => at >= 2 && (STANDS_OR_GOES.test(word) || FINITE_VERBS.has(word)));

/** "Beside" of "right beside it", "all the way round", "on its side": a report could not say where that is. */
const ONLY_HOW =
  /^(?:(?:(?:up|down|out|over|right|all|way|just) )*(?:beside|past|round|around|next|over|under|across|through|along|above|below|beneath|underneath)|out right|(?:one |its )?sides?|one end|(?:the )?(?:first|second|third|fourth|other|next|last) ones?)$/;
/** "They left", "been caulked to the wall", "since 1962". */
const NO_PLACE = /^(?:they|he|she|you|we|i)\b|\b(?:been|since|until|till|ago|before|after)\b/;
const tellsOnlyHow = (words: readonly string[]) => ONLY_HOW.test(words.join(' ')) || NO_PLACE.test(words.join(' '));

/** "On the slab where the porch roof meets the wall" and no less. */
const isWholeFrom = (words: readonly string[]) => {
  const at = words.indexOf('where');
  return at < 1 || isWholeClause(words.slice(at));
};

/** "Dining room the caulking": an article that nothing leads to begins another name. */
const beginsAnew = (words: readonly string[]) =>
  words.some((word, at) => at > 0 && ARTICLES.has(word) && !leadsTo(words[at - 1] as string));

const leadsTo = (word: string) => PREPOSITIONS.has(word) || RELATIONS.has(word) || LEADS.test(word);

/** "Slope", "drain" and "vent" name things, too. */
const isOnlyVerb = (word: string) => FINITE_VERBS.has(word) && !isPlace(word) && readMeaning(word).parts === 0;

/** "Floors slope toward the middle", "the fan vents into the attic": there they name nothing. */
const isVerbHere = (word: string, at: number, words: readonly string[]) =>
  /^(?:slope|drain|vent|pitch|discharge|dump)(?:s|es)?$/.test(word) &&
  /^(?:to|toward|towards|into|onto|inside|outside|against|away|down|back|right|next|at|by|beside|near|on|under|straight)$/.test(
    words[at + 1] ?? '',
  );

/** "Outside faucet leaks": which of them it is. */
const tellsWhichOne = ([first, next]: readonly string[]) =>
  first === 'outside' && next !== undefined && !leadsTo(next) && !ARTICLES.has(next);

/** "Two of the deck posts" are posts. */
const COUNTS = /^(?:one|two|three|four|five|six|some|most|several|a couple|couple|a few|few|half) of /;

/** How much of something, no place. */
const MEASURES =
  /^(?:about|over|near|under|around|maybe)? ?(?:a |an )?(?:half|third|quarter|most)(?: of (?:it|them|that))?$/;

/** What is named, without the words that lead to it: of "at the south slope" "south slope". */
export function withoutLead(tokens: readonly Token[], { start, end }: Stretch): Stretch {
  const words = tokens.slice(start, end).map(({ word }) => word);
  while (words.length > 1 && isLead(words)) words.shift();
  const from = end - words.length;
  while (words.length > 1 && isOpen(words)) words.pop();
  return { start: from, end: from + words.length };
}

const isLead = (words: readonly string[]) => {
  const [first = ''] = words;
  const leads = ARTICLES.has(first) || PREPOSITIONS.has(first);
  return words.length === 1 ? leads : (leads || (LEADS.test(first) && !isSide(words))) && !isRelation(words.join(' '));
};

const isSide = ([first, next = '']: readonly string[]) =>
  first === 'right' && !leadsTo(next) && !ARTICLES.has(next) && !AFTER_RIGHT.test(next);

const isOpen = (words: readonly string[]) => {
  const last = words.at(-1) ?? '';
  return (
    ARTICLES.has(last) || PREPOSITIONS.has(last) || LEADS_ON.test(last) || (words.length > 1 && LEADS_TO.test(last))
  );
};

export const overlap = (one: Stretch, other: Stretch): boolean => one.start < other.end && other.start < one.end;
