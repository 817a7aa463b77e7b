import type { Section } from '../sections.ts';
import type { XmlElement } from '../xml/tree.ts';

/**
 * What an item is copied from where it is new: an item of that id in the same section, else the first in the file.
 * @returns makes a copy with all that is not known in it too; undefined when the id stands nowhere.
 */
export function itemSources(
  sections: readonly Section[],
): (id: string, near: Section | undefined) => XmlElement | undefined {
  const inSection = new Map<Section | undefined, Map<string, XmlElement>>();
  const inFile = new Map<string, XmlElement>();
  for (const section of sections) {
    const items = new Map<string, XmlElement>();
    for (const { id, element } of section.groups.flatMap((group) => group.items)) {
      items.set(id, element);
      if (!inFile.has(id)) inFile.set(id, element);
    }
    inSection.set(section, items);
  }
  return (id, near) => {
    const source = inSection.get(near)?.get(id) ?? inFile.get(id);
    return source && structuredClone(source);
  };
}
