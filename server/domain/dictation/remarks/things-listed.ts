import { DIRECTION_WORDS, FINITE_VERBS, NUMBER_WORDS } from '../lexicon/common-words.ts';
import { ARTICLES, isRoom, PREPOSITIONS, RELATIONS } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { skipConjunctions } from './clause-rules.ts';
import { bare, endsClause, type Spoken, writtenText } from './spoken.ts';

/** A thing of a list: all that is said of it, and its name without what leads to it. */
export interface Thing {
  words: readonly Spoken[];
  name: string;
}

const MOST_WORDS_OF_A_THING = 8;

/** The parts of a list, parted by commas and joints, each with the joint that leads to it. */
export function listed(words: readonly Spoken[]): Spoken[][] {
  const parts: Spoken[][] = [];
  let from = 0;
  for (let at = 1; at < words.length; at++) {
    const isJoint = skipJoints(words, at) > at;
    if (!endsClause((words[at - 1] as Spoken).text) && !(isJoint && skipJoints(words, at - 1) === at - 1)) continue;
    parts.push(words.slice(from, at));
    from = at;
    at = Math.max(at, skipJoints(words, at));
  }
  return [...parts, words.slice(from)];
}

/** The first position from `at` on that is no joining word. */
export function skipJoints(words: readonly Spoken[], at: number): number {
  let next = skipConjunctions(words, at);
  while (next < words.length && OR.test(bare((words[next] as Spoken).text))) next = skipConjunctions(words, next + 1);
  return next;
}
const OR = /^(?:or|nor|then)$/;

/** The things of a list; null where something else stands in it, or the same twice. */
export function thingsOf(words: readonly Spoken[]): Thing[] | null {
  const parts = listed(words);
  const names = parts.map(nameOfThing);
  if (names.some((name) => name === null) || !areOthers(parts)) return null;
  return parts.map((part, at) => ({ words: part, name: names[at] as string }));
}

/** Things of which each is another part of a house. */
export function areOthers(things: readonly Spoken[][]): boolean {
  const names = things.map((thing) => nameOfThing(thing) ?? '');
  const known = names.filter((name) => readMeaning(name).parts > 0);
  return (
    2 * known.length > names.length &&
    names.every((one, at) => names.slice(0, at).every((other) => isOther(one, other)))
  );
}

/** "Storm door" and "oven door" are two, "toilet" and "hall toilet" one. */
export function isOther(one: string, other: string): boolean {
  const [keys, others] = [one, other].map((name) => {
    const { units } = readMeaning(headOf(name));
    return new Set(units.filter(({ role }) => role === 'part').flatMap(({ groups, text }) => [...groups, text]));
  }) as [Set<string>, Set<string>];
  return keys.size === 0 || others.size === 0 || keys.size !== others.size || [...keys].some((key) => !others.has(key));
}

/** The name of a thing of a list, without what leads to it; null where it is none. */
export function nameOfThing(part: readonly Spoken[]): string | null {
  const plain = plainWords(writtenText(part)).filter((word) => /\w/.test(word));
  const from = plain.findIndex((word) => !LEADS.test(word) && !ARTICLES.has(word) && !PREPOSITIONS.has(word));
  const name = plain.slice(from).join(' ');
  return from >= 0 && isThing(name, ARTICLES.has(plain[from - 1] ?? '')) ? name : null;
}
const LEADS =
  /^(?:and|but|plus|or|nor|both|neither|not|either|also|then|namely|so|okay|well|as|along|with|together|mention|for)$/;

/** True where words name a part of the house that is no room, and say nothing of it. @param isNamed an article says that it is a thing. */
export function isThing(name: string, isNamed: boolean): boolean {
  const words = name.split(' ');
  const head = headOf(name);
  const noun = head.split(' ').at(-1) as string;
  const { parts, defects, fine } = readMeaning(name);
  return (
    (parts > 0 || isNamed) &&
    defects + fine === 0 &&
    words.length <= MOST_WORDS_OF_A_THING &&
    !isRoom(noun) &&
    !DIRECTION_WORDS.has(noun) &&
    !NO_PART.test(noun) &&
    !words.some(
      (word, at) =>
        (isVerb(word) && !(isNamed && at === 0)) || NUMBER_WORDS.has(word) || NO_THING.test(word) || isDeed(word),
    ) &&
    (isNamed ? head.split(' ').length <= MOST_WORDS_OF_A_NAME : lastUnit(head)?.[0]?.role === 'part') &&
    !RELATIONS.has(words[0] as string)
  );
}
const MOST_WORDS_OF_A_NAME = 4;

/** "Outlet" of "outlet by the front door". */
function headOf(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word, at) => at > 0 && (PREPOSITIONS.has(word) || RELATIONS.has(word)));
  return (end > 0 ? words.slice(0, end) : words).join(' ');
}
const lastUnit = (head: string) => readMeaning(head).units.slice(-1);

/** "Drained", "dragging", no "siding". */
export const isDeed = (word: string) => /(?:ed|ing)$/.test(word) && readMeaning(word).parts === 0;
const NO_PART = /^(?:lot|rest|them|sides?|corners?|ends?|edges?|faces?|walk|run|high|meter|gauge|tester)$/;
const NO_THING =
  /['’]|^(?:them|says|said|went|get|gets|i|we|you|he|she|it|they|this|that|these|those|there|here|no|not|none|nothing|everything|one|ones|which|what|where|when|if|because|same|other|others|rest|only)$/;

/** "…, and the dryer": something that joins leads to the last thing of a list. */
export const isJoined = (thing: readonly Spoken[]) => skipJoints(thing, 0) > 0;

/** A verb in a form that makes a clause, and no thing ("vents"). */
export const isVerb = (word: string) => (FINITE_VERBS.has(word) || PLURAL.test(word)) && readMeaning(word).parts === 0;
/** Said of several. */
export const PLURAL = /^(?:are|were|have|do|don't|aren't|weren't|haven't|need|leak|drip|look|both|all|each)$/;
