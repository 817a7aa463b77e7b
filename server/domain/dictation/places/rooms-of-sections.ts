import type { Template } from '../../template/template.ts';
import { REPEATED_AREAS } from '../lexicon/areas.ts';
import { areaNamed, sectionsOfAreas } from './recognise-areas.ts';
import { severalOf } from './several-places.ts';

/** Systems run through all rooms: a room that is announced there is only where something was found. */
const SYSTEMS = ['electrical', 'plumbing', 'heating', 'interior'];

/** "Half bath", "upstairs kitchen": a room that a house may have several of. */
export const isOneOfItsKind = (words: readonly string[]): boolean => REPEATED_AREAS.has(areaNamed(words)?.area ?? '');

/** True where a section tells of the findings of all rooms together, so that the name of a room may only be a location. */
export function isSystem(template: Template, component: string): boolean {
  const sections = sectionsOfAreas(template);
  return SYSTEMS.some((system) => sections.get(system) === component);
}

/** True where a house has what a section is of more than once. */
export function isRepeated(template: Template, component: string): boolean {
  if (/\brooms?\b/i.test(component)) return true;
  // Where the plumbing section holds the bathrooms, a second bathroom is no second plumbing.
  if (roomsOf(template, component).length > 0 && !isSystem(template, component)) return true;
  return severalOf(component) !== null;
}

/** What a room of a section is called: "bathroom"; empty where it has none that a house has several of. */
export const kindOfRoom = (template: Template, component: string): string => roomsOf(template, component)[0] ?? '';

const roomsOf = (template: Template, component: string): string[] =>
  [...sectionsOfAreas(template)].flatMap(([area, section]) =>
    section === component && REPEATED_AREAS.has(area) ? area : [],
  );
