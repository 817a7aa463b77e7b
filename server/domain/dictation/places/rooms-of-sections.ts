import type { Template } from '../../template/template.ts';
import { REPEATED_AREAS } from '../lexicon/areas.ts';
import { DIRECTION_WORDS } from '../lexicon/common-words.ts';
import { ARTICLES, isPlace, isRoom } from '../lexicon/location-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords } from '../words/text.ts';
import { areaNamed, sectionsOfAreas } from './recognise-areas.ts';
import { severalOf } from './several-places.ts';

/** Systems run through all rooms: a room that is announced there is only where something was found. */
const SYSTEMS = ['electrical', 'plumbing', 'heating', 'interior'];

/** "Half bath", "upstairs kitchen": a room that a house may have several of. */
export const isOneOfItsKind = (words: readonly string[]): boolean => REPEATED_AREAS.has(areaNamed(words)?.area ?? '');

/** "The bath they squeezed in off the back bedroom": a room told from others by what was done with it. */
const DONE_WITH =
  /^(?:the )?((?:\w+ )?\w+) (?:that )?(?:they|he|she|somebody|someone) (?:added|built|put|made|squeezed|tucked|stuck|crammed|carved|finished|remodeled|redid)\b(.*)$/;

/**
 * "Bathroom of the primary bedroom" is the primary bedroom bathroom, "bath off the hall" the hall bath, "kitchenette in the basement"
 * the basement kitchenette, and "the bath they
 * squeezed in off the back bedroom" another one, the back bedroom bath; null for any other words.
 */
export function roomToldFromOthers(words: readonly string[]): string | null {
  const [, room = '', where = ''] = DONE_WITH.exec(words.join(' ')) ?? [];
  const tells = where.split(' ').filter((word) => isRoom(word) || DIRECTION_WORDS.has(word));
  if (isOneOfItsKind(room.split(' '))) return [...tells, 'other', room].join(' ');
  // "Kitchenette in the basement", but "second kitchen in the basement" is told by its number.
  const inside = /^(?:the |our )?(\w+) (?:in|on) (?:the |our )?((?:\w+ )?\w+)$/.exec(words.join(' '));
  const within = inside?.[2]?.split(' ') ?? [];
  if (inside && isOneOfItsKind([inside[1] ?? '']) && within.every((word) => isPlace(word) || DIRECTION_WORDS.has(word)))
    return [...within, inside[1]].join(' ');
  const [, owned = '', whose = ''] = BELONGS_TO.exec(words.join(' ')) ?? [];
  if (isOneOfItsKind(owned.split(' '))) return `${whose} ${owned}`;
  const of = words.findIndex((word, at) => word === 'of' || (word === 'off' && at === 1));
  if (!isOneOfItsKind(words.slice(0, Math.max(of, 0)))) return null;
  return [...words.slice(of + 1), ...words.slice(0, of)].filter((word) => !ARTICLES.has(word)).join(' ');
}

/** "The bath belonging to the master bedroom" is the master bath. */
const BELONGS_TO =
  /^(?:(?:the|that|our) )?(\w+) (?:(?:that |which )?(?:belongs|belonging|goes|going|attached|connected|opens|opening) (?:to|with|onto|into|off)|for|inside|serving|that serves) (?:(?:the|our|your) )?((?:master|primary|main|guest|front|back|rear|kids|upstairs|downstairs|hall)(?= (?:bedroom|room|suite|hall)\b|$))/;

/** "The bathroom off the kitchen" is told from others like a kitchen bathroom, and called "bathroom off the kitchen". */
export const roomAsSaid = (words: readonly string[]): string =>
  words.slice(words.findIndex((word) => !ARTICLES.has(word))).join(' ');

/** True where a section tells of the findings of all rooms together, so that the name of a room may only be a location. */
export function isSystem(template: Template, component: string): boolean {
  const sections = sectionsOfAreas(template);
  return SYSTEMS.some((system) => sections.get(system) === component);
}

/** True where a house has what a section is of more than once. */
export function isRepeated(template: Template, component: string): boolean {
  // A house always has several bedrooms: one section tells of them all.
  if (/^bedrooms$/i.test(component.trim())) return false;
  if (/\broom\b/i.test(component)) return true;
  // Where the plumbing section holds the bathrooms, a second bathroom is no second plumbing.
  if (roomsOf(template, component).length > 0 && !isSystem(template, component)) return true;
  return severalOf(component) !== null;
}

/** What a room of a section is called: "bathroom"; empty where it has none that a house has several of. */
export const kindOfRoom = (template: Template, component: string): string => roomsOf(template, component)[0] ?? '';

/** The same where a template has several sections of a kind: "Guest Bath" beside "Primary Bath". */
export function roomOfSection(template: Template, component: string): string {
  const area = areaNamed(plainWords(component))?.area ?? '';
  return REPEATED_AREAS.has(area) ? area : isSystem(template, component) ? '' : kindOfRoom(template, component);
}

/** True where what is said of one room cannot tell it from another: both are bathrooms, or both have the faucet that is spoken of. */
export const isLikeRoom = (room: string, other: string, words: string): boolean =>
  room !== '' &&
  (room === other || (WITH_WATER.has(room) && WITH_WATER.has(other) && speaksOf(words, FOUND_WITH_WATER)));
const WITH_WATER: ReadonlySet<string> = new Set(['bathroom', 'kitchen']);
const FOUND_WITH_WATER: ReadonlySet<string> = new Set(['~sink', '~faucet']);

/** What is spoken of first: the outlet left of the sink is no sink. */
const speaksOf = (words: string, groups: ReadonlySet<string>) =>
  readMeaning(words)
    .units.find(({ role }) => role === 'part')
    ?.groups.some((group) => groups.has(group)) ?? false;

/** What is of the room that it is named with: "kitchen sink", "hall bath toilet"; an outlet there is of the electrics, and water that comes at its tap of the plumbing. */
const OF_ROOM =
  /(?<!\b(?:by|at|near|beside|behind|from)(?: the| your| my)? )\b(kitchen|bath(?:room)?)(?:['’]s)? (?:sink|faucet|tap|disposal|disposer|dishwasher|cabinets?|counter(?:top)?s?|toilet|tub|shower|vanity)\b/i;

/** What only bathrooms have. */
const OF_BATHROOM =
  /(?<!\b(?:by|at|near|beside|behind|from|of|under|over|above|below)(?: the| your| my)? )\b(?:towel (?:bar|rack|ring|rod)|(?:toilet paper|tissue) holder|shower (?:rod|curtain)|medicine (?:cabinet|chest))s?\b/i;

/** What only kitchens have, where their section tells of appliances. */
const OF_KITCHEN =
  /(?<!\b(?:by|at|near|beside|behind|from|of|under|over|above|below)(?: the| your| my)? )\b(?:(?:range|stove|vent|exhaust|kitchen) hood|hood (?:over|above) the (?:stove|range|cooktop)|stove|cooktop|oven|dishwasher|disposal|disposer|garbage disposal)\b/i;
const APPLIANCE = /\b(?:appliances?|range|oven|stove|cook\w*|hood|dishwasher|dispos\w+)\b/i;

/** The section that holds the fixtures of the room that a text names one with, or that only it has: of "leak under the kitchen sink" the kitchen; else null. */
export function sectionOfFixture(template: Template, text: string): string | null {
  const room = OF_BATHROOM.test(text) ? 'bathroom' : OF_ROOM.exec(text)?.[1]?.toLowerCase();
  const areas = sectionsOfAreas(template);
  const section = room ? areas.get(room === 'kitchen' ? 'kitchen' : 'bathroom') : kitchenWithAppliances(template, text);
  return section && !isSystem(template, section) ? section : null;
}

function kitchenWithAppliances(template: Template, text: string): string | undefined {
  const kitchen = OF_KITCHEN.test(text) ? sectionsOfAreas(template).get('kitchen') : undefined;
  const items = template.components.find(({ name }) => name === kitchen)?.items ?? [];
  return items.some(({ name }) => APPLIANCE.test(name)) ? kitchen : undefined;
}

/** Areas that are one room each. */
const SINGLE_ROOMS = ['garage', 'attic', 'bathroom', 'kitchen'];
/** What every room has. */
const OF_EVERY_ROOM =
  /^(?:floors?|floor ?boards?|walls?|ceilings?|windows?|doors?|outlets?|receptacles?|gfcis?|gfis?|lights?|light fixtures?|switch(?:es)?|baseboards?|paint|drywall|plaster|carpet|tiles?|slab)$/i;

/** The sections of single rooms other than the one spoken of, where a text names nothing but what every room has: "the floor is cracked" in the garage is of no bathroom. */
export function sectionsOfOtherRooms(template: Template, component: string | null, text: string): ReadonlySet<string> {
  const sections = sectionsOfAreas(template);
  const rooms = new Set(SINGLE_ROOMS.flatMap((area) => sections.get(area) ?? []));
  const parts = readMeaning(text).units.filter(({ role }) => role === 'part');
  const isOfEvery = parts.length > 0 && parts.every((part) => OF_EVERY_ROOM.test(part.text));
  if (component === null || !rooms.delete(component) || !isOfEvery) return new Set();
  return new Set([...rooms].filter((section) => !isSystem(template, section)));
}

/** True where a section is of rooms of one kind, and a room is of another: of the bathrooms and "front bedroom". */
export function isOfOtherRooms(template: Template, component: string, room: string): boolean {
  const area = areaNamed(plainWords(room))?.area;
  const section = area && sectionsOfAreas(template).get(area);
  if (isSystem(template, component) || kindOfRoom(template, component) === '') return false;
  return section !== undefined && section !== component;
}

const roomsOf = (template: Template, component: string): string[] =>
  [...sectionsOfAreas(template)].flatMap(([area, section]) =>
    section === component && REPEATED_AREAS.has(area) ? area : [],
  );
