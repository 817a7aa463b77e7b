import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '../../../../../server/adapters/hr5/xml/parse-xml.ts';
import { writeXml } from '../../../../../server/adapters/hr5/xml/write-xml.ts';
import { arbitraryXml } from '../../../../support/hr5/arbitrary-xml.ts';
import { xmlEvents } from '../../../../support/hr5/xml-events.ts';

const rewrite = (bytes: Uint8Array) => Buffer.from(writeXml(parseXml(bytes)));
const rewriteText = (xml: string) => rewrite(Buffer.from(xml)).toString();

test('any file comes back with the same elements, attributes, text, CDATA, comments and instructions', () => {
  fc.assert(
    fc.property(arbitraryXml, (xml) => {
      expect(xmlEvents(rewriteText(xml))).toEqual(xmlEvents(xml));
    }),
    { numRuns: 500 },
  );
});

test('what was written once is written again byte for byte', () => {
  fc.assert(
    fc.property(arbitraryXml, (xml) => {
      const once = rewriteText(xml);
      expect(rewriteText(once)).toBe(once);
    }),
    { numRuns: 200 },
  );
});

test('a file in UTF-16 or with a byte order mark says the same afterwards', () => {
  fc.assert(
    fc.property(arbitraryXml, (xml) => {
      const source = xml.replace(/ encoding='utf-8'/, " encoding='utf-16'");
      const little = Buffer.from(`\ufeff${source}`, 'utf16le');
      const big = Buffer.from(little).swap16();
      const expected = xmlEvents(xml);
      expect(xmlEvents(rewrite(little).toString())).toEqual(expected);
      expect(xmlEvents(rewrite(big).toString())).toEqual(expected);
      expect(rewrite(Buffer.from(`\ufeff${xml}`)).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    }),
    { numRuns: 100 },
  );
});

test('an ordinary file stays as it is to the byte', () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n<a b="1" a="2">\n  <c/><d></d>\n</a>\n';
  expect(rewriteText(xml)).toBe(xml);
});

test('line ends of Windows stay', () => {
  const xml = '<?xml version="1.0" encoding="utf-8"?>\r\n<a>\r\n  <b/>\r\n</a>\r\n';
  expect(rewriteText(xml)).toBe(xml);
});

test('a declaration of another encoding is changed to the UTF-8 that is written', () => {
  const xml = '<?xml version="1.0" encoding="utf-16" standalone="no"?><a>é</a>';
  expect(rewrite(Buffer.from(`\ufeff${xml}`, 'utf16le')).toString()).toBe(
    '<?xml version="1.0" encoding="utf-8" standalone="no"?><a>é</a>',
  );
});

test('characters that XML cannot hold are dropped from new content', () => {
  const document = parseXml(Buffer.from('<a/>'));
  document.root.attributes.b = 'x\u0000\u000b\ud800y';
  document.root.children.push({ kind: 'text', value: 'p\u0007\ufffeq' });
  expect(Buffer.from(writeXml(document)).toString()).toBe('<a b="xy">pq</a>');
});

test('long texts are written as short ones are', () => {
  const long = '😀é&amp;&lt;\n'.repeat(30_000);
  const xml = `<a b="${long.replaceAll('\n', '&#xA;')}">${long}<!--${'😀'.repeat(70_000)}--></a>`;
  expect(rewriteText(xml)).toBe(xml);
  expect(rewriteText(`x${xml}`.slice(1).replaceAll('\n', '\r\n'))).toBe(xml.replaceAll('\n', '\r\n'));
});

test('a file that would be too large to be read again is not written', () => {
  const document = parseXml(Buffer.from('<a/>'));
  const value = '\u0085'.repeat(2 ** 20);
  for (let n = 0; n < 32; n++) document.root.children.push({ kind: 'cdata', value });
  expect(() => writeXml(document)).toThrow('The file would be larger than 64 MB. Please take out what is not needed.');
});
