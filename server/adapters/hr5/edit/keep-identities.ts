import { NAMES } from '../names.ts';
import { nameOf, type Section, sectionsOf } from '../sections.ts';
import type { XmlElement } from '../xml/tree.ts';
import type { SectionMatch } from './match-sections.ts';
import { within } from './parent.ts';
import { setText } from './set-text.ts';

/**
 * Reads the edited sections again and writes down each name and id that would come out otherwise than the editor had it:
 * names are numbered and missing or repeated ids derived by what stands around them, and that may have changed.
 */
export function keepIdentities(template: XmlElement, matches: readonly SectionMatch[], unit: string): void {
  // What is written in one round may change what the rest come out as. Each is written once at most, so it ends.
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const [index, section] of sectionsOf(template).entries()) {
      const match = matches[index];
      if (match && (keepName(template, section, match, unit) || keepIds(section, match))) hasChanged = true;
    }
  }
}

function keepName(template: XmlElement, { element, name }: Section, { edited }: SectionMatch, unit: string): boolean {
  if (name === edited.name || nameOf(element, NAMES.section.name) === edited.name) return false;
  setText(within({ element: template, unit }, element), NAMES.section.name, edited.name);
  return true;
}

/** The section's own id first: those of its items are derived from it. */
function keepIds({ element, id, groups }: Section, match: SectionMatch): boolean {
  if (keepId(element, NAMES.section.id, id, match.id)) return true;
  const expected = match.groups.flatMap(({ items }) => items);
  const items = groups.flatMap((group) => group.items);
  return items
    .map((item, position) => keepId(item.element, NAMES.item.id, item.id, expected[position]?.edited.id ?? item.id))
    .includes(true);
}

function keepId({ attributes }: XmlElement, attribute: string, id: string, expected: string): boolean {
  if (id === expected || attributes[attribute]?.trim() === expected) return false;
  attributes[attribute] = expected;
  return true;
}
