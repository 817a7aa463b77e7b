import { describe, expect, test } from 'vitest';
import { editableOf, itemAt } from '../../../support/hr5/edited-file.ts';
import { reportFile, templateFixture } from '../../../support/hr5/report-file.ts';

const id = (prefix: string, number: number) => `${prefix}-00000000-0000-4000-8000-00000000000${number}`;

describe('an ordinary template', () => {
  const template = editableOf(templateFixture('small.hr5'));

  test('is given with sections, groups and items in order', () => {
    expect(
      template.components.map(({ name, oldName, groups }) => [
        name,
        oldName,
        groups.map((group) => [group.name, group.items.map((item) => [item.id, item.name])]),
      ]),
    ).toEqual([
      ['ROOFING', null, [['ROOFING', [[id('II', 1), 'Gutters']]]]],
      [
        'BATHROOMS',
        null,
        [
          [
            'BATHROOMS',
            [
              [id('II', 2), 'Toilets'],
              [id('II', 3), 'Sinks'],
            ],
          ],
        ],
      ],
      [
        'KITCHEN',
        null,
        [
          [
            'KITCHEN',
            [
              [id('II', 3), 'Sinks'],
              [id('II', 4), ''],
            ],
          ],
        ],
      ],
    ]);
  });

  test('is given with the comments that each item offers, their text cleaned', () => {
    expect(itemAt(template, 1, 0).comments).toEqual([
      { id: id('C', 1), name: 'Loose at floor', text: '<p>The toilet in the [LOCATION] is loose.</p>', ts: null },
      {
        id: id('C', 2),
        name: 'Shut-off valve',
        text: '<p>Turn the valve twice a year &amp; keep it free.</p>',
        ts: null,
      },
      { id: id('C', 3), name: 'Limits of inspection', text: '<p>Concealed piping is not inspected.</p>', ts: null },
    ]);
  });

  test('is given with its tips: those of one item, and those of the library wherever they stand', () => {
    expect(template.tips).toEqual([
      { component: 'ROOFING', itemId: id('II', 1), commentIds: [id('C', 4)] },
      { component: 'BATHROOMS', itemId: id('II', 2), commentIds: [id('C', 2)] },
    ]);
  });
});

test('a file of another writer: tags as elements are HTML, and its time is told in one form', () => {
  const template = editableOf(templateFixture('foreign.hr5'));
  expect(itemAt(template, 0, 0).comments).toEqual([
    {
      id: 'C-1',
      name: 'Inline tags',
      text: '<p>Loose &amp; <strong>worn</strong></p>',
      ts: '2026-01-02T03:04:05.000Z',
    },
  ]);
});

test.each([
  ['2026-01-02T03:04:05+02:00', '2026-01-02T01:04:05.000Z'],
  [' 2026-01-02T03:04Z ', '2026-01-02T03:04:00.000Z'],
  ['2026-01-02', null],
  ['2026-01-02T03:04:05', null],
  ['2026-99-02T03:04:05Z', null],
  ['yesterday', null],
  ['', null],
])('the time %j is %j', (ts, time) => {
  const file = reportFile(
    `<com id="C-1" ts="${ts}"/><sec id="S-1"><grp><item id="II-1"><itemCID>C-1</itemCID></item></grp></sec>`,
  );
  expect(itemAt(editableOf(file), 0, 0).comments[0]?.ts).toBe(time);
});

describe('what cannot be taken as it stands', () => {
  const item = (itemId: string, inner = '') => `<item id="${itemId}">${inner}</item>`;
  const sec = (name: string, inner: string) => `<sec><secName>${name}</secName>${inner}</sec>`;

  test('sections of one name are numbered, and one without a name has one', () => {
    const file = reportFile(sec('A', '') + sec('A', '') + sec('', ''));
    expect(editableOf(file).components.map(({ name, groups }) => [name, groups])).toEqual([
      ['A', []],
      ['A (2)', []],
      ['Untitled section', []],
    ]);
  });

  test('references that lead nowhere are left out, repeated ones come once, and either may make a tip', () => {
    const references = '<itemCID>C-9</itemCID><itemCID>C-1</itemCID><itemCID tip="1">C-1</itemCID><itemCID/>';
    const template = editableOf(reportFile(`<com id="C-1"/>${sec('A', `<grp>${item('II-1', references)}</grp>`)}`));
    expect(itemAt(template, 0, 0).comments.map((comment) => comment.id)).toEqual(['C-1']);
    expect(template.tips).toEqual([{ component: 'A', itemId: 'II-1', commentIds: ['C-1'] }]);
  });

  test('all groups are given, ids unique over them, and only the first one has tips', () => {
    const tip = '<itemCID tip="1">C-1</itemCID>';
    const groups = `<grp><grpName>A</grpName>${item('II-1', tip)}</grp><grp>${item('II-1', tip)}${item('II-2', tip)}</grp>`;
    const { components, tips } = editableOf(reportFile(`<com id="C-1"/>${sec('A', groups)}`));
    expect(components[0]?.groups.map(({ name, items }) => [name, items.map((one) => one.id)])).toEqual([
      ['A', ['II-1']],
      ['', [expect.stringMatching(/^II-[0-9A-F]{8}-/), 'II-2']],
    ]);
    expect(tips).toEqual([{ component: 'A', itemId: 'II-1', commentIds: ['C-1'] }]);
  });
});
