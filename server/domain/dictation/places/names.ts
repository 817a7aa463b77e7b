import type { Template } from '../../template/template.ts';
import { DIRECTION_WORDS } from '../lexicon/common-words.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { phraseSound } from '../words/pronunciation.ts';
import { plainWords } from '../words/text.ts';

/** How well a phrase matches a name that was said: the very name, and all of it with little else. */
export const EXACT = 0.95;
export const WHOLE = 0.85;

/** A section or an item of the template that can be announced by its name. */
export interface Name {
  component: string;
  /** Null for a section. */
  itemId: string | null;
  itemName: string | null;
  units: readonly Unit[];
  plain: string;
}

/** All names of a template, found by their words and by their sound. */
export interface NameBook {
  names: readonly Name[];
  /** Names that have a stem or a group of the lexicon. */
  byKey: ReadonlyMap<string, ReadonlySet<Name>>;
  /** Names of which the whole or a part ("Gutters" of "Gutters and Downspouts") has a sound. */
  bySound: ReadonlyMap<string, ReadonlySet<Name>>;
}

/** A name that a phrase may mean. */
export interface NameMatch {
  name: Name;
  /** 0 to 1. */
  score: number;
  /** Words of the phrase that the name has not ("master" of "master bath"). */
  unmatched: string[];
}

const read = new WeakMap<Template, NameBook>();

/** The names of a template, read once for each object. */
export function namesOf(template: Template): NameBook {
  const known = read.get(template) ?? readNames(template);
  read.set(template, known);
  return known;
}

function readNames(template: Template): NameBook {
  const name = (component: string, itemId: string | null, itemName: string | null): Name => {
    const text = itemName ?? component.replace(/ \(\d+\)$/, '');
    return { component, itemId, itemName, units: readMeaning(text).units, plain: plainWords(text).join(' ') };
  };
  const names = template.components.flatMap((component) => [
    name(component.name, null, null),
    ...component.items.map((item) => name(component.name, item.id, item.name)),
  ]);
  const byKey = new Map<string, Set<Name>>();
  const bySound = new Map<string, Set<Name>>();
  for (const one of names) {
    for (const unit of one.units) for (const key of [...unit.stems, ...unit.groups]) addTo(byKey, key, one);
    for (const part of [one.plain, ...one.plain.split(/ (?:and|or|,) /)]) addTo(bySound, phraseSound(part), one);
  }
  return { names, byKey, bySound };
}

function addTo(map: Map<string, Set<Name>>, key: string, name: Name): void {
  const there = map.get(key);
  if (there) there.add(name);
  else map.set(key, new Set([name]));
}

/** A name must be met at least this well to count as announced. */
const ENOUGH = 0.6;
/** What a name is worth that only sounds like the phrase. */
const SOUNDS_ALIKE = 0.7;
const IN_SECTION = 0.1;
const SECTION = 0.05;
/** The phrase has the whole name in it. */
const WHOLE_NAME = 0.06;
const WHOLE_SECTION = 0.15;
const ITEM_ELSEWHERE = -0.12;

/**
 * The section or item that a phrase names, or null. Items of the section that is spoken of come first.
 * @param mishearing the phrase stands alone, so that its sound may stand for a name ("Ruth" for "Roof").
 */
export function matchName(
  book: NameBook,
  phrase: string,
  component: string | null,
  mishearing: boolean,
): NameMatch | null {
  const units = readMeaning(phrase).units;
  const plain = plainWords(phrase)
    .filter((word) => word !== ',' && word !== '.')
    .join(' ');
  let best: NameMatch | null = null;
  let bestRank = 0;
  let rivals: NameMatch[] = [];
  const sound = phraseSound(plain);
  // "Up top" is no tub that was misheard.
  const mayBeMisheard = mishearing && sound.length >= 2 && !units.every(({ text }) => DIRECTION_WORDS.has(text));
  const alike = (mayBeMisheard && book.bySound.get(sound)) || new Set<Name>();
  const near = new Set(
    units.flatMap((unit) => [...unit.stems, ...unit.groups].flatMap((key) => [...(book.byKey.get(key) ?? [])])),
  );
  for (const name of new Set([...near, ...alike])) {
    const byWords = closeness(units, plain, name);
    const score = byWords < ENOUGH && alike.has(name) ? SOUNDS_ALIKE : byWords;
    if (score < ENOUGH) continue;
    const rank =
      score +
      (name.itemId === null ? SECTION : name.component === component ? IN_SECTION : ITEM_ELSEWHERE) +
      (` ${plain} `.includes(` ${name.plain} `) ? (name.itemId === null ? WHOLE_SECTION : WHOLE_NAME) : 0);
    const match = { name, score, unmatched: unmatchedWords(units, name) };
    if (best && Math.abs(rank - bestRank) < 0.03) rivals.push(match);
    else if (rank > bestRank) {
      rivals = [];
      best = match;
      bestRank = rank;
    }
  }
  if (!best || rivals.length === 0) return best;
  return settle([best, ...rivals]);
}

/** Several names fit as well: their section if it is one, else none. */
function settle(matches: NameMatch[]): NameMatch | null {
  const [first] = matches as [NameMatch];
  const sections = matches.filter((match) => match.name.itemId === null);
  if (sections.length === 1) return sections[0] as NameMatch;
  if (sections.length > 1) return null;
  if (!matches.every((match) => match.name.component === first.name.component)) return null;
  return { ...first, name: { ...first.name, itemId: null, itemName: null, units: [], plain: '' } };
}

/** Words before the noun that only say which one. */
const isQualifier = (unit: Unit) =>
  unit.role === 'general' || unit.role === 'number' || unit.role === 'place' || DIRECTION_WORDS.has(unit.text);
const weight = (unit: Unit) => (isQualifier(unit) ? 0.25 : 1);

function same(a: Unit, b: Unit): number {
  if (a.stems.join(' ') === b.stems.join(' ')) return 1;
  if (a.groups.some((group) => b.groups.includes(group))) return 0.92;
  const stems = a.stems.filter((word) => b.stems.includes(word)).length;
  return (0.7 * stems) / Math.max(a.stems.length, b.stems.length);
}

/** "The side entrance" is a door, and no service entrance. */
const OF_SERVICE = /\bservice (?:entrance|entry|drop)\b/;
const SAYS_SERVICE =
  /\b(?:service|electric(?:al)?|power|overhead|utility|drop|mast|weather ?head|meter|cables?|conductors?|wires?)\b/;

function closeness(units: readonly Unit[], plain: string, name: Name): number {
  if (plain === name.plain) return 1;
  if (OF_SERVICE.test(name.plain) && !SAYS_SERVICE.test(plain)) return 0;
  const share = (from: readonly Unit[], to: readonly Unit[]) => {
    const total = from.reduce((sum, unit) => sum + weight(unit), 0);
    if (total === 0) return 0;
    return (
      from.reduce((sum, unit) => sum + weight(unit) * Math.max(0, ...to.map((other) => same(unit, other))), 0) / total
    );
  };
  const said = share(units, name.units);
  const named = share(name.units, units);
  return Math.max(blend(said, named), closenessOfStems(units, name.units));
}

const blend = (said: number, named: number) => (said > 0 && named > 0 ? 0.65 * said + 0.35 * named : 0);

/** "Coverings" for "Roof Coverings": all that was said stands in the name, whatever the lexicon takes for one term. */
function closenessOfStems(units: readonly Unit[], name: readonly Unit[]): number {
  const stems = (from: readonly Unit[]) => from.filter((unit) => unit.role !== 'general').flatMap((unit) => unit.stems);
  const left = stems(units);
  const right = stems(name);
  return left.length > 0 && left.every((word) => right.includes(word)) ? blend(1, left.length / right.length) : 0;
}

function unmatchedWords(units: readonly Unit[], name: Name): string[] {
  return units
    .filter((unit) => !name.units.some((other) => same(unit, other) >= 0.6))
    .flatMap((unit) => unit.text.split(' '));
}
