import type { Template } from '../../template/template.ts';
import { AREAS, LESSER_ROOMS, REPEATED_AREAS, ROOMS, TELL_ROOMS_APART } from '../lexicon/areas.ts';
import { DIRECTION_WORDS, NUMBER_WORDS, PLACE_NOUNS, STOP_WORDS } from '../lexicon/common-words.ts';
import { isRoom } from '../lexicon/location-words.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { soundOf } from '../words/pronunciation.ts';
import { plainWords } from '../words/text.ts';
import { contentsOf, countOf } from './template-contents.ts';

interface Area {
  /** The first of its names. */
  name: string;
  holds: Unit[];
}

/** An area that a phrase names. */
export interface AreaMention {
  area: string;
  /** A room of the area ("bedroom") rather than the whole. */
  isRoom: boolean;
  /** It is called by a name that is never that of the main one ("powder room"). */
  isLesser: boolean;
  /** Words that are not of its name ("master" of "master bath"). */
  rest: string[];
}

const byName = new Map<string, { area: Area; isRoom: boolean }>();
const areas: Area[] = [];
const nameKey = (words: readonly string[]) => words.map((word) => word.replace(/s$/, '')).join(' ');

const rooms = new Set([...ROOMS].map((name) => nameKey(plainWords(name))));

for (const line of AREAS.trim().split('\n')) {
  const [called = '', holds = ''] = line.split(':');
  const names = called.split(',').map((name) => plainWords(name));
  const area = {
    name: (names[0] ?? []).join(' '),
    holds: holds.split(',').flatMap((term) => readMeaning(term).units.slice(0, 1)),
  };
  areas.push(area);
  for (const words of names) byName.set(nameKey(words), { area, isRoom: rooms.has(nameKey(words)) });
}

const isQualifier = (word: string) =>
  DIRECTION_WORDS.has(word) ||
  NUMBER_WORDS.has(word) ||
  TELL_ROOMS_APART.has(word.replace(/['’]s?$/, '')) ||
  (/['’]s$/.test(word) && isRoom(word.slice(0, -2))) ||
  /^(?:\d+|number|other|another|next|our|this|own|attached|detached)$/.test(word);
/** "This little bathroom" is the bathroom that one is in. */
const SAYS_NOTHING =
  /^(?:system|systems|area|areas|section|inspection|component|components|service|portion|part|little|small|tiny)$/;

/** The area that a phrase names whole, whichever of several it is ("upstairs bath", "basement and foundation"). */
export function areaNamed(words: readonly string[]): AreaMention | null {
  const told = words.filter((word) => !/^(?:[,.]|the|a|an)$/.test(word) && !SAYS_NOTHING.test(word));
  const exact = mentionOf(told, []);
  if (exact) return exact;
  const plain = told.filter((word) => word === 'and' || !isQualifier(word));
  const qualifiers = told.filter((word) => word !== 'and' && isQualifier(word));
  const whole = mentionOf(plain, qualifiers);
  if (whole) return whole;
  const parts = splitAt(plain, 'and').map((part) => mentionOf(part, qualifiers));
  const [first] = parts;
  if (first && parts.every((part) => part?.area === first.area)) return first;
  // "Basement bath": a room that is told from its like by where it is.
  const last = mentionOf(plain.slice(-1), told.slice(0, -1));
  const where = plain.slice(0, -1);
  return last && REPEATED_AREAS.has(last.area) && where.every((word) => PLACE_NOUNS.has(word)) ? last : null;
}

/** Words of the names of areas, and those that tell one room from another, by how they sound. */
const wordsBySound = new Map<string, string>();
for (const word of [...DIRECTION_WORDS, ...[...byName.keys()].flatMap((name) => name.split(' '))]) {
  const sound = soundOf(word);
  if (sound.length >= 2 || word.length >= 4) wordsBySound.set(sound, word);
}

/** The area that a phrase was a mishearing of: word for word it sounds like its name ("hull path" for "hall bath"). */
export function areaSounding(words: readonly string[]): string[] | null {
  if (words.length < 2 || words.length > 3 || areaNamed(words)) return null;
  const meant = words.map((word) => {
    if (DIRECTION_WORDS.has(word) || byName.has(nameKey([word]))) return word;
    // "South side" is no study that was misheard.
    return PLACE_NOUNS.has(word) ? '' : (wordsBySound.get(soundOf(word)) ?? '');
  });
  return meant.every(Boolean) && areaNamed(meant) ? meant : null;
}

function mentionOf(words: readonly string[], rest: string[]): AreaMention | null {
  const found = words.length > 0 && byName.get(nameKey(words));
  return found
    ? { area: found.area.name, isRoom: found.isRoom, isLesser: LESSER_ROOMS.has(nameKey(words)), rest }
    : null;
}

function splitAt(words: readonly string[], mark: string): string[][] {
  const out: string[][] = [[]];
  for (const word of words) {
    if (word === mark) out.push([]);
    else (out[out.length - 1] as string[]).push(word);
  }
  return out;
}

/** An area is recognised in a section that holds at least so much of what belongs there. */
const ENOUGH = 0.2;
const NAMED = 0.5;

/** The sections where something belongs by the knowledge of the trade, whatever their comments say of it. */
export function sectionsWhereBelongs(template: Template, units: readonly Unit[]): ReadonlySet<string> {
  const groups = new Set(units.flatMap((unit) => unit.groups));
  const sections = sectionsOfAreas(template);
  const holding = areas.filter((area) => area.holds.some((unit) => unit.groups.some((group) => groups.has(group))));
  return new Set(holding.flatMap((area) => sections.get(area.name) ?? []));
}

const made = new WeakMap<Template, Map<string, string>>();

/** The section of a template for each area, by area name; areas that no section holds enough of are missing. */
export function sectionsOfAreas(template: Template): ReadonlyMap<string, string> {
  const known = made.get(template) ?? recognise(template);
  made.set(template, known);
  return known;
}

const MAIN = /^(?:master|primary|owners?|main|ensuite|big|large)$/;

/**
 * The section that an area means where it was told from others: "hall bath" the section "Guest Bath" of a template that has a
 * "Primary Bath" besides.
 */
export function sectionOfMention(template: Template, { area, isLesser, rest }: AreaMention): string | undefined {
  const usual = sectionsOfAreas(template).get(area);
  if (!usual || (rest.length === 0 && !isLesser) || !REPEATED_AREAS.has(area)) return usual;
  const wanted = areas.find(({ name }) => name === area) as Area;
  const alike = template.components.map(({ name }) => name).filter((name) => isCalled(name, wanted));
  const isMain = (words: readonly string[]) => words.some((word) => MAIN.test(word));
  return alike.length < 2 ? usual : (alike.find((name) => isMain(plainWords(name)) === isMain(rest)) ?? usual);
}

function recognise(template: Template): Map<string, string> {
  const out = new Map<string, string>();
  for (const area of areas) {
    const scores = scoresOf(template, area).sort((a, b) => b.score - a.score);
    const [best] = scores;
    if (best && best.score >= ENOUGH) out.set(area.name, best.component);
  }
  return out;
}

/** Of what belongs in an area, the share that each section holds. */
function scoresOf(template: Template, area: Area): { component: string; score: number }[] {
  const items = contentsOf(template);
  const sections = template.components.map(({ name }) => ({
    component: name,
    score: isCalled(name, area) ? NAMED : 0,
  }));
  let known = 0;
  for (const unit of area.holds) {
    const counts = new Map<string, number>();
    let all = 0;
    for (const item of items) {
      const count = countOf(item, unit);
      counts.set(item.component, (counts.get(item.component) ?? 0) + count);
      all += count;
    }
    if (all === 0) continue;
    known++;
    for (const section of sections) section.score += (counts.get(section.component) ?? 0) / all / area.holds.length;
  }
  return known === 0 ? [] : sections;
}

function isCalled(section: string, area: Area): boolean {
  const words = plainWords(section.replace(/ \(\d+\)$/, ''));
  if (areaNamed(words)?.area === area.name) return true;
  return words.some((word) => byName.get(nameKey([word]))?.area === area && !STOP_WORDS.has(word));
}
