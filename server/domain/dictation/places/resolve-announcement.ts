import type { Template } from '../../template/template.ts';
import { REPEATED_AREAS } from '../lexicon/areas.ts';
import { DIRECTION_WORDS } from '../lexicon/common-words.ts';
import { HEATERS } from '../lexicon/one-of-several.ts';
import { readMeaning, type Unit } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { EXACT, matchName, type NameBook, type NameMatch, WHOLE } from './names.ts';
import { areaNamed, sectionOfMention, sectionsWhereBelongs } from './recognise-areas.ts';
import { contentsOf, type ItemContents, sharesOf } from './template-contents.ts';

/** The section, and mostly the item, that a phrase stands for. */
export interface Resolved {
  component: string;
  itemId: string | null;
  itemName: string | null;
  /** Words of the phrase that the place has no name for ("master" of "master bath"). */
  unmatched: string[];
}

/** How a phrase was said, which is how much may be guessed. */
export type Manner =
  /** A whole sentence: it may be misheard, or mean what it does not name. */
  | 'alone'
  /** A sentence goes on after it: only names count, and areas where nothing else can be meant. */
  | 'passing'
  /** The opening words of a sentence about something of the section spoken of. */
  | 'opening';

export interface Heard {
  phrase: string;
  /** The section spoken of; null at the start. */
  component: string | null;
  manner: Manner;
  /** The speaker said to be still in the section spoken of ("electrics in here"). */
  stays: boolean;
  /** An area ("attic") may be meant. */
  mayBeArea: boolean;
}

/** The name was said, but for words that matter little. */
const CLEAR = 0.7;
/** Less is taken for a name only in a sentence of its own. */
const ENOUGH_IN_PASSING = 0.7;
/** An item must hold so much of what was said, and so much more than the next. */
const SHARE = 0.3;
const SHARE_IN_PASSING = 0.5;
const LEAD = 0.08;
/** What it is worth that something belongs in a section by the knowledge of the trade. */
const BELONGS = 0.3;
/** … where it cannot belong elsewhere: a furnace is of the heating, though its comments speak of burners. */
const SURELY_BELONGS = 1;
/** The section spoken of is meant where it holds so much, or half as much as any other. */
const SHARE_HERE = 0.25;
/** Another section must hold so much of it for the speaker to have gone there. */
const SHARE_ELSEWHERE = 0.5;

/**
 * What an announcement means, told by the names of sections and items, by the areas that houses have, and by what the
 * comments of sections and items speak of. What the section spoken of can mean comes first. Null where nothing tells.
 */
export function resolveAnnouncement(template: Template, names: NameBook, heard: Heard): Resolved | null {
  const { phrase, component, manner, stays } = heard;
  const match = matchName(names, phrase, component, manner === 'alone');
  const named = match && (manner === 'alone' || match.score >= ENOUGH_IN_PASSING) ? resolvedName(match) : null;
  const score = named ? (match?.score ?? 0) : 0;
  // "Southeast corner" is no "Wash Corner".
  if (score < WHOLE && ONLY_WHERE.test(phrase)) return null;
  const isHere = named?.component === component;
  if (named && stays && isHere) return named;
  if (areaNamed(plainWords(phrase))?.isRoom) return named && named.itemId === null && score >= CLEAR ? named : null;
  const area = heard.mayBeArea && !stays ? resolveArea(template, phrase) : null;
  if (named && score >= EXACT) return named;
  if (area && (area.isRepeated || area.place.component !== component)) return area.place;
  if (named && isHere && named.itemId !== null) return named;
  if (manner === 'passing') return named ?? area?.place ?? null;
  if (named && named.itemId === null && score >= CLEAR)
    return area || score >= WHOLE ? named : narrowed(contentsOf(template), named, heard);
  const held = resolveByContents(template, heard);
  if (held && (!named || held.component === component || (held.itemId !== null && score < WHOLE))) return held;
  return named ?? area?.place ?? null;
}

const resolvedName = ({ name, unmatched }: NameMatch): Resolved => ({
  component: name.component,
  itemId: name.itemId,
  itemName: name.itemName,
  unmatched,
});

/** "Attic" where the template says "Loft Space": the section that holds what belongs to an attic. */
function resolveArea(template: Template, phrase: string): { place: Resolved; isRepeated: boolean } | null {
  const mention = areaNamed(plainWords(phrase));
  const component = mention && sectionOfMention(template, mention);
  if (!component || mention.isRoom) return null;
  const place = { component, itemId: null, itemName: null, unmatched: mention.rest };
  return { place, isRepeated: REPEATED_AREAS.has(mention.area) };
}

/** "Siding" names the section "Cladding and Openings"; its comments on siding tell the item. */
function narrowed(all: readonly ItemContents[], section: Resolved, { phrase }: Heard): Resolved {
  const item = itemHolding(all, section.component, tellingUnits(phrase), SHARE_IN_PASSING);
  return item ? { ...section, itemId: item.itemId, itemName: item.itemName } : section;
}

/** "Deck" where the item is called "Outdoor Platforms": its comments speak of decks. */
function resolveByContents(template: Template, { phrase, component, manner }: Heard): Resolved | null {
  const units = tellingUnits(phrase);
  if (!units.some((unit) => unit.role === 'part')) return null;
  const all = contentsOf(template);
  const heats = units.some(({ groups }) => groups.some((group) => HEATERS.has(group)));
  const belongs = heats ? SURELY_BELONGS : BELONGS;
  const bySection = new Map([...sectionsWhereBelongs(template, units)].map((section) => [section, belongs]));
  for (const [at, share] of sharesOf(all, units).entries()) {
    const section = (all[at] as ItemContents).component;
    bySection.set(section, (bySection.get(section) ?? 0) + share);
  }
  const [[there, most] = ['', 0]] = [...bySection].sort((a, b) => b[1] - a[1]);
  const here = component === null ? 0 : (bySection.get(component) ?? 0);
  const unmatched = units.flatMap((unit) => unit.text.split(' '));
  if (component !== null && here >= Math.min(most / 2, SHARE_HERE) && here > 0) {
    const item = itemHolding(all, component, units, manner === 'alone' ? SHARE : SHARE_IN_PASSING);
    return item && { component, itemId: item.itemId, itemName: item.itemName, unmatched };
  }
  if (manner !== 'alone' || most < (here > 0 ? SHARE_ELSEWHERE : SHARE)) return null;
  const item = itemHolding(all, there, units, SHARE);
  return { component: there, itemId: item?.itemId ?? null, itemName: item?.itemName ?? null, unmatched };
}

/** The item of a section that clearly holds most of what was said. */
function itemHolding(
  all: readonly ItemContents[],
  component: string,
  units: readonly Unit[],
  enough: number,
): ItemContents | null {
  const items = all.filter((item) => item.component === component);
  const shares = sharesOf(items, units);
  const [most = 0, next = 0] = shares.toSorted((a, b) => b - a);
  return most >= enough && most - next >= LEAD ? (items[shares.indexOf(most)] ?? null) : null;
}

const ONLY_WHERE =
  /^(?:the )?(?:(?:far|near|north|south|east|west|front|back|rear|left|right|upper|lower|northeast|northwest|southeast|southwest|hand) )+(?:corner|end|side|edge|face|elevation)[.,]?$/i;

const tellingUnits = (phrase: string): Unit[] =>
  readMeaning(phrase).units.filter(
    (unit) => (unit.role === 'part' || unit.role === 'word') && !DIRECTION_WORDS.has(unit.text),
  );
