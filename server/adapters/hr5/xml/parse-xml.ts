import { SaxesParser } from 'saxes';
import { unreadable } from '../unreadable.ts';
import { decodeText } from './decode-text.ts';
import { explainFailure } from './explain-failure.ts';
import type { XmlDocument, XmlElement, XmlNode } from './tree.ts';

const MAX_DEPTH = 64;
/** A library of 20,000 comments has about 400,000. Kept low, because a node costs microseconds of the web process. */
const MAX_NODES = 1_000_000;

/** XML's own five; a map without prototype, so that `&constructor;` is as undefined as any other. */
const ENTITIES: Record<string, string> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

/**
 * Reads a whole XML 1.0 file into a tree that loses nothing its canonical form has.
 * Document types, and with them own entities and external references, are refused.
 * @param bytes at most 64 MiB and 64 levels deep.
 * @param maxNodes how many elements, attributes, texts, comments and instructions may stand in it.
 * @throws AppError UNPROCESSABLE_FILE with one sentence that names line and element.
 */
export function parseXml(bytes: Uint8Array, maxNodes = MAX_NODES): XmlDocument {
  const { text, byteOrderMark } = decodeText(bytes);
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.ENTITIES = ENTITIES;
  const children: XmlNode[] = [];
  const open: XmlElement[] = [];
  let closed: XmlElement | undefined;
  let declaration: XmlDocument['declaration'] = null;
  let nodes = 0;
  let startLine = 1;

  const refuse = (sentence: string) => unreadable(sentence, { line: parser.line, element: open.at(-1)?.name });
  const count = () => {
    nodes += 1;
    if (nodes <= maxNodes) return;
    throw refuse(`The file has more than ${maxNodes.toLocaleString('en-US')} parts, which is more than can be read.`);
  };
  const add = (node: XmlNode) => {
    count();
    (open.at(-1)?.children ?? children).push(node);
  };

  parser.on('xmldecl', ({ version = '1.0', encoding, standalone }) => {
    if (version !== '1.0') throw refuse(`The file is XML ${version}. Please save it as XML 1.0.`);
    declaration = { version, encoding, standalone };
  });
  parser.on('doctype', () => {
    throw refuse('The file has a document type (DOCTYPE), which is not allowed. Please remove it.');
  });
  parser.on('opentagstart', () => {
    // The character after the name is read already; it may be a line end.
    startLine = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('attribute', count);
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const element: XmlElement = {
      kind: 'element',
      name,
      attributes,
      children: [],
      selfClosing: isSelfClosing,
      line: startLine,
    };
    add(element);
    open.push(element);
    if (open.length > MAX_DEPTH)
      throw refuse('Elements stand more than 64 levels deep, which is more than can be read.');
  });
  parser.on('closetag', () => {
    closed = open.pop();
  });
  parser.on('text', (value) => add({ kind: 'text', value }));
  parser.on('cdata', (value) => add({ kind: 'cdata', value }));
  parser.on('comment', (value) => add({ kind: 'comment', value }));
  parser.on('processinginstruction', ({ target, body }) => add({ kind: 'instruction', target, body }));
  parser.on('error', ({ message }) => {
    throw explainFailure({ message, line: parser.line, text, open: open.at(-1), closed });
  });
  parser.write(text).close();

  const root = children.find((node) => node.kind === 'element');
  if (!root) throw unreadable('The file holds no XML element.');
  const lineBreak = /\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
  return { declaration, children, root, lineBreak, byteOrderMark };
}
