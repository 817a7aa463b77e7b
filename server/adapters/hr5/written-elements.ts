import { NAMES, WRITTEN_ELEMENTS } from './names.ts';
import { childrenNamed, type XmlElement } from './xml/tree.ts';

/** What an earlier report wrote into the items of a template, by item; groups that are not used count too. */
export function writtenElements(template: XmlElement): Map<XmlElement, XmlElement[]> {
  const written = new Map<XmlElement, XmlElement[]>();
  const items = childrenNamed(template, NAMES.section.element)
    .flatMap((section) => childrenNamed(section, NAMES.group.element))
    .flatMap((group) => childrenNamed(group, NAMES.item.element));
  for (const item of items) {
    const elements = item.children.filter(
      (node): node is XmlElement => node.kind === 'element' && WRITTEN_ELEMENTS.has(node.name),
    );
    if (elements.length > 0) written.set(item, elements);
  }
  return written;
}
