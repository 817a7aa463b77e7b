import { describe, expect, test } from 'vitest';
import {
  at,
  changedFile,
  EDITED_AT,
  editableOf,
  editedFile,
  itemAt,
  linesChanged,
  newComment,
} from '../../../../support/hr5/edited-file.ts';
import { reportFile, templateFixture } from '../../../../support/hr5/report-file.ts';

const SMALL = templateFixture('small.hr5');
const FOREIGN = templateFixture('foreign.hr5');
const id = (prefix: string, number: number) => `${prefix}-00000000-0000-4000-8000-00000000000${number}`;

describe('a comment of the library', () => {
  const edit = (change: object) =>
    linesChanged(SMALL, (template) => {
      for (const item of [itemAt(template, 1, 0)]) Object.assign(at(item.comments, 0), change);
    });

  test('that was edited is written escaped, with the time of the edit', () => {
    expect(edit({ name: 'Very loose', text: '<p>Loose &amp; worn</p>' })).toEqual([
      `-<com id="${id('C', 1)}">`,
      '-<comName>Loose at floor</comName>',
      '-<comText>&lt;p&gt;The toilet in the [LOCATION] is loose.&lt;/p&gt;</comText>',
      `+<com id="${id('C', 1)}" ts="2026-06-01T12:00:00.000Z">`,
      '+<comName>Very loose</comName>',
      '+<comText>&lt;p&gt;Loose &amp;amp; worn&lt;/p&gt;</comText>',
    ]);
  });

  test('is cleaned before it is written', () => {
    expect(edit({ text: '<p onclick="x">a</p><script>b</script>' })).toContain(
      '+<comText>&lt;p&gt;a&lt;/p&gt;</comText>',
    );
  });

  test('whose words are the same stays untouched, however unclean or newly timed', () => {
    expect(edit({ text: '<p>The&nbsp;toilet in the [LOCATION] is loose.</p>' })).toEqual([]);
    expect(edit({ ts: '2027-01-01T00:00:00.000Z' })).toEqual([]);
    const unclean = reportFile(
      '<com id="C-1"><comText><![CDATA[<P class="x">a&nbsp;<b>b</b></P>]]></comText></com><sec id="S-1"><grp><item id="II-1"><itemCID>C-1</itemCID></item></grp></sec>',
    );
    expect(editedFile(unclean, editableOf(unclean)).toString()).toBe(unclean.toString());
  });

  test.each([
    ['its own time, newer than the file’s', '2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['the time of the edit, when its own is not newer', '2026-01-02T03:04:05.000Z', EDITED_AT.toISOString()],
    ['the time of the edit, when its own is older', '2025-01-01T00:00:00.000Z', EDITED_AT.toISOString()],
    ['the time of the edit, when it brings none', null, EDITED_AT.toISOString()],
  ])('gets %s', (_, ts, written) => {
    const file = changedFile(FOREIGN, (template) =>
      Object.assign(at(itemAt(template, 0, 0).comments, 0), { text: 'new', ts }),
    );
    expect(at(itemAt(editableOf(file), 0, 0).comments, 0).ts).toBe(written);
  });

  test('that is new stands after the others, with everything that one has', () => {
    const ts = '2025-01-01T00:00:00.000Z';
    const added = linesChanged(SMALL, (template) => {
      itemAt(template, 0, 0).comments.push(newComment('C-8', { ts }));
      itemAt(template, 1, 0).comments.push(newComment('C-8', { ts }));
    });
    expect(added).toEqual([
      `+<com id="C-8" ts="${ts}">`,
      '+<comName>New</comName>',
      '+<comText>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</comText>',
      '+<comAuto>0</comAuto>',
      '+<comTip>0</comTip>',
      '+</com>',
      '+<itemCID>C-8</itemCID>',
      '+<itemCID>C-8</itemCID>',
    ]);
  });

  test('that is the first one stands after the ratings', () => {
    const file = reportFile('<other/><ratings/><sec id="S-1"><grp><item id="II-1"/></grp></sec>');
    const written = changedFile(file, (template) =>
      itemAt(template, 0, 0).comments.push(newComment('C-1', { text: '' })),
    );
    expect(written.toString()).toContain(
      `<other/><ratings/><com id="C-1" ts="${EDITED_AT.toISOString()}"><comName>New</comName><comText></comText><comAuto>0</comAuto><comTip>0</comTip></com><sec`,
    );
  });

  test('without name and text gets them', () => {
    const file = reportFile(
      '<com id="C-1"><comAuto>1</comAuto></com><sec id="S-1"><grp><item id="II-1"><itemCID>C-1</itemCID></item></grp></sec>',
    );
    const written = changedFile(file, (template) =>
      Object.assign(at(itemAt(template, 0, 0).comments, 0), { name: 'N', text: 'T' }),
    );
    expect(written.toString()).toContain('<comName>N</comName><comText>T</comText><comAuto>1</comAuto>');
  });

  const removed = (elsewhere: string) =>
    changedFile(
      reportFile(
        `<com id="C-1"/><com id="C-2"><more>C-1</more></com>${elsewhere}<sec id="S-1"><grp><item id="II-1"><itemCID>C-1</itemCID><itemCID>C-2</itemCID></item></grp></sec>`,
      ),
      (template) => {
        itemAt(template, 0, 0).comments = [];
      },
    ).toString();

  test('that no item offers any more goes, with all that only it named; prose names nothing', () => {
    const unused = '<com id="C-3"><comName>C-1</comName><comText>Like C-2</comText></com>';
    expect(removed(unused).match(/C-[12]/g)).toEqual(['C-1', 'C-2']);
    expect(removed(unused)).toContain(unused);
  });

  test.each([
    '<cat><catName>x</catName><cat><catCID> C-2 </catCID></cat></cat>',
    '<sum id="S"><sumICID>C-7,C-2</sumICID></sum>',
    '<unknown list="C-7 C-2"/>',
    '<unknown><![CDATA[C-2]]></unknown>',
    '<com id="C-5"><unknown of="C-2"/></com>',
  ])('stays while %s names it, and so does what it names', (elsewhere) => {
    expect(removed(elsewhere)).toContain('<com id="C-1"/><com id="C-2"><more>C-1</more></com>');
  });
});
