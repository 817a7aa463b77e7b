import { FINITE_VERBS, NUMBER_WORDS } from '../lexicon/common-words.ts';
import {
  ADVERBS,
  ARTICLES,
  BARE_SURFACES,
  COUNTED,
  isDirection,
  isOrdinal,
  isPlace,
  isRoom,
  MEETS,
  MOST_PLACES,
  OPENERS,
  PREPOSITIONS,
  RELATIONS,
  TELL_NO_SIDE,
  THINGS_AT,
} from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { leads, type Noun, nounPhrase, stops, type Token, tellsNoPlace, tokensOf } from './location-tokens.ts';

interface Found {
  phrase: string;
  /** The first token that may begin the next one. */
  until: number;
  /** The words after the preposition, in lower case. */
  words: string[];
  /** Alone among others it would tell little. */
  isWeak: boolean;
}

/**
 * Where on the house something is, as it was said; several places that are said of it are parted by commas. A preposition that a
 * comment brings itself is left out: "on the south slope, behind the chimney" → "south slope, behind the chimney". Null
 * where nothing says.
 */
export function findLocation(text: string): string | null {
  const tokens = tokensOf(text);
  const found: Found[] = [];
  const leading = leadingPlace(tokens);
  if (leading) found.push(leading);
  for (let at = 0; at < tokens.length; ) {
    const one = placeAt(tokens, at);
    if (one) found.push(one);
    at = one?.until ?? at + 1;
  }
  const counted = counting.exec(text)?.[0];
  if (counted) found.push({ phrase: counted, until: tokens.length, words: counted.split(' '), isWeak: false });
  const strong = found.filter((one) => !one.isWeak);
  const told = strong.length > 0 ? strong : found.slice(0, 1);
  const distinct = told.filter(
    (one, at) => !told.some((other, index) => index !== at && isWithin(one, other, index < at)),
  );
  return distinct.length > 0
    ? distinct
        .slice(0, MOST_PLACES)
        .map(({ phrase }) => phrase)
        .join(', ')
    : null;
}

const counting = new RegExp(COUNTED.source.replace('NUMBER', [...NUMBER_WORDS, '\\d+'].join('|')), 'i');

function isWithin(one: Found, other: Found, isBefore: boolean): boolean {
  const words = new Set(other.words);
  const covered = one.words.every((word) => words.has(word));
  return covered && (other.words.length > one.words.length || isBefore);
}

function placeAt(tokens: readonly Token[], at: number): Found | null {
  const relation = leads(RELATIONS, tokens, at);
  if (relation) return related(tokens, at, relation);
  const preposition = leads(PREPOSITIONS, tokens, at);
  if (preposition) return inPlace(tokens, at, preposition.length);
  const adverb = ADVERBS.find((parts) => parts.every((part, offset) => tokens[at + offset]?.word === part));
  if (adverb) return { phrase: adverb.join(' '), until: at + adverb.length, words: adverb, isWeak: false };
  return whereClause(tokens, at) ?? fragment(tokens, at) ?? directionAndNoun(tokens, at) ?? thingInRoom(tokens, at);
}

/** "Behind the dryer", "by the meter". */
function related(tokens: readonly Token[], at: number, relation: readonly string[]): Found | null {
  const noun = nounPhrase(tokens, at + relation.length);
  if (!noun || tellsNoPlace(noun)) return null;
  const said = relation.join(' ').replace(/^(?:to|at|on) the /, '');
  const article = noun.article === 'a' || noun.article === 'an' ? noun.article : 'the';
  const name = noun.words.join(' ');
  const whole =
    noun.article || noun.words.every((word) => !isDirection(word)) ? `${said} ${article} ${name}` : `${said} ${name}`;
  const isPlain = relation.length === 1 && /^(?:by|off|over|round|around|against|past)$/.test(said);
  return {
    phrase: whole,
    until: at + noun.words.length,
    words: noun.words,
    isWeak: isPlain && !noun.article && !noun.words.some(isPlace),
  };
}

/** "On the south slope", "in the hall bathroom": what stands there must be a place. */
function inPlace(tokens: readonly Token[], at: number, length: number): Found | null {
  const noun = upToPlace(nounPhrase(tokens, at + length));
  if (!noun || tellsNoPlace(noun)) return null;
  const preposition = tokens[at]?.word ?? '';
  const of = noun.words.indexOf('of');
  const head = noun.words[(of > 0 ? of : noun.words.length) - 1] ?? '';
  if (noun.words.every((word) => BARE_SURFACES.has(word) || /^(?:all|both|each|every|other)$/.test(word))) return null;
  if (/^(?:up|to|from)$/.test(preposition) && !isRoom(head) && !(noun.words.some(isRoom) && THINGS_AT.has(head)))
    return null;
  const isPlain = isPlace(head) || noun.words.some(isDirection);
  const isThing =
    readMeaning(noun.words.join(' ')).parts > 0 || (/^(?:at|on)$/.test(preposition) && /^th/.test(noun.article));
  if (!isPlain && !isThing && !noun.words.some(isPlace)) return null;
  return {
    phrase: noun.words.join(' '),
    until: at + noun.words.length,
    words: noun.words,
    isWeak: !isPlain && preposition !== 'at',
  };
}

/** "In the little bedroom spits and hisses": what comes after a room and names nothing is no part of its name. */
function upToPlace(noun: Noun | null): Noun | null {
  const last = noun?.words.findLastIndex(isRoom) ?? -1;
  if (!noun || last < 0 || last !== noun.words.length - 2) return noun;
  const next = noun.words[last + 1] as string;
  if (isPlace(next) || THINGS_AT.has(next) || readMeaning(next).parts > 0) return noun;
  return { ...noun, words: noun.words.slice(0, last + 1) };
}

/** "Where the porch roof meets the wall". */
function whereClause(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.word !== 'where' || !ARTICLES.has(tokens[at + 1]?.word ?? '')) return null;
  const verb = tokens.findIndex(({ word }, index) => index > at + 2 && index < at + 8 && MEETS.test(word));
  const to = verb < 0 ? -1 : tokens.findIndex(({ word }, index) => index > verb && ARTICLES.has(word));
  const noun = to > 0 && to - verb < 4 ? nounPhrase(tokens, to) : null;
  const most = noun ? to - at + 1 + noun.words.length : Number.POSITIVE_INFINITY;
  const words: string[] = [];
  for (const { text, word, ends } of tokens.slice(at)) {
    if (words.length === most || (words.length > 0 && /^(?:and|so|but|which)$/.test(word))) break;
    words.push(words.length === 0 ? text.toLowerCase() : text);
    if (ends && word !== 'where') break;
  }
  return words.length >= 4 && words.length <= 10
    ? { phrase: words.join(' '), until: at + words.length, words, isWeak: false }
    : null;
}

/** "The kitchen door", "from the bedroom window": a thing with the room that it is in. */
function thingInRoom(tokens: readonly Token[], at: number): Found | null {
  const [before, room, thing] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!room || !thing || room.ends || !isRoom(room.word) || !THINGS_AT.has(thing.word)) return null;
  const which = before && !before.ends && (isDirection(before.word) || isRoom(before.word)) ? [before.word] : [];
  const words = [...which, room.word, thing.word];
  return { phrase: words.join(' '), until: at + 2, words, isWeak: false };
}

/** ", bottom course.", ", second joint,": all that stands between two commas names a place. */
function fragment(tokens: readonly Token[], at: number): Found | null {
  if (at === 0 || !tokens[at - 1]?.ends) return null;
  const start = ARTICLES.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const end = tokens.findIndex(({ ends }, index) => index >= start && ends);
  const words = tokens.slice(start, end < 0 ? tokens.length : end + 1).map(({ word }) => word);
  const [first = ''] = words;
  const cut = words.findIndex((word, index) => index > 0 && /^(?:of|from|in)$/.test(word));
  const head = words[(cut > 0 ? cut : words.length) - 1] ?? '';
  const isNamed = isDirection(first) || isOrdinal(first) || isRoom(first);
  const isPlain = words.length > 1 && words.length <= 6 && !words.some((word) => FINITE_VERBS.has(word));
  if (!isNamed || !isPlain || tellsNoPlace({ article: '', words })) return null;
  if (!isPlace(words.at(-1) ?? '') && !isPlace(head) && !THINGS_AT.has(head)) return null;
  return { phrase: words.join(' '), until: start + words.length, words, isWeak: false };
}

/** "South slope" or "southeast corner" without a preposition. */
function directionAndNoun(tokens: readonly Token[], at: number): Found | null {
  if (at > 0 && !tokens[at - 1]?.ends && isDirection(tokens[at - 1]?.word ?? '')) return null;
  const words: string[] = [];
  let next = at;
  while (isDirection(tokens[next]?.word ?? '')) {
    words.push(tokens[next]?.word as string);
    if (tokens[next++]?.ends) break;
  }
  if (words.length === 0) return null;
  const ended = tokens[next - 1]?.ends;
  const noun = ended ? undefined : tokens[next];
  if (noun && (isPlace(noun.word) || THINGS_AT.has(noun.word))) {
    const more = tokens[next + 1];
    const side =
      !noun.ends && more && isDirection(more.word) && (more.ends || next + 2 === tokens.length) ? [more.word] : [];
    const all = [...words, noun.word, ...side];
    return { phrase: all.join(' '), until: at + all.length, words: all, isWeak: false };
  }
  // ", front right": all that stands between two commas.
  const isFragment =
    (at === 0 || tokens[at - 1]?.ends) &&
    (ended || next === tokens.length) &&
    !words.every((word) => TELL_NO_SIDE.has(word));
  return isFragment && at > 0 ? { phrase: words.join(' '), until: next, words, isWeak: false } : null;
}

/** "Front left downspout", "kitchen floor": what a sentence is about tells its place. */
function leadingPlace(tokens: readonly Token[]): Found | null {
  let at = 0;
  while (at < 5 && OPENERS.has(tokens[at]?.word ?? '') && !tokens[at]?.ends) at++;
  const words: string[] = [];
  while (at < tokens.length && words.length < 4) {
    const { word, ends } = tokens[at] as Token;
    const isSide = isDirection(word) || word === 'hand';
    if (!isSide && !isPlace(word)) break;
    words.push(word);
    at++;
    if (ends) break;
  }
  const last = words[words.length - 1];
  if (!last) return null;
  const told = words.filter((word) => isDirection(word) && !TELL_NO_SIDE.has(word));
  const ended = tokens[at - 1]?.ends;
  const next = ended ? undefined : tokens[at];
  const found = (all: string[], isWeak = false): Found => ({ phrase: all.join(' '), until: at, words: all, isWeak });
  if (isPlace(last) && !isDirection(last)) {
    if (told.length > 0 || (words.length > 1 && words.some(isRoom))) return found(words);
    const thing = next && isRoom(last) && THINGS_AT.has(next.word) ? [next.word] : [];
    return words.length === 1 && isRoom(last) ? found([...words, ...thing], true) : null;
  }
  if (told.length === 0) return null;
  if (!next || stops(next.word, []) || ARTICLES.has(next.word)) return found(words);
  return found([...words, next.word]);
}
