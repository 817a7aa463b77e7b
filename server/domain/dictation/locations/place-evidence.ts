import { FINITE_VERBS, NUMBER_WORDS, STOP_WORDS } from '../lexicon/common-words.ts';
import {
  ARTICLES,
  isDirection,
  isOrdinal,
  isPlace,
  isRoom,
  NO_PLACES,
  PREPOSITIONS,
  RELATIONS,
} from '../lexicon/location-words.ts';
import { remembering } from '../remembered.ts';
import { readMeaning } from '../words/meaning.ts';
import type { Token } from './location-tokens.ts';
import type { Stretch } from './named-places.ts';

/** A clause begins or ends. */
const [BEGIN, END] = ['^', '$'];
/** The head of a name stands before these: "corner of the deck". */
const NAMES_WHOLE = /^(?:of|in|from|to|off)$/;

/** What tells whether stretches of a text name the place of what the text is about: words, those around them, and what they are. */
export interface PlaceEvidence {
  /** Of the stretches that begin with the word at a position. */
  beginning: readonly string[][];
  /** Of the stretches whose last word is at a position. */
  ending: readonly string[][];
  /** Of the stretches that the word at a position belongs to. */
  within: readonly string[][];
  /** Of the stretches that hold the word at a position and the one before it. */
  joined: readonly string[][];
  /** Of one stretch as a whole. */
  whole(stretch: Stretch): string[];
}

/** The evidence for all stretches of a text; several words may bring the same, and each counts. */
export function placeEvidence(tokens: readonly Token[]): PlaceEvidence {
  const beginning = tokens.map(({ word }, at) => {
    const before = at === 0 || tokens[at - 1]?.ends ? BEGIN : (tokens[at - 1] as Token).word;
    return [...signsOf(word).first, ...signsOf(before).before, `lead:${leadingTo(tokens, at)}`];
  });
  const ending = tokens.map(({ word, ends }, at) => {
    const after = ends || at + 1 === tokens.length ? END : (tokens[at + 1] as Token).word;
    const across = signsOf(word).classes.flatMap((one) =>
      signsOf(after).classes.map((other) => `last=${one}>${other}`),
    );
    return [...signsOf(word).last, ...signsOf(after).after, ...across];
  });
  const within = tokens.map(({ word }) => signsOf(word).in);
  const joined = tokens.map(({ word }, at) => (at === 0 ? [] : [`pair:${tokens[at - 1]?.word}_${word}`]));
  const around = AROUND.map((one) => signsAround(tokens, one));
  const whole = (stretch: Stretch) => [...evidenceOfWhole(tokens, stretch), ...around.map((tell) => tell(stretch))];
  return { beginning, ending, within, joined, whole };
}

/** What else the text has tells whether a stretch is its place, or what it is about: "south gutter" is a place where "is loose" has another subject. */
const AROUND = ['verb', 'defect', 'part'] as const;

/** Whether something of a class stands before and after a stretch. */
function signsAround(tokens: readonly Token[], name: (typeof AROUND)[number]): (stretch: Stretch) => string {
  const are = tokens.map(({ word }) => signsOf(word).classes.includes(name));
  const [first, last] = [are.indexOf(true), are.lastIndexOf(true)];
  return ({ start, end }) => `${name}:${first >= 0 && first < start}-${last >= end}`;
}

function evidenceOfWhole(tokens: readonly Token[], { start, end }: Stretch): string[] {
  const words = tokens.slice(start, end).map(({ word }) => word);
  const namesWhole = words.findIndex((word, place) => place > 0 && NAMES_WHOLE.test(word));
  const head = words[namesWhole > 0 ? namesWhole - 1 : words.length - 1] as string;
  const lead = leadingTo(tokens, start);
  const opens = start === 0 || tokens[start - 1]?.ends;
  const closes = end === tokens.length || tokens[end - 1]?.ends;
  return [
    'always',
    `words:${words.length}`,
    `kinds:${words.map((word) => signsOf(word).classes[0]).join('-')}`,
    `clause:${opens}-${closes}`,
    `text:${start === 0}-${end === tokens.length}`,
    ...signsOf(head).head,
    ...signsOf(words.at(-1) as string).classes.map((one) => `lead:${lead}<${one}`),
  ];
}

/** The word that leads to a name: "behind" in "behind the dryer". */
function leadingTo(tokens: readonly Token[], start: number): string {
  let at = start - 1;
  while (at >= 0 && !tokens[at]?.ends && ARTICLES.has(tokens[at]?.word ?? '')) at--;
  return at < 0 || tokens[at]?.ends ? BEGIN : (tokens[at]?.word as string);
}

const CLASSES: readonly [name: string, test: (word: string) => boolean][] = [
  ['article', (word) => ARTICLES.has(word)],
  ['direction', isDirection],
  ['room', isRoom],
  ['place', isPlace],
  ['ordinal', isOrdinal],
  ['number', (word) => NUMBER_WORDS.has(word) || /^\d/.test(word)],
  ['relation', (word) => RELATIONS.has(word)],
  ['preposition', (word) => PREPOSITIONS.has(word)],
  ['none', (word) => NO_PLACES.has(word)],
  ['verb', (word) => FINITE_VERBS.has(word)],
  ['and', (word) => /^(?:and|or)$/.test(word)],
  ['defect', (word) => readMeaning(word).defects > 0],
  ['part', (word) => readMeaning(word).parts > 0],
  ['small', (word) => STOP_WORDS.has(word)],
];

/** Where a word stands that tells something. */
const STANDS = ['first', 'before', 'last', 'after', 'head', 'in'] as const;

/** What a word is, by the lexicon, the most telling first; and what it tells where it stands. */
type Signs = Record<(typeof STANDS)[number] | 'classes', string[]>;

const signsOf = remembering(5_000, (word: string): Signs => {
  const classes = classesOf(word);
  const signs = STANDS.map((stand) => [stand, [`${stand}:${word}`, ...classes.map((one) => `${stand}=${one}`)]]);
  return { classes, ...Object.fromEntries(signs) };
});

function classesOf(word: string): string[] {
  if (word === BEGIN || word === END) return [word];
  const classes = CLASSES.filter(([, test]) => test(word)).map(([name]) => name);
  return classes.length > 0 ? classes : ['other'];
}
