import { WRITTEN_ELEMENTS } from './names.ts';
import { itemElements } from './sections.ts';
import type { XmlElement } from './xml/tree.ts';

/** What an earlier report wrote into the items of a template, by item; groups that are not used count too. */
export function writtenElements(template: XmlElement): Map<XmlElement, XmlElement[]> {
  const written = new Map<XmlElement, XmlElement[]>();
  for (const item of itemElements(template)) {
    const elements = item.children.filter(
      (node): node is XmlElement => node.kind === 'element' && WRITTEN_ELEMENTS.has(node.name),
    );
    if (elements.length > 0) written.set(item, elements);
  }
  return written;
}
