import { derivedId } from './derived-id.ts';
import { NAMES } from './names.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from './xml/tree.ts';

/** A section of a template as reader and writer both see it. */
export interface Section {
  element: XmlElement;
  id: string;
  /** Unique: a name that stands twice is numbered, `ROOFING (2)`. */
  name: string;
  /** All groups, in order. */
  groups: Group[];
  /** The only group that is used, the first one; undefined where the section has none. */
  group: XmlElement | undefined;
  /** The items of that group. */
  items: Item[];
}

export interface Group {
  element: XmlElement;
  name: string;
  items: Item[];
}

export interface Item {
  element: XmlElement;
  /** Unique in its section. */
  id: string;
  name: string;
}

/** The sections of a template in order, addressed the way the product addresses them. */
export function sectionsOf(template: XmlElement): Section[] {
  const uniqueName = uniqueNames();
  const ids = new Set<string>();
  return childrenNamed(template, NAMES.section.element).map((element, index) => {
    const name = uniqueName(nameOf(element, NAMES.section.name) || 'Untitled section');
    const id = uniqueId(element.attributes[NAMES.section.id], ids, () => derivedId('S', name, String(index)));
    const groups = groupsOf(element, id);
    return { element, id, name, groups, group: groups[0]?.element, items: groups[0]?.items ?? [] };
  });
}

/** The item elements of all sections and groups, also of groups that are not used. */
export function itemElements(template: XmlElement): XmlElement[] {
  return childrenNamed(template, NAMES.section.element)
    .flatMap((section) => childrenNamed(section, NAMES.group.element))
    .flatMap((group) => childrenNamed(group, NAMES.item.element));
}

/** The text of a naming child element, without white space around it. */
export function nameOf(element: XmlElement, child: string): string {
  return textOf(childNamed(element, child)).trim();
}

function groupsOf(section: XmlElement, sectionId: string): Group[] {
  const ids = new Set<string>();
  return childrenNamed(section, NAMES.group.element).map((element, groupIndex) => {
    const items = childrenNamed(element, NAMES.item.element).map((item, index) => {
      const name = nameOf(item, NAMES.item.name);
      const position = groupIndex === 0 ? String(index) : `${groupIndex}.${index}`;
      const id = uniqueId(item.attributes[NAMES.item.id], ids, () => derivedId('II', sectionId, name, position));
      return { element: item, id, name };
    });
    return { element, name: nameOf(element, NAMES.group.name), items };
  });
}

/** Numbers names that come again: `ROOFING`, `ROOFING (2)`, `ROOFING (3)`. */
function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  return (name) => {
    let unique = name;
    let number = last.get(name) ?? 1;
    while (taken.has(unique)) {
      number += 1;
      unique = `${name} (${number})`;
    }
    last.set(name, number);
    taken.add(unique);
    return unique;
  };
}

/** The id of the file, or a derived one where it is missing or stands twice. */
function uniqueId(given: string | undefined, taken: Set<string>, derive: () => string): string {
  const own = given?.trim();
  const id = own && !taken.has(own) ? own : derive();
  taken.add(id);
  return id;
}
