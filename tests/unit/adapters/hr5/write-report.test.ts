import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWrittenReport } from '../../../../server/adapters/hr5/read-written-report.ts';
import type { WrittenReport } from '../../../../server/domain/report/written-report.ts';
import { arbitraryElement } from '../../../support/hr5/arbitrary-xml.ts';
import {
  templateFixture,
  writtenComment,
  writtenFile,
  writtenItem,
  writtenSection,
} from '../../../support/hr5/report-file.ts';
import { xmlEvents } from '../../../support/hr5/xml-events.ts';

const SMALL = templateFixture('small.hr5');
const EMPTY: WrittenReport = { sections: [], header: null };
const write = (report: Partial<WrittenReport>, template: Uint8Array = SMALL) =>
  writtenFile(template, { ...EMPTY, ...report });
const sinks = 'II-00000000-0000-4000-8000-000000000003';

describe('an empty report', () => {
  test.each(['small.hr5', 'foreign.hr5'])('leaves %s as it is', (name) => {
    const source = templateFixture(name);
    expect(xmlEvents(write({}, source).toString())).toEqual(xmlEvents(source.toString()));
  });
});

test('an item gets its rating, its comments and its pictures after what it has, indented like the file', () => {
  const item = writtenItem({
    comments: [writtenComment(), writtenComment({ id: 'C-2', source: 'auto', name: 'A & B', text: 'x', heard: [] })],
    pictures: [
      { fileName: 'IMG_0413.jpg', commentId: 'C-2', caption: null },
      { fileName: 'IMG_0414.jpg', commentId: 'C-2', caption: 'crown & "cap"' },
    ],
  });
  const expected = SMALL.toString().replace(
    /(<itemCID>C-0{8}-0000-4000-8000-0{11}3<\/itemCID>)/,
    `$1
          <itemRating>RR</itemRating>
          <itemCom id="C-00000000-0000-4000-8000-000000000001" src="template">
            <comName>Loose at floor</comName>
            <comText>&lt;p&gt;The toilet in the hall bath is loose.&lt;/p&gt;</comText>
            <comHeard start="734.20" end="739.85" confidence="0.91">toilet's loose at the floor</comHeard>
          </itemCom>
          <itemCom id="C-2" src="auto">
            <comName>A &amp; B</comName>
            <comText>x</comText>
          </itemCom>
          <itemPic file="IMG_0413.jpg" com="C-2"/>
          <itemPic file="IMG_0414.jpg" com="C-2" caption="crown &amp; &quot;cap&quot;"/>`,
  );
  expect(write({ sections: [writtenSection({ items: [item] })] }).toString()).toBe(expected);
});

test('an item without children gets them indented one step more than itself', () => {
  const item = writtenItem({ itemId: 'II-00000000-0000-4000-8000-000000000004', rating: 'IN', comments: [] });
  const section = writtenSection({ componentName: 'KITCHEN', name: 'KITCHEN', items: [item] });
  expect(write({ sections: [section] }).toString()).toContain(
    '\n        <item id="II-00000000-0000-4000-8000-000000000004">\n          <itemRating>IN</itemRating>\n        </item>\n',
  );
});

test('an item without rating gets none', () => {
  const item = writtenItem({ rating: null });
  expect(write({ sections: [writtenSection({ items: [item] })] }).toString()).not.toContain('itemRating');
});

test('a file without indentation stays without', () => {
  const compact = Buffer.from(SMALL.toString().trim().replace(/>\s+</g, '><'));
  const written = write(
    { sections: [writtenSection()], header: { report_info: { RIZip: ['RIZip', '1'] }, client_data: {} } },
    compact,
  );
  expect(written.toString()).not.toContain('\n');
  expect(readWrittenReport(written).sections[1]?.items[0]?.comments).toHaveLength(1);
});

test('a file of Windows line ends in UTF-16 becomes UTF-8 and keeps its line ends', () => {
  const source = SMALL.toString().replace('utf-8', 'utf-16').replaceAll('\n', '\r\n');
  const written = write({ sections: [writtenSection()] }, Buffer.from(`\ufeff${source}`, 'utf16le')).toString();
  expect(written).toContain('<?xml version="1.0" encoding="utf-8"?>\r\n');
  expect(written).toContain('</itemCID>\r\n          <itemRating>RR</itemRating>\r\n');
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('an item that stands in several sections is written only where the report names it', () => {
  const item = writtenItem({ itemId: sinks, rating: 'IN' });
  const written = write({ sections: [writtenSection({ componentName: 'KITCHEN', name: 'KITCHEN', items: [item] })] });
  const ratings = readWrittenReport(written).sections.map(({ name, items }) => [
    name,
    items.find(({ id }) => id === sinks)?.rating,
  ]);
  expect(ratings).toEqual([
    ['ROOFING', undefined],
    ['BATHROOMS', null],
    ['KITCHEN', 'IN'],
  ]);
});

describe('a section that comes several times', () => {
  const sections = [3, 1, 2].map((occurrence) =>
    writtenSection({
      occurrence,
      name: occurrence === 1 ? 'BATHROOMS' : `BATHROOMS ${occurrence}`,
      items: [writtenItem({ comments: [writtenComment({ name: `said in ${occurrence}` })] })],
    }),
  );
  const { sections: read } = readWrittenReport(write({ sections }));

  test('stands after the one that it copies, in order', () => {
    expect(read.map(({ name }) => name)).toEqual(['ROOFING', 'BATHROOMS', 'BATHROOMS 2', 'BATHROOMS 3', 'KITCHEN']);
  });

  test('has an id of its own and the same items', () => {
    expect(new Set(read.map(({ id }) => id)).size).toBe(5);
    expect(read[2]?.id).toMatch(/^S-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
    expect(read[2]?.items.map(({ id }) => id)).toEqual(read[1]?.items.map(({ id }) => id));
  });

  test('has only its own written content', () => {
    expect(read.slice(1, 4).map(({ items }) => items[0]?.comments.map(({ name }) => name))).toEqual([
      ['said in 1'],
      ['said in 2'],
      ['said in 3'],
    ]);
  });
});

test('the same input gives the same bytes', () => {
  const report = { sections: [writtenSection(), writtenSection({ occurrence: 2, name: 'BATHROOMS 2' })] };
  expect(write(report)).toEqual(write(report));
});

test('a report that was already written leaves nothing of itself in the next one', () => {
  const first = write({
    sections: [writtenSection(), writtenSection({ componentName: 'KITCHEN', items: [writtenItem({ itemId: sinks })] })],
  });
  expect(write({}, first)).toEqual(SMALL);
});

test('all that was in the file is still there, whatever unknown elements it holds', () => {
  const anything = fc.array(arbitraryElement, { maxLength: 3 }).map((list) => list.join('\n'));
  fc.assert(
    fc.property(anything, anything, anything, anything, (inReport, inTemplate, inSection, inItem) => {
      const source = `<Report a="1">\n${inReport}\n<template>\n${inTemplate}
        <sec id="S-1" x="2"><secName>BATHROOMS</secName>${inSection}
          <grp><item id="II-1"><itemName>Toilets</itemName>${inItem}</item></grp></sec></template></Report>`;
      const sections = [writtenSection({ items: [writtenItem({ itemId: 'II-1' })] })];
      const written = write({ sections }, Buffer.from(source));
      expect(readWrittenReport(written).sections[0]?.items[0]?.comments).toHaveLength(1);
      expect(xmlEvents(write({}, written).toString())).toEqual(xmlEvents(source));
    }),
    { numRuns: 100 },
  );
});

test('what was written is read back as it was', () => {
  const words = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom('<', '&', ']]>', '"', '\n', '“', '😀'),
    ),
    maxLength: 12,
  });
  const hundredths = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
  const heard = fc.record({
    start: hundredths,
    end: hundredths,
    confidence: fc.integer({ min: 0, max: 100 }).map((value) => value / 100),
    words,
  });
  const comment = fc.record({
    id: fc.uuid().map((id) => `C-${id.toUpperCase()}`),
    source: fc.constantFrom('template' as const, 'new' as const, 'functional' as const, 'tip' as const),
    name: words.map((name) => name.trim()),
    text: words,
    heard: fc.array(heard, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(comment, { maxLength: 4 }), (comments) => {
      const pictures = comments.map(({ id, name }) => ({ fileName: `${id}.jpg`, commentId: id, caption: name }));
      const written = write({ sections: [writtenSection({ items: [writtenItem({ comments, pictures })] })] });
      expect(readWrittenReport(written).sections[1]?.items[0]).toMatchObject({ rating: 'RR', comments, pictures });
    }),
    { numRuns: 100 },
  );
});

test('characters that XML cannot hold are dropped, and odd line ends made plain', () => {
  const comment = writtenComment({ text: 'a\u0000b\r\nc\rd\u001fe' });
  const written = write({ sections: [writtenSection({ items: [writtenItem({ comments: [comment] })] })] });
  expect(readWrittenReport(written).sections[1]?.items[0]?.comments[0]?.text).toBe('ab\nc\nde');
});

test('a report of another template is not written', () => {
  expect(() => write({ sections: [writtenSection({ componentName: 'ATTIC' })] })).toThrow(
    'The template has no section ATTIC.',
  );
  expect(() => write({ sections: [writtenSection({ items: [writtenItem({ itemId: 'II-9' })] })] })).toThrow(
    'The section BATHROOMS has no item II-9.',
  );
});
