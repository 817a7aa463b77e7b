import { isAdvice, opensAsBefore } from '../remarks/classify-remark.ts';
import { isJudgement, isPlainlyInOrder } from '../remarks/plainly-in-order.ts';
import { endsClause, type Spoken, writtenText } from '../remarks/spoken.ts';
import { readMeaning } from '../words/meaning.ts';
import { anotherRoom } from './peel-announcements.ts';
import type { SaidNames } from './said-names.ts';

const MOST_WORDS_OF_A_NAME = 3;

/**
 * Cuts a sentence before the sections and items that it goes on to: "gutters, clogged with leaves | water heater, the tank is leaking", "the toilet's loose, | there's a second bathroom upstairs". A
 * name goes on only between two things that are told: "the toilet's loose, hall bath" and "fascia, soffit and trim are rotted" stay whole.
 */
export function cutAtNames(words: Spoken[], heard: SaidNames): Spoken[][] {
  const clauses = clausesOf(words);
  const parts: Spoken[][] = [];
  let part = clauses[0] ?? [];
  for (const [at, clause] of clauses.entries()) {
    if (at === 0) continue;
    const next = clauses[at + 1] ?? [];
    const namesNext =
      isName(clause, heard) &&
      (tellsOfThing(next) ||
        (next.length > 0 && (isChecked(part) || ANSWERS.test(writtenText(next)))) ||
        (isThingAlone(clause, heard) && isStateAlone(next)));
    const goesOn = tells(writtenText(part)) && (namesNext || anotherRoom(writtenText(clause)) !== null);
    if (goesOn) parts.push(part);
    part = goesOn ? clause : [...part, ...clause];
  }
  return [...parts, part];
}

function clausesOf(words: readonly Spoken[]): Spoken[][] {
  const clauses: Spoken[][] = [[]];
  for (const word of words) {
    clauses.at(-1)?.push(word);
    if (endsClause(word.text)) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function isName(clause: readonly Spoken[], heard: SaidNames): boolean {
  const name = writtenText(clause).replace(/[\s,;:.]+$/, '');
  if (clause.length > MOST_WORDS_OF_A_NAME || /^(?:and|or|at|in|on|by|near|under|over)\b|\b(?:no|not)\b/i.test(name))
    return false;
  return heard.isArea(name) || (heard.isThing(name) && heard.isName(name));
}

/** "Hall bath, toilet, fine | sink, takes forever": one thing after the other is judged. */
const isChecked = (part: readonly Spoken[]) =>
  isJudgement(writtenText(clausesOf(part).at(-1) ?? []).replace(/[\s,;:.]+$/, ''));

const isThingAlone = (clause: readonly Spoken[], heard: SaidNames) =>
  !heard.isArea(writtenText(clause).replace(/[\s,;:.]+$/, ''));

/** "Tub, drains slow | fan, dead": in a word or three what is wrong. */
function isStateAlone(clause: readonly Spoken[]): boolean {
  const text = writtenText(clause).replace(/[\s,;:.]+$/, '');
  const { defects, units } = readMeaning(text);
  return clause.length <= 3 && defects > 0 && units.every(({ role }) => role === 'symptom' || role === 'general');
}

/** "…, hangers, no, …". */
const ANSWERS = /^(?:yes|yep|yeah|no|nope|none)[,.]?$/i;

const tells = (text: string) => readMeaning(text).defects > 0 || isPlainlyInOrder(text.replace(/[\s,;:.]+$/, ''));

/** What is told of a thing that it names; no advice on what was told before. */
function tellsOfThing(clause: readonly Spoken[]): boolean {
  const text = writtenText(clause).replace(/[\s,;:.]+$/, '');
  if (text === '' || isAdvice(text) || opensAsBefore(text)) return false;
  const { units, defects } = readMeaning(text);
  const namesThing = units.some(({ role }) => role === 'part' || role === 'word');
  return namesThing && (defects > 0 || isPlainlyInOrder(text));
}
