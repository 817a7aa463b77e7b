import { describe, expect, test } from 'vitest';
import { parseXml } from '../../../../../server/adapters/hr5/xml/parse-xml.ts';

const AGAIN = 'Please export the file again from your report software.';

describe('a bad file is refused with one sentence that names line and element', () => {
  test.each([
    ['no XML at all', 'Dear Sir,', `Line 1: The file is not XML. ${AGAIN}`],
    ['only white space', '\n\n', `Line 3: The file is not XML. ${AGAIN}`],
    ['an end that is cut off', '<a>\n<b>\n', `Line 3, in <b>: The file ends before <b> of line 2 is closed. ${AGAIN}`],
    ['an element that is not closed', '<a>\n<b>\n</a>', `Line 3, in <b>: <b> of line 2 is not closed. ${AGAIN}`],
    [
      'an unknown entity',
      '<a>\n<b>x&nbsp;y</b></a>',
      'Line 2, in <b>: There is an entity that XML does not know, such as &nbsp;. Please replace it by its character.',
    ],
    [
      'an entity named like a property of objects',
      '<a>&constructor;</a>',
      'Line 1, in <a>: There is an entity that XML does not know, such as &nbsp;. Please replace it by its character.',
    ],
    [
      'a document type with an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>',
      'Line 1: The file has a document type (DOCTYPE), which is not allowed. Please remove it.',
    ],
    [
      'a bare ampersand',
      '<!-- R&D --><a><![CDATA[&]]>\n\n<b c="&lt;">Sons & Co</b>\n\n<c>&amp;</c></a>',
      'Line 3, in <b>: There is a bare "&". Please write it as "&amp;".',
    ],
    [
      'a bare ampersand and no semicolon after it',
      '<a>\nSons & Co</a>',
      'Line 2, in <a>: There is a bare "&". Please write it as "&amp;".',
    ],
    [
      'an attribute that stands twice',
      '<a><b c="1" c="2"/></a>',
      `Line 1, in <a>: The file is not well-formed XML (duplicate attribute: c). ${AGAIN}`,
    ],
    [
      'a second root',
      '<a/>\n<b/>',
      `Line 2: The file is not well-formed XML (documents may contain only one root). ${AGAIN}`,
    ],
    ['XML 1.1', '<?xml version="1.1"?><a/>', 'Line 1: The file is XML 1.1. Please save it as XML 1.0.'],
  ])('%s', (_, xml, sentence) => {
    expect(() => parseXml(Buffer.from(xml))).toThrow(
      expect.objectContaining({ code: 'UNPROCESSABLE_FILE', message: sentence }),
    );
  });

  test('more than 64 levels', () => {
    const nested = (levels: number) => Buffer.from('<a>'.repeat(levels) + '</a>'.repeat(levels));
    expect(() => parseXml(nested(64))).not.toThrow();
    expect(() => parseXml(nested(65))).toThrow(
      'Line 1, in <a>: Elements stand more than 64 levels deep, which is more than can be read.',
    );
  });

  test('more parts than are allowed, attributes counted', () => {
    const xml = Buffer.from('<a><b c="1"/>x<!-- y --></a>');
    expect(() => parseXml(xml, 5)).not.toThrow();
    expect(() => parseXml(xml, 4)).toThrow(
      'Line 1, in <a>: The file has more than 4 parts, which is more than can be read.',
    );
  });
});

test('each element knows its line', () => {
  const { root } = parseXml(Buffer.from('<!-- x\n -->\n<a\n b="1">\n<c/></a>'));
  expect([root.line, ...root.children.flatMap((node) => (node.kind === 'element' ? [node.line] : []))]).toEqual([3, 5]);
});
