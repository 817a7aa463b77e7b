import { PREPOSITIONS } from '../lexicon/location-words.ts';
import { kindOdds } from '../likeness/kind-odds.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { subjectOf } from './antecedent.ts';
import { isAdvice } from './classify-remark.ts';
import { saysNotInspected } from './classify-text.ts';
import { deniesPlainly, failsToDo, lacksThing } from './denials.ts';
import { isPlainlyInOrder, tellsInOrder } from './plainly-in-order.ts';
import { retractedCount } from './retractions.ts';
import { saidTip } from './said-tip.ts';
import { speaksOfElse } from './speaks-of-else.ts';
import { bare, endsClause, heardText, type Spoken, writtenText } from './spoken.ts';
import {
  areOthers,
  isDeed,
  isJoined,
  isOther,
  isThing,
  isVerb,
  listed,
  nameOfThing,
  PLURAL,
  skipJoints,
  thingsOf,
} from './things-listed.ts';

/** From so many things on a list is one, whatever its verb. */
const MANY = 3;
/** Odds from which on words that name no symptom tell of something wrong. */
const SURELY_A_DEFECT = 0.7;

/**
 * Cuts a sentence that says what is wrong with several things at once into one clause for each, of which the report has one place each: "the hood, the disposal and
 * the opener, all dead", "neither the fan nor the microwave powers up", "no power at the range, the disposal or the porch light". What is said of all is written with each.
 * @param items stems of the names of the report's items: "fascia and soffit are rotted" is one remark where both are of one item.
 * @returns null where it is said of one, or nothing is wrong.
 */
export function sayOfEach(words: readonly Spoken[], items: readonly ReadonlySet<string>[]): Spoken[][] | null {
  const text = writtenText(words);
  if (text.includes('?') || saysNotInspected(text) || isAdvice(text) || saidTip(text) || retractedCount(text) > 0)
    return null;
  if (speaksOfElse(text)) return null;
  // "… in the joists and the sill, and I found no damage."
  if (deniesPlainly(text) || isPlainlyInOrder(text) || readMeaning(text).fine > 0) return null;
  const each = saidAfterThings(words) ?? saidBeforeThings(words) ?? saidOneByOne(words);
  const names = (item: ReadonlySet<string>, said: readonly Spoken[]) =>
    plainWords(heardText(said)).some((word) => item.has(stem(word)));
  const isOfOneItem = each && items.some((item) => each.every((said) => names(item, said)));
  return isOfOneItem ? null : each;
}

/** "A loose railing, a dead outlet and a leaky shower head", "oven won't heat, dishwasher won't drain, disposal won't turn". */
function saidOneByOne(words: readonly Spoken[]): Spoken[][] | null {
  const parts = listed(words);
  const tells = parts.map((part) => tellsOfThing(writtenText(part.slice(skipJoints(part, 0)))));
  const [first, last] = [tells.indexOf(true), tells.lastIndexOf(true)];
  const told = parts.slice(first, last + 1);
  if (first < 0 || told.length < MANY || !tells.slice(first, last + 1).every(Boolean)) return null;
  // What leads to the list, and what is said after it, names nothing.
  const around = [parts.slice(0, first), parts.slice(last + 1)];
  if (around.some((said) => said.length > 1 || readMeaning(writtenText(said.flat())).parts > 0)) return null;
  const [before = [], after = []] = around.map((said) => said.flat());
  return told.map((part, at) => [...(at === 0 ? before : []), ...part, ...(at === told.length - 1 ? after : [])]);
}
const MOST_WORDS_OF_ONE = 10;
/** "I leaned on the door", "never plugged it": told with what stands beside it. */
const GOES_ON = /^(?:i|we|you|he|she|they|it|so|never|which|that|who|because|since)$/;

function tellsOfThing(text: string): boolean {
  const { parts, defects } = readMeaning(text);
  const opening = bare(text.split(' ')[0] as string);
  // "Dripping hose bib", but not "taped with no box".
  if (GOES_ON.test(opening) || (isDeed(opening) && readMeaning(opening).defects === 0)) return false;
  return (
    parts > 0 && text.split(' ').length <= MOST_WORDS_OF_ONE && (defects > 0 || lacksThing(text) || failsToDo(text))
  );
}

/** "The hood and the opener are dead", "… , all three dead". */
function saidAfterThings(words: readonly Spoken[]): Spoken[][] | null {
  for (let from = 2; from < words.length; from++) {
    const word = bare((words[from] as Spoken).text);
    const isAfterComma = endsClause((words[from - 1] as Spoken).text);
    const opening = plainWords(writtenText(words.slice(0, from)));
    if (!(isVerb(word) || isAfterComma || OF_EACH.test(word) || BOTH.test(opening[0] ?? ''))) continue;
    const things = thingsOf(words.slice(0, from));
    if (!things || things.length < 2 || !(things.length >= MANY || isJoined(things.at(-1)?.words ?? []))) continue;
    const said = writtenText(words.slice(from));
    const isOfEach = OF_EACH.test(word) || BOTH.test(opening[0] ?? '') || PLURAL.test(word) || things.length >= MANY;
    if (!isOfEach || !isSaidOfThings(said)) continue;
    const isDenied = NEITHER.test(opening[0] ?? '') || NEITHER.test(word);
    const saidOf = (name: string) => {
      const isSeveral = IS_SEVERAL.test(name);
      const ofThing = isSeveral ? withoutOfEach(said) : inSingular(withoutOfEach(said));
      return isDenied ? denied(ofThing, isSeveral) : ofThing;
    };
    if (!things.every(({ name }) => tellsDefect(`${name} ${saidOf(name)}`))) continue;
    const each = things.map((thing) => saying(thing.words, saidOf(thing.name)));
    return [...each.slice(0, -1), [...(each.at(-1) as Spoken[]), ...unwritten(words.slice(from))]];
  }
  return null;
}

/** "Cracked, all of them: the walk, the crown", "mold on the sheathing, the washer wall and the ceiling". */
function saidBeforeThings(words: readonly Spoken[]): Spoken[][] | null {
  const parts = listed(words);
  const last = parts.findLastIndex((part) => nameOfThing(part) !== null);
  const tail = parts.slice(last + 1).flat();
  const first = parts.findLastIndex((part, at) => at <= last && nameOfThing(part) === null) + 1;
  if (first < 1 || last < first || !isSaidOfList(tail, last - first + 1)) return null;
  const said = parts.slice(0, first);
  const others = parts.slice(first, last + 1);
  const led = thingLedTo(said.at(-1) as Spoken[]);
  const things = led ? listLedTo(said, led, others) : listAfter(said, others);
  return things && [...things.slice(0, -1), [...(things.at(-1) as Spoken[]), ...tail]];
}

/** "Mold on the sheathing, the washer wall and the ceiling": said with the first of them. */
function listLedTo(said: readonly Spoken[][], { head, thing }: Led, others: readonly Spoken[][]): Spoken[][] | null {
  const isList = others.length >= MANY - 1 || isJoined(others.at(-1) as Spoken[]);
  const before = [...said.slice(0, -1).flat(), ...head];
  if (!isList || !isHead(before) || BETWEEN.test(writtenText(before))) return null;
  // "I took readings in the joists and the sill" names no symptom: one place more, perhaps.
  if (readMeaning(writtenText(head)).defects === 0) return null;
  const ofEach = inLowerCase(writtenText(head));
  const things = [thing, ...others];
  return areOthers(things) ? things.map((one, at) => (at === 0 ? [...before, ...one] : after(ofEach, one))) : null;
}

/** "Cracked, all of them: the walk, the crown", said before all of them. */
function listAfter(said: readonly Spoken[][], things: readonly Spoken[][]): Spoken[][] | null {
  const head = said.flat();
  const isLed = endsClause(head.at(-1)?.text ?? '') && LEADS_TO_LIST.test(writtenText(head));
  if (things.length < 2 || !isLed || !isHead(head) || !areOthers(things)) return null;
  const told =
    said
      .map(writtenText)
      .find(tellsDefect)
      ?.replace(/[\s,;:.]+$/, '') ?? '';
  const ofEach = inLowerCase(withoutOfEach(told));
  return things.map((thing, at) => (at === 0 ? [...head, ...thing] : saying(thing, `, ${ofEach}`)));
}

/** "…, all three of them": of several; "…, gaps you could slide a nickel in": of many. */
function isSaidOfList(tail: readonly Spoken[], others: number): boolean {
  const text = writtenText(tail);
  return text === '' || (readMeaning(text).parts === 0 && (OF_ALL.test(text) || others >= MANY - 1));
}
const OF_ALL = /^(?:and )?(?:all|both|each|every|none|neither|the (?:two|three|lot|whole lot))\b/i;
const inLowerCase = (text: string) => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/**
 * "So does the kitchen faucet", "ditto the hose bib", "the garage window too": the same is said of one more thing; null where that is only a place, or
 * the same thing elsewhere. @param before what was said of the other. @returns the words, with what they say in full.
 */
export function sayAsBefore(words: readonly Spoken[], before: string): Spoken[] | null {
  const said = plainWords(writtenText(words))
    .filter((word) => /\w/.test(word))
    .join(' ');
  const name = AS_BEFORE.map((pattern) => pattern.exec(said)?.[1]).find(Boolean);
  if (!name || !isThing(name, false)) return null;
  const subject = subjectOf(before);
  if (!subject || !isOther(name, subject)) return null;
  const predicate = before
    .slice(before.indexOf(subject) + subject.length)
    .replace(/^['’]s\b/, ' is')
    .replace(/[\s,;:.]+$/, '')
    .trim();
  const told = `the ${name} ${predicate}`;
  if (predicate === '' || !(tellsDefect(told) || tellsInOrder(told))) return null;
  const [first, ...rest] = words;
  return [{ ...(first as Spoken), text: told }, ...unwritten(rest)];
}
const VERB_AGAIN = '(?:does|do|did|is|are|was|were|has|have|will|would|can)';
const AS_BEFORE = [
  `^(?:(?:and|but|plus|then) )*(?:so|as|nor|neither|likewise) ${VERB_AGAIN} (?:the |my |your |its )?(.+)$`,
  '^(?:(?:and|but|plus|then) )*(?:ditto|likewise|same|(?:the )?same (?:thing|story|deal|problem|issue|trouble)|(?:the )?same (?:goes|is true|holds))(?: (?:for|with|on|of))? (?:the |my |your )?(.+)$',
  '^(?:(?:and|but|plus|then) )*(?:the |my |your )?(.+?) (?:too|also|as well|likewise|ditto)$',
].map((pattern) => new RegExp(pattern));

interface Led {
  head: Spoken[];
  thing: Spoken[];
}

/** "No power at | the range": where a clause leads to a thing. */
function thingLedTo(part: Spoken[]): Led | null {
  for (let at = part.length - 1; at > 0; at--) {
    const word = bare((part[at - 1] as Spoken).text);
    if (!(PREPOSITIONS.has(word) || word === 'for' || word === 'over')) continue;
    const [head, thing] = [part.slice(0, at), part.slice(at)];
    return nameOfThing(thing) === null ? null : { head, thing };
  }
  return null;
}

/** What is wrong, and of nothing that it names. */
function isHead(words: readonly Spoken[]): boolean {
  const text = writtenText(words);
  return readMeaning(text).parts === 0 && tellsDefect(text);
}
const BETWEEN = /\b(?:between|where|from|to|into|through|except|but|besides|apart|like)\b/i;
/** "Cracked, the lot of them: …", "rot in three places, …". */
const LEADS_TO_LIST =
  /:$|\b(?:all|every one|each one|the lot|both|three|two|four)(?: of)?(?: (?:them|these|those|'em))?,?$|\b(?:two|three|four|five|several) (?:places|spots|things|items)\b|\b(?:namely|as follows)\b/i;

function tellsDefect(text: string): boolean {
  const { defects, fine } = readMeaning(text);
  return (defects > 0 && fine === 0) || kindOdds(text).defect > SURELY_A_DEFECT;
}
/** What is said of things names no other, and is not long. */
function isSaidOfThings(text: string): boolean {
  const { parts } = readMeaning(text);
  return (
    (parts === 0 || MODAL.test(text)) && text.split(' ').length <= MOST_WORDS_SAID && !isPlainlyInOrder(`it ${text}`)
  );
}
const MOST_WORDS_SAID = 12;
/** "Will light" speaks of no light. */
const MODAL =
  /^(?:will|won['’]t|would|wouldn['’]t|do|don['’]t|does|doesn['’]t|can|can['’]t|cannot|could|couldn['’]t)\b/i;

const OF_EACH = /^(?:all|both|each|every|none|neither|they|they're|these|those)$/;
const BOTH = /^(?:both|neither|not|all)$/;
const NEITHER = /^(?:neither|none|not)$/;
const EACH_OF_THEM =
  /^(?:(?:all|both|each|every|none|neither|not)(?: (?:of|single|last|a|one|two|three|four|five|the|them|these|those|'em))*|they['’]re|they|these|those)(?=[ ,.]|$),?/i;
const HOW_MANY =
  /,? (?:in|at|on) (?:two|three|four|five|several|a few|a couple(?: of)?) (?:places|spots|things|ways)\b/i;

const withoutOfEach = (text: string) => text.replace(EACH_OF_THEM, '').replace(HOW_MANY, '').trim();

/** "Basement windows". */
const IS_SEVERAL = /(?<!s)s$/;
/** "Are dead" as it is said of one. */
const SINGULAR: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "don't": "doesn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  need: 'needs',
  leak: 'leaks',
  drip: 'drips',
  look: 'looks',
  do: 'does',
};
const inSingular = (said: string) =>
  said.replace(/^[\w'’]+/, (verb) => SINGULAR[verb.toLowerCase().replace('’', "'")] ?? verb);

/** "Is not dead", "does not power up" of "powers up". */
function denied(said: string, isSeveral: boolean): string {
  const [verb = '', ...rest] = said.split(' ');
  const isHelper = /^(?:is|are|was|were|has|have|will|would|can|could|do|does|did)$/i.test(verb);
  const base = /(?:sh|ch|x|ss)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/(?<=[^s])s$/, '');
  return [...(isHelper ? [verb, 'not'] : [isSeveral ? 'do not' : 'does not', base]), ...rest].join(' ');
}

/** Words that stay heard only. */
const unwritten = (words: readonly Spoken[]): Spoken[] => words.map((word) => ({ ...word, text: '' }));

/** A thing with what is said of it, heard is only the thing. */
function saying(thing: readonly Spoken[], said: string): Spoken[] {
  const from = thing.findIndex(({ text }) => !JOINS.test(bare(text)));
  const last = thing.at(-1) as Spoken;
  const own = [...thing.slice(0, -1), { ...last, text: `${last.text.replace(/\W+$/, '')} ${said}`.replace(' ,', ',') }];
  return own.map((one, at) => (at < from ? { ...one, text: '' } : one));
}
const JOINS = /^(?:and|but|plus|or|nor|both|neither|not|also|then|namely)$/;

/** A thing after what is said of it. */
function after(said: string, thing: readonly Spoken[]): Spoken[] {
  const from = thing.findIndex(({ text }) => !JOINS.test(bare(text)) && !PREPOSITIONS.has(bare(text)));
  return thing.map((one, at) =>
    at < from ? { ...one, text: '' } : at === from ? { ...one, text: `${said} ${one.text}` } : one,
  );
}
