import { SaxesParser } from 'saxes';
import { shortened } from '../shortened.ts';
import { unreadable } from '../unreadable.ts';
import { decodeText } from './decode-text.ts';
import { explainFailure } from './explain-failure.ts';
import { MemoryBudget } from './memory-budget.ts';
import type { XmlDocument, XmlElement, XmlNode } from './tree.ts';

const MAX_DEPTH = 64;

/** Characters of an element's or attribute's name. Names of one length take long to tell apart when they are very long. */
const MAX_NAME = 1_000;

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
 * @param mostMemory bytes that the tree may take; see `MemoryBudget`.
 * @throws AppError UNPROCESSABLE_FILE with one sentence that names line and element.
 */
export function parseXml(bytes: Uint8Array, mostMemory?: number): XmlDocument {
  const { pieces, byteOrderMark } = decodeText(bytes);
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.ENTITIES = ENTITIES;
  const children: XmlNode[] = [];
  const open: XmlElement[] = [];
  let closed: XmlElement | undefined;
  let declaration: XmlDocument['declaration'] = null;
  let startLine = 1;

  const refuse = (sentence: string) => unreadable(sentence, { line: parser.line, element: open.at(-1)?.name });
  const budget = new MemoryBudget(() => {
    throw refuse('The file has more text and more parts than can be read. Please take out what is not needed.');
  }, mostMemory);
  const assertName = (name: string) => {
    if (name.length > MAX_NAME)
      throw refuse(
        'The name of an element or attribute is longer than 1,000 characters, which is more than can be read.',
      );
  };
  const add = (node: XmlNode) => {
    budget.finishPart(node.kind === 'element' ? 'element' : 'other');
    (open.at(-1)?.children ?? children).push(node);
  };

  parser.on('xmldecl', ({ version = '1.0', encoding, standalone }) => {
    if (version !== '1.0') throw refuse(`The file is XML ${shortened(version)}. Please save it as XML 1.0.`);
    declaration = { version, encoding, standalone };
  });
  parser.on('doctype', () => {
    throw refuse('The file has a document type (DOCTYPE), which is not allowed. Please remove it.');
  });
  parser.on('opentagstart', ({ name }) => {
    assertName(name);
    // The character after the name is read already; it may be a line end.
    startLine = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('attribute', ({ name, value }) => {
    assertName(name);
    budget.finishPart('attribute');
    flat(value);
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const element: XmlElement = {
      kind: 'element',
      name,
      attributes: { ...attributes }, // the parser's own object takes several times the memory
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
    if (closed) closed.children = closed.children.slice(); // without the room that is left for more
  });
  parser.on('text', (value) => add({ kind: 'text', value: flat(value) }));
  parser.on('cdata', (value) => add({ kind: 'cdata', value: flat(value) }));
  parser.on('comment', (value) => add({ kind: 'comment', value: flat(value) }));
  parser.on('processinginstruction', ({ target, body }) => add({ kind: 'instruction', target, body: flat(body) }));
  parser.on('error', ({ message }) => {
    throw explainFailure({ message, line: parser.line, pieces, open: open.at(-1), closed });
  });

  let lineBreak: string | undefined;
  let last = '';
  for (const piece of pieces()) {
    lineBreak ??= /\r?\n/.exec(last + piece)?.[0];
    last = piece.slice(-1);
    budget.startPiece(piece);
    parser.write(piece);
    budget.finishPiece(piece);
  }
  parser.close();

  const root = children.find((node) => node.kind === 'element');
  if (!root) throw unreadable('The file holds no XML element.');
  return { declaration, children, root, lineBreak: lineBreak === '\r\n' ? '\r\n' : '\n', byteOrderMark };
}

/** The same text as one piece of memory: the parser puts it together out of many. */
function flat(text: string): string {
  text.charCodeAt(0);
  return text;
}
