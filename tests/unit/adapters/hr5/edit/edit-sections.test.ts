import { describe, expect, test } from 'vitest';
import type { EditableTemplate } from '../../../../../server/domain/template/editable-template.ts';
import {
  at,
  changedFile,
  editableOf,
  editedFile,
  itemAt,
  linesChanged,
  newComment,
} from '../../../../support/hr5/edited-file.ts';
import { reportFile, templateFixture } from '../../../../support/hr5/report-file.ts';
import { xmlEvents } from '../../../../support/hr5/xml-events.ts';

const SMALL = templateFixture('small.hr5');
const id = (prefix: string, number: number) => `${prefix}-00000000-0000-4000-8000-00000000000${number}`;

test.each(['small.hr5', 'foreign.hr5'])('%s stays as it is when nothing was edited', (name) => {
  const file = templateFixture(name);
  expect(xmlEvents(editedFile(file, editableOf(file)).toString())).toEqual(xmlEvents(file.toString()));
});

describe('sections', () => {
  test('a renamed one is found by the name that it had', () => {
    const lines = linesChanged(SMALL, ({ components, tips }) => {
      Object.assign(at(components, 1), { name: 'BATHS & MORE', oldName: 'BATHROOMS' });
      at(tips, 1).component = 'BATHS & MORE';
    });
    expect(lines).toEqual(['-<secName>BATHROOMS</secName>', '+<secName>BATHS &amp; MORE</secName>']);
  });

  test('two that exchange their names are not mistaken for each other', () => {
    const written = changedFile(SMALL, (template) => {
      Object.assign(at(template.components, 0), { name: 'KITCHEN', oldName: 'ROOFING' });
      Object.assign(at(template.components, 2), { name: 'ROOFING', oldName: 'KITCHEN' });
      at(template.tips, 0).component = 'KITCHEN';
    }).toString();
    expect(written).toMatch(/<sec id="S-0{8}-0000-4000-8000-0{11}1">\s*<secName>KITCHEN/);
    expect(written).toMatch(/<sec id="S-0{8}-0000-4000-8000-0{11}3">\s*<secName>ROOFING/);
  });

  test('a new one stands where it was put, with an id of its own, indented like the others', () => {
    const items = [{ id: 'II-9', name: 'Doors', comments: [newComment('C-9')] }];
    const written = changedFile(SMALL, ({ components }) =>
      components.splice(1, 0, { name: 'ATTIC', oldName: null, groups: [{ name: 'ATTIC', items }] }),
    ).toString();
    expect(written).toMatch(
      / {4}<\/sec>\n {4}<sec id="S-[0-9A-F-]{36}">\n {6}<secName>ATTIC<\/secName>\n {6}<grp>\n {8}<grpName>ATTIC<\/grpName>\n {8}<item id="II-9">\n {10}<itemName>Doors<\/itemName>\n {10}<itemCID>C-9<\/itemCID>\n {8}<\/item>\n {6}<\/grp>\n {4}<\/sec>\n {4}<sec id="S-0{8}-0000-4000-8000-0{11}2">/,
    );
  });

  test('a new one never gets the id of another, though that one had its name once', () => {
    const add = (template: EditableTemplate) => template.components.push({ name: 'ATTIC', oldName: null, groups: [] });
    const once = changedFile(SMALL, add);
    const twice = changedFile(once, (template) => {
      Object.assign(at(template.components, 3), { name: 'LOFT', oldName: 'ATTIC' });
      add(template);
    });
    const ids = [...twice.toString().matchAll(/<sec id="([^"]*)"/g)].map(([, sectionId]) => sectionId);
    expect(new Set(ids).size).toBe(5);
  });

  test('one that goes takes its lines with it, and comments that nobody else offers', () => {
    const lines = linesChanged(SMALL, (template) => {
      template.components.shift();
      template.tips.shift();
    });
    expect(lines.filter((line) => line.startsWith('+'))).toEqual([]);
    expect(lines).toContain('-<secName>ROOFING</secName>');
    expect(lines).toContain(`-<com id="${id('C', 4)}">`);
    expect(lines.filter((line) => line.startsWith('-<com '))).toHaveLength(1);
  });

  test('in another order they take each other’s places, and what stands between stays', () => {
    const sec = (name: string) => `<sec id="S-${name}"><secName>${name}</secName></sec>`;
    const file = reportFile(`${sec('A')}<!-- 1 -->${sec('B')}<other/>${sec('C')}`);
    const written = changedFile(file, ({ components }) => components.reverse()).toString();
    expect(written).toBe(reportFile(`${sec('C')}<!-- 1 -->${sec('B')}<other/>${sec('A')}`).toString());
  });

  test('all may be exchanged for new ones, in the same place', () => {
    const file = reportFile('<ratings/><sec id="S-1"><secName>A</secName></sec><other/>');
    const written = changedFile(file, (template) => {
      template.components = [{ name: 'B', oldName: null, groups: [] }];
    }).toString();
    expect(written).toMatch(/<ratings\/><sec id="S-[0-9A-F-]{36}"><secName>B<\/secName><\/sec><other\/>/);
  });

  test('names and ids that were derived are written down when they would come out otherwise', () => {
    const file = reportFile(
      '<sec><secName>A</secName><grp><item><itemName>x</itemName></item></grp></sec><sec><secName>A</secName><grp><item/></grp></sec>',
    );
    const before = editableOf(file);
    const edited = { ...before, components: before.components.slice(1) };
    const written = editedFile(file, edited);
    expect(editableOf(written)).toEqual(edited);
    expect(written.toString()).toContain('<secName>A (2)</secName>');
  });
});

describe('groups', () => {
  const item = (itemId: string) => `<item id="${itemId}"><itemName>${itemId}</itemName><more kept="${itemId}"/></item>`;
  const file = reportFile(
    `<sec id="S-1"><secName>A</secName><grp><grpName>A</grpName>${item('II-1')}</grp><!-- 2 --><grp x="1"><grpName>B</grpName>${item('II-2')}</grp></sec>`,
  );

  test('are found by name wherever they stand', () => {
    const written = changedFile(file, ({ components }) => at(components, 0).groups.reverse()).toString();
    expect(written).toContain(
      `<grp x="1"><grpName>B</grpName>${item('II-2')}</grp><!-- 2 --><grp><grpName>A</grpName>${item('II-1')}</grp>`,
    );
  });

  test('are found by position when they have another name', () => {
    const written = changedFile(file, ({ components }) => {
      at(at(components, 0).groups, 1).name = 'C';
    }).toString();
    expect(written).toBe(file.toString().replace('<grpName>B<', '<grpName>C<'));
  });

  test('that are put together keep all of their items', () => {
    const written = changedFile(file, ({ components }) => {
      const component = at(components, 0);
      component.groups = [{ name: 'A', items: component.groups.flatMap(({ items }) => items) }];
    }).toString();
    expect(written).toContain(`<grp><grpName>A</grpName>${item('II-1')}${item('II-2')}</grp><!-- 2 --></sec>`);
  });

  test('may be added to a section that has none', () => {
    const bare = reportFile('<sec id="S-1"><secName>A</secName></sec>');
    const items = [{ id: 'II-1', name: '', comments: [] }];
    const written = changedFile(bare, ({ components }) => at(components, 0).groups.push({ name: 'A', items }));
    expect(editableOf(written).components[0]?.groups).toEqual([{ name: 'A', items }]);
  });
});

describe('the look of the file', () => {
  test('a file on one line stays on one line', () => {
    const compact = Buffer.from(SMALL.toString().trim().replace(/>\s+</g, '><'));
    const written = changedFile(compact, (template) => {
      template.components.push({
        name: 'NEW',
        oldName: null,
        groups: [{ name: 'NEW', items: [{ id: 'II-9', name: 'x', comments: [newComment('C-9')] }] }],
      });
      itemAt(template, 0, 0).comments.unshift(newComment('C-9'));
    });
    expect(written.toString()).not.toContain('\n');
  });

  test('line ends of Windows stay', () => {
    const windows = Buffer.from(SMALL.toString().replaceAll('\n', '\r\n'));
    const written = changedFile(windows, (template) =>
      itemAt(template, 0, 0).comments.push(newComment('C-9')),
    ).toString();
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
