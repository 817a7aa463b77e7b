import type { XmlDocument, XmlElement, XmlNode } from './tree.ts';
import { piecesOf, XmlOutput } from './xml-output.ts';

type Write = (text: string) => void;

/**
 * Writes a tree as a file: always UTF-8, with the declaration saying so, and with the line ends and byte order mark
 * that the file came with. Characters that XML cannot hold are dropped from text and attributes.
 * @throws AppError UNPROCESSABLE_FILE when the file would be too large to be read again.
 */
export function writeXml(document: XmlDocument): Uint8Array {
  const output = new XmlOutput(document.lineBreak);
  const write: Write = (text) => output.add(text);
  if (document.byteOrderMark) write('\ufeff');
  if (document.declaration) writeDeclaration(document.declaration, write);
  for (const node of document.children) writeNode(node, write);
  return output.bytes();
}

/** The inside of an element as it stands in a file. */
export function innerXml(element: XmlElement): string {
  let xml = '';
  for (const node of element.children) {
    writeNode(node, (text) => {
      xml += text;
    });
  }
  return xml;
}

function writeDeclaration(declaration: NonNullable<XmlDocument['declaration']>, write: Write): void {
  const { version, encoding, standalone } = declaration;
  write(`<?xml version="${version}"`);
  if (encoding) write(` encoding="${/^utf-8$/i.test(encoding) ? encoding : 'utf-8'}"`);
  if (standalone) write(` standalone="${standalone}"`);
  write('?>');
}

function writeNode(node: XmlNode, write: Write): void {
  switch (node.kind) {
    case 'element':
      writeElement(node, write);
      return;
    case 'text':
      writeEscaped(node.value, /[&<>\r]/g, write);
      return;
    case 'cdata':
      write('<![CDATA[');
      write(node.value);
      write(']]>');
      return;
    case 'comment':
      write('<!--');
      write(node.value);
      write('-->');
      return;
    case 'instruction':
      write(`<?${node.target}${node.body && ' '}`);
      write(node.body);
      write('?>');
  }
}

function writeElement({ name, attributes, children, selfClosing }: XmlElement, write: Write): void {
  write(`<${name}`);
  for (const attribute in attributes) {
    write(` ${attribute}="`);
    writeEscaped(attributes[attribute] ?? '', /[&<>"\r\n\t]/g, write);
    write('"');
  }
  if (children.length === 0 && selfClosing) {
    write('/>');
    return;
  }
  write('>');
  for (const child of children) writeNode(child, write);
  write(`</${name}>`);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
  '\t': '&#x9;',
};

/** Anything else is no character of XML 1.0: https://www.w3.org/TR/xml/#charsets */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function writeEscaped(value: string, special: RegExp, write: Write): void {
  for (const piece of piecesOf(value)) {
    write(piece.replace(NOT_XML, '').replace(special, (character) => ESCAPES[character] ?? character));
  }
}
