import type { Template } from '../../template/template.ts';
import { BELONGS_TO } from '../lexicon/belongs-to.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { fromAppliance } from './named-appliance.ts';
import { areaNamed } from './recognise-areas.ts';
import { contentsOf } from './template-contents.ts';

/** What the name of a thing speaks of. */
type Name = readonly Unit[];

/** How much the next best holder of a thing counts, of what the best does. */
const NEXT = 0.6;
/** How much a section counts that is named for a holder, of what an item does. */
const BY_SECTION = 0.5;

/** Words in the singular: "mirrors" are a mirror, "mirrored" is not. */
const singulars = (text: string) => plainWords(text).map((word) => (/[^s]s$/.test(word) ? stem(word) : word));
const listOf = (text = '') => text.split(',').map((one) => one.trim());

/** What each thing belongs to, by its words: it itself first. */
const HOLDERS: ReadonlyMap<string, readonly Name[]> = new Map(
  BELONGS_TO.trim()
    .split('\n')
    .flatMap((line) => {
      const [things, holders] = line.split(':');
      const names = listOf(holders).map((holder) => readMeaning(holder).units);
      return listOf(things).map((thing) => [singulars(thing).join(' '), [readMeaning(thing).units, ...names]] as const);
    }),
);
const LONGEST = Math.max(...[...HOLDERS.keys()].map((thing) => thing.split(' ').length));

const OPENERS = '^(?:(?:and|so|but|okay|then|now|also|oh|plus),? )*';
/** "In the hall bath, …"; without a comma, nothing tells where the place ends. */
const OPENS_WITH_PLACE = new RegExp(
  `${OPENERS}(?:in|on|at|by|under|over|behind|along|inside|outside|above|below|near|beside|up|down|out)\\b(?:[^,]{3,40}, |.*)`,
  'i',
);
/** "Basement, the furnace is rusted out." */
const OPENS_WITH_ROOM = /^((?:[\w'’-]+ ){0,2}[\w'’-]+), /;
const isRoomOnly = (text: string) => areaNamed(plainWords(text)) !== null;
/** "Its door", "one of its pull chains": of what was spoken of. */
const OF_IT = new RegExp(`${OPENERS}(?:one of )?(?:it|its|their|they|them)\\b`, 'i');
/** "There's a wasp nest in the porch light" is said of a nest. */
const ENDS_SUBJECT =
  / (?:in|on|at|by|near|next|closest|behind|beside|over|under|above|below|along|around|outside|inside|off|to|from|into|with|through|against|for)\b/i;

/** What the thing that a text speaks of belongs to; none where it is not known. */
function holdersIn(text: string): readonly Name[] {
  if (OF_IT.test(text)) return [];
  const said = text
    .replace(OPENS_WITH_PLACE, '')
    .replace(OPENS_WITH_ROOM, (all, room: string) => (isRoomOnly(room) ? '' : all));
  const [subject = ''] = fromAppliance(said).split(ENDS_SUBJECT);
  const words = singulars(subject);
  const last = endOfFirstPart(subject) ?? words.length;
  for (const at of words.slice(0, last + 1).keys())
    for (let length = LONGEST; length > 0; length--) {
      const holders = HOLDERS.get(words.slice(at, at + length).join(' '));
      if (holders) return holders;
    }
  return [];
}

/** Where the first part of a house that a text names ends, in words; null where it names none. */
function endOfFirstPart(text: string): number | null {
  const [first, ...more] =
    readMeaning(text)
      .units.find(({ role }) => role === 'part')
      ?.text.split(' ') ?? [];
  return first === undefined ? null : plainWords(text).indexOf(first) + 1 + more.length;
}

/** True where a name speaks of a holder: "exterior doors" of "door", and of "exterior door". */
function speaksOf(name: Name, holder: Name): boolean {
  const keys = new Set(name.flatMap(({ stems, groups }) => [...stems, ...groups]));
  const isSaid = ({ stems, groups }: Unit) =>
    groups.some((key) => keys.has(key)) || stems.every((key) => keys.has(key));
  return holder.length > 0 && holder.every(isSaid);
}

/**
 * How much each item of a template is where the thing is reported that a text speaks of: of those that it may belong to the likeliest
 * that the template has counts 1.
 * @returns in the order of `contentsOf`.
 */
export function belonging(text: string, template: Template): number[] {
  const items = contentsOf(template);
  const found = items.map(() => 0);
  let counts = 1;
  for (const holder of holdersIn(text)) {
    const byItem = items.map(({ nameUnits }) => speaksOf(nameUnits, holder));
    const isAny = byItem.includes(true);
    const isHolder = isAny ? byItem : items.map(({ sectionUnits }) => speaksOf(sectionUnits, holder));
    if (!isHolder.includes(true)) continue;
    for (const [at, is] of isHolder.entries())
      if (is) found[at] = Math.max(found[at] as number, counts * (isAny ? 1 : BY_SECTION));
    counts *= NEXT;
  }
  return found;
}
