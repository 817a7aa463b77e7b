import { childNamed, type XmlElement, type XmlNode } from '../../../server/adapters/hr5/xml/tree.ts';
import { MARK } from './arbitrary-template.ts';

/** What of an element a save may change: these children, whatever is in them, and these attributes. */
export interface Editable {
  children: (child: XmlElement) => boolean;
  attributes: readonly string[];
}

/** Every marked element of a file, by its mark; items may have been copied. */
export function markedElements(root: XmlElement): Map<string, XmlElement[]> {
  const marked = new Map<string, XmlElement[]>();
  const visit = (element: XmlElement) => {
    const mark = element.attributes[MARK];
    if (mark !== undefined) marked.set(mark, [...(marked.get(mark) ?? []), element]);
    for (const child of element.children) if (child.kind === 'element') visit(child);
  };
  visit(root);
  return marked;
}

/** All of an element but what may be edited, in order. White space in its own text, which edits add and take away, is left out. */
export function residueOf(element: XmlElement, { children, attributes }: Editable): unknown[] {
  const residue: unknown[] = [
    element.name,
    Object.entries(element.attributes).filter(([name]) => !attributes.includes(name)),
  ];
  let text = '';
  for (const node of element.children) {
    if (node.kind === 'text') text += node.value.replace(/\s/g, '');
    else if (node.kind !== 'element' || !children(node)) {
      if (text) residue.push(text);
      text = '';
      residue.push(wholeOf(node));
    }
  }
  return text ? [...residue, text] : residue;
}

/** The first child of that name and all that is in it; null without one. */
export function partOf(element: XmlElement, name: string): unknown {
  const child = childNamed(element, name);
  return child ? wholeOf(child) : null;
}

function wholeOf(node: XmlNode): unknown {
  if (node.kind !== 'element') return { ...node };
  return [node.name, Object.entries(node.attributes), node.children.map(wholeOf)];
}
