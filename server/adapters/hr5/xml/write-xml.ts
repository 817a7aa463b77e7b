import type { XmlDocument, XmlElement, XmlNode } from './tree.ts';

/**
 * Writes a tree as a file: always UTF-8, with the declaration saying so, and with the line ends and byte order mark
 * that the file came with. Characters that XML cannot hold are dropped from text and attributes.
 */
export function writeXml(document: XmlDocument): Uint8Array {
  const parts: string[] = [];
  if (document.byteOrderMark) parts.push('\ufeff');
  if (document.declaration) writeDeclaration(document.declaration, parts);
  for (const node of document.children) writeNode(node, parts);
  const text = parts.join('');
  return Buffer.from(document.lineBreak === '\n' ? text : text.replaceAll('\n', document.lineBreak), 'utf8');
}

/** The inside of an element as it stands in a file. */
export function innerXml(element: XmlElement): string {
  const parts: string[] = [];
  for (const node of element.children) writeNode(node, parts);
  return parts.join('');
}

function writeDeclaration(declaration: NonNullable<XmlDocument['declaration']>, parts: string[]): void {
  const { version, encoding, standalone } = declaration;
  parts.push(`<?xml version="${version}"`);
  if (encoding) parts.push(` encoding="${/^utf-8$/i.test(encoding) ? encoding : 'utf-8'}"`);
  if (standalone) parts.push(` standalone="${standalone}"`);
  parts.push('?>');
}

function writeNode(node: XmlNode, parts: string[]): void {
  switch (node.kind) {
    case 'element':
      writeElement(node, parts);
      return;
    case 'text':
      parts.push(escapeText(node.value));
      return;
    case 'cdata':
      parts.push('<![CDATA[', node.value, ']]>');
      return;
    case 'comment':
      parts.push('<!--', node.value, '-->');
      return;
    case 'instruction':
      parts.push('<?', node.target, node.body && ' ', node.body, '?>');
  }
}

function writeElement({ name, attributes, children, selfClosing }: XmlElement, parts: string[]): void {
  parts.push('<', name);
  for (const attribute in attributes)
    parts.push(' ', attribute, '="', escapeAttribute(attributes[attribute] ?? ''), '"');
  if (children.length === 0 && selfClosing) {
    parts.push('/>');
    return;
  }
  parts.push('>');
  for (const child of children) writeNode(child, parts);
  parts.push('</', name, '>');
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

function escapeText(value: string): string {
  return value.replace(NOT_XML, '').replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character);
}

function escapeAttribute(value: string): string {
  return value.replace(NOT_XML, '').replace(/[&<>"\r\n\t]/g, (character) => ESCAPES[character] ?? character);
}
