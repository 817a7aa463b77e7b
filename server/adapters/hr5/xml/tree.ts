/** An element; its attributes stand in the order of the file. */
export interface XmlElement {
  kind: 'element';
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Written as `<name/>` while it has no children. */
  selfClosing: boolean;
  /** Line of the file that the element starts in, from 1; 0 for an element that is not from a file. */
  line: number;
}

/** Character data: `text` is escaped in the file, `cdata`, `comment` and `instruction` stand as they are. */
export interface XmlCharacters {
  kind: 'text' | 'cdata' | 'comment';
  value: string;
}

interface XmlInstruction {
  kind: 'instruction';
  target: string;
  body: string;
}

export type XmlNode = XmlElement | XmlCharacters | XmlInstruction;

/** A whole XML file with all that its canonical form has, and the habits of its writer. */
export interface XmlDocument {
  declaration: { version: string; encoding?: string; standalone?: string } | null;
  /** White space, comments and instructions around the one root element. */
  children: XmlNode[];
  root: XmlElement;
  lineBreak: '\n' | '\r\n';
  byteOrderMark: boolean;
}

/** The child elements of that name, in order. */
export function childrenNamed(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((node): node is XmlElement => node.kind === 'element' && node.name === name);
}

/** The first child element of that name. */
export function childNamed(parent: XmlElement, name: string): XmlElement | undefined {
  return parent.children.find((node): node is XmlElement => node.kind === 'element' && node.name === name);
}

/** All character data inside an element, escaped or CDATA; '' without the element. */
export function textOf(element: XmlElement | undefined): string {
  let text = '';
  for (const node of element?.children ?? []) {
    if (node.kind === 'text' || node.kind === 'cdata') text += node.value;
    else if (node.kind === 'element') text += textOf(node);
  }
  return text;
}

/** A new element; a string child becomes text with single line feeds as line ends. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (XmlElement | string)[]
): XmlElement {
  return {
    kind: 'element',
    name,
    attributes,
    children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
    selfClosing: children.length === 0,
    line: 0,
  };
}

/** New text with single line feeds as line ends. */
export function text(value: string): XmlCharacters {
  return { kind: 'text', value: value.replace(/\r\n?/g, '\n') };
}
