import { DIRECTION_WORDS, FINITE_VERBS, NUMBER_WORDS, PLACE_NOUNS } from './lexicon/common-words.ts';
import { readMeaning } from './meaning.ts';
import { bare } from './spoken.ts';

const phrases = (text: string) =>
  text
    .trim()
    .split(/\s*,\s*/)
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);
const list = (text: string) => new Set(text.trim().split(/\s+/));

/** They tell a place whatever stands after them, and are part of it: "behind the dryer". */
const RELATIONS = phrases(
  `to the left of, to the right of, on the left side of, on the right side of, left of, right of, at the bottom of, at the top of,
  next to, close to, halfway to, halfway up, halfway down, in front of, in back of, back of, on top of, out past, behind, under, underneath, beneath, below, above, beside, near,
  along, between, past, beyond, across from, outside, against, over, around, round, by, off`,
);
/** They tell a place where what stands after them is one, and are left to the comment: "at the south slope". */
const PREPOSITIONS = phrases('at, on, in, inside, within, throughout, all through, up, to, from');
const ADVERBS = phrases('upstairs, downstairs, out front, out back, up front, in back');
const ARTICLES = list('the a an this that these those our its their my your his her');
const ENDS =
  list(`and or but where which who that with so because as for from to into not no also again today now too just about straight though
  although when while until if there here it them this nothing everything somebody someone you i we they he she than like only all both`);
/** Words that only lead to the preposition after them: "right under". */
const LEADS_ON = /^(?:and|of|the|a|an|right|just|all|way|up|down|out)$/i;
const MOST_WORDS = 5;
const MOST_PLACES = 3;

/** Alone these tell no place: "loose at the floor". */
const BARE_SURFACES = list(
  'floor wall walls ceiling roof side sides edge edges end ends face level base house area section top bottom back joint joints',
);
/** After "under", "over", "in" and the like these tell when, how much or with what, not where. */
const NO_PLACES =
  list(`thumb boot foot feet inch inches finger fingers hand hands knee fist palm eye eyes weight tester screwdriver load pressure test
  time moment minute minutes hour day days year years month season summer winter spring fall morning code way life least best once one ones place average
  percent degrees amps psi height angle guess opinion book report picture photo photos notes file order shape condition repair need danger risk use service operation water air wind
  weather rain glass panes pane age time money budget work house home neighborhood other others same range spec specs limit minimum maximum tape paint caulk hinge hinges ladder unit label line way end meantime other rest`);
const ROOM_WORDS =
  list(`room bathroom bath bedroom kitchen hall hallway entry foyer closet basement garage attic laundry porch deck patio dining living family den
  office study nook pantry mudroom sunroom loft studio suite parlor nursery landing stairwell barn shed workshop cellar vestibule powder utility yard`);
/** They lead to the name of a thing, not to where it is: "main panel". */
const TELL_NO_SIDE = list(
  'main primary master half next jack powder top bottom upper lower inner outer first second near far hall',
);
const OPENERS = list(
  `and but so the this that these those our a an then also okay now well there's there is are couple few of one two three four some all both each most`,
);
const COUNTED =
  /\b(?:(?:breakers?|circuits?|joists?|rafters?|truss|slots?|steps?|treads?|risers?|bedroom|bath|bathroom|unit|zone) (?:number )?|number )(?:NUMBER)\b/i;

const isDirection = (word: string) =>
  word !== '' &&
  (DIRECTION_WORDS.has(word) || /^(?:north|south)?(?:east|west)?(?:ern)?(?:ward)?$/.test(word.replaceAll('-', '')));
const singular = (word: string) => word.replace(/(?<=[a-z]{3})s$/, '');
const isPlace = (word: string) => PLACE_NOUNS.has(word) || PLACE_NOUNS.has(singular(word)) || isRoom(word);
const isRoom = (word: string) => ROOM_WORDS.has(word) || ROOM_WORDS.has(singular(word));

interface Token {
  /** As said, without punctuation around it and without "'s". */
  text: string;
  word: string;
  /** A clause ends after it, or a verb hangs on it ("kitchen's dangling"). */
  ends: boolean;
}

interface Found {
  phrase: string;
  from: number;
  /** The words after the preposition, in lower case. */
  words: string[];
  /** Alone among others it would tell little. */
  isWeak: boolean;
}

function tokensOf(text: string): Token[] {
  return text
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
  for (let at = 0; at < tokens.length; at++) {
    const one = placeAt(tokens, at);
    if (!one) continue;
    found.push(one);
    at += Math.max(0, one.words.length - 1);
  }
  const counted = counting.exec(text)?.[0];
  if (counted) found.push({ phrase: counted, from: tokens.length, words: counted.split(' '), isWeak: false });
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

/** A place in the room that was announced: "left of the toilet, hall bath". A room that the place itself names is another one. */
export function withRoom(place: string | null, room: string | null): string | null {
  if (!place || !room) return place ?? room;
  return place.split(/[ ,]+/).some(isRoom) ? place : `${place}, ${room}`;
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
  if (adverb) return { phrase: adverb.join(' '), from: at, words: adverb, isWeak: false };
  return whereClause(tokens, at) ?? directionAndNoun(tokens, at);
}

const leads = (all: readonly string[][], tokens: readonly Token[], at: number) =>
  all.find((parts) => parts.every((part, offset) => tokens[at + offset]?.word === part && !tokens[at + offset]?.ends));

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
  return { phrase: whole, from: at, words: noun.words, isWeak: isPlain && !noun.article && !noun.words.some(isPlace) };
}

/** "On the south slope", "in the hall bathroom": what stands there must be a place. */
function inPlace(tokens: readonly Token[], at: number, length: number): Found | null {
  const noun = nounPhrase(tokens, at + length);
  if (!noun || tellsNoPlace(noun)) return null;
  const preposition = tokens[at]?.word ?? '';
  const of = noun.words.indexOf('of');
  const head = noun.words[(of > 0 ? of : noun.words.length) - 1] ?? '';
  if (noun.words.every((word) => BARE_SURFACES.has(word) || /^(?:all|both|each|every|other)$/.test(word))) return null;
  if (/^(?:up|to|from)$/.test(preposition) && !isRoom(head)) return null;
  const isPlain = isPlace(head) || noun.words.some(isDirection);
  const isThing =
    readMeaning(noun.words.join(' ')).parts > 0 || (/^(?:at|on)$/.test(preposition) && /^th/.test(noun.article));
  if (!isPlain && !isThing && !noun.words.some(isPlace)) return null;
  return { phrase: noun.words.join(' '), from: at, words: noun.words, isWeak: !isPlain && preposition !== 'at' };
}

interface Noun {
  article: string;
  words: string[];
}

function tellsNoPlace({ words }: Noun): boolean {
  const head = words[words.indexOf('of') > 0 ? words.indexOf('of') - 1 : words.length - 1] ?? '';
  return (
    NO_PLACES.has(head) ||
    words.every((word) => NUMBER_WORDS.has(word) || /^\d/.test(word)) ||
    readMeaning(words.join(' ')).defects > 0
  );
}

function nounPhrase(tokens: readonly Token[], from: number): Noun | null {
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
  while (words.length > 0 && LEADS_ON.test(words[words.length - 1] as string)) words.pop();
  return words.length > 0 ? { article, words } : null;
}

const stops = (word: string, before: readonly string[]) =>
  ENDS.has(word) ||
  FINITE_VERBS.has(word) ||
  [...RELATIONS, ...PREPOSITIONS].some((parts) => parts.length === 1 && parts[0] === word) ||
  (before.length > 0 && /(?:ing|[^e]ed|ly)$/.test(word) && !isPlace(word));

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

/** "Where the porch roof meets the wall". */
function whereClause(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.word !== 'where' || !ARTICLES.has(tokens[at + 1]?.word ?? '')) return null;
  const words: string[] = [];
  for (const { text, word, ends } of tokens.slice(at)) {
    if (words.length > 0 && /^(?:and|so|but|which)$/.test(word)) break;
    words.push(text);
    if (ends && word !== 'where') break;
  }
  return words.length >= 4 && words.length <= 10 ? { phrase: words.join(' '), from: at, words, isWeak: false } : null;
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
  if (noun && isPlace(noun.word)) {
    const more = tokens[next + 1];
    const side =
      !noun.ends && more && isDirection(more.word) && (more.ends || next + 2 === tokens.length) ? [more.word] : [];
    return {
      phrase: [...words, noun.word, ...side].join(' '),
      from: at,
      words: [...words, noun.word, ...side],
      isWeak: false,
    };
  }
  // ", front right": all that stands between two commas.
  const isFragment =
    (at === 0 || tokens[at - 1]?.ends) &&
    (ended || next === tokens.length) &&
    !words.every((word) => TELL_NO_SIDE.has(word));
  return isFragment && at > 0 ? { phrase: words.join(' '), from: at, words, isWeak: false } : null;
}

/** "Front left downspout", "kitchen floor": what a sentence is about tells its place. */
function leadingPlace(tokens: readonly Token[]): Found | null {
  let at = 0;
  while (at < 5 && OPENERS.has(tokens[at]?.word ?? '') && !tokens[at]?.ends) at++;
  const from = at;
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
  const found = (all: string[], isWeak = false): Found => ({ phrase: all.join(' '), from, words: all, isWeak });
  if (isPlace(last) && !isDirection(last)) {
    if (told.length > 0 || (words.length > 1 && words.some(isRoom))) return found(words);
    return words.length === 1 && isRoom(last) ? found(words, true) : null;
  }
  if (told.length === 0) return null;
  if (!next || stops(next.word, []) || ARTICLES.has(next.word)) return found(words);
  return found([...words, next.word]);
}
