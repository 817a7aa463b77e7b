import { describe, expect, test } from 'vitest';
import { at, changedFile, itemAt, linesChanged, newComment } from '../../../../support/hr5/edited-file.ts';
import { reportFile, templateFixture } from '../../../../support/hr5/report-file.ts';

const SMALL = templateFixture('small.hr5');
const FOREIGN = templateFixture('foreign.hr5');
const id = (prefix: string, number: number) => `${prefix}-00000000-0000-4000-8000-00000000000${number}`;

describe('items', () => {
  test('a renamed one keeps everything else', () => {
    expect(linesChanged(SMALL, (template) => Object.assign(itemAt(template, 1, 0), { name: 'Toilets <all>' }))).toEqual(
      ['-<itemName>Toilets</itemName>', '+<itemName>Toilets &lt;all&gt;</itemName>'],
    );
  });

  test('one that had no name gets one', () => {
    expect(linesChanged(SMALL, (template) => Object.assign(itemAt(template, 2, 1), { name: 'Faucets' }))).toEqual([
      `-<item id="${id('II', 4)}"/>`,
      `+<item id="${id('II', 4)}">`,
      '+<itemName>Faucets</itemName>',
      '+</item>',
    ]);
  });

  test('one that is put into another section brings what is not known in it', () => {
    const written = changedFile(FOREIGN, ({ components }) => {
      const items = structuredClone(at(at(components, 0).groups, 0).items);
      components.push({ name: 'HEATING', oldName: null, groups: [{ name: 'HEATING', items }] });
    }).toString();
    expect(written.match(/<itemPhotoMax>4<\/itemPhotoMax>/g)).toHaveLength(2);
  });
});

test('an item that stands in several sections is copied within its own one', () => {
  const item = (kept: string) => `<item id="II-1"><itemName>x</itemName><more kept="${kept}"/></item>`;
  const sec = (name: string) => `<sec id="S-${name}"><secName>${name}</secName><grp/><grp>${item(name)}</grp></sec>`;
  const written = changedFile(reportFile(sec('A') + sec('B')), ({ components }) => {
    for (const { groups } of components) at(groups, 0).items = at(groups, 1).items;
    for (const component of components) component.groups.pop();
  }).toString();
  expect(written).toContain(`<secName>A</secName><grp>${item('A')}</grp></sec>`);
  expect(written).toContain(`<secName>B</secName><grp>${item('B')}</grp></sec>`);
});

describe('the comments that an item offers', () => {
  const offering = (references: string) =>
    reportFile(
      `<com id="C-1"/><com id="C-2"/><com id="C-3"/><sec id="S-1"><secName>A</secName><grp><item id="II-1">${references}</item></grp></sec>`,
    );
  const written = (references: string, change: (comments: { id: string }[]) => void) => {
    const file = changedFile(offering(references), (template) => change(itemAt(template, 0, 0).comments)).toString();
    return /<item [^>]*>(.*)<\/item>/.exec(file)?.[1];
  };
  const three =
    '<itemCID a="1">C-1</itemCID><itemCID>C-none</itemCID><itemCID b="2">C-2</itemCID><!-- x --><itemCID>C-3</itemCID>';

  test('take each other’s places with their attributes; references that lead nowhere stay where they are', () => {
    expect(written(three, (comments) => comments.reverse())).toBe(
      '<itemCID>C-3</itemCID><itemCID>C-none</itemCID><itemCID b="2">C-2</itemCID><!-- x --><itemCID a="1">C-1</itemCID>',
    );
  });

  test('go and come', () => {
    expect(written(three, (comments) => comments.splice(1, 1, newComment('C-2'), newComment('C-9')))).toBe(
      three.replace('2</itemCID>', '2</itemCID><itemCID>C-9</itemCID>'),
    );
    expect(written(three, (comments) => comments.splice(0, 2))).toBe(
      '<itemCID>C-none</itemCID><!-- x --><itemCID>C-3</itemCID>',
    );
    expect(written(three, (comments) => comments.unshift(newComment('C-9')))).toBe(`<itemCID>C-9</itemCID>${three}`);
    expect(written('', (comments) => comments.push(newComment('C-9')))).toBe('<itemCID>C-9</itemCID>');
  });

  test('that stand again stay so until the order changes or they go', () => {
    const twice = '<itemCID>C-1</itemCID><itemCID>C-2</itemCID><itemCID>C-1</itemCID><itemCID>C-3</itemCID>';
    expect(written(twice, (comments) => comments.pop())).toBe(twice.replace('<itemCID>C-3</itemCID>', ''));
    expect(written(twice, (comments) => comments.shift())).toBe('<itemCID>C-2</itemCID><itemCID>C-3</itemCID>');
    expect(written(twice, (comments) => comments.reverse())).toBe(
      '<itemCID>C-3</itemCID><itemCID>C-2</itemCID><itemCID>C-1</itemCID>',
    );
  });

  test('of a new comment: a reference that led nowhere leads somewhere now, and is taken away where it must not', () => {
    expect(written('<itemCID x="1">C-9</itemCID>', (comments) => comments.push(newComment('C-9')))).toBe(
      '<itemCID x="1">C-9</itemCID>',
    );
    const file = reportFile(
      '<sec id="S-1"><grp><item id="II-1"><itemCID>C-9</itemCID></item><item id="II-2"/></grp></sec>',
    );
    const elsewhere = changedFile(file, (template) => itemAt(template, 0, 1).comments.push(newComment('C-9')));
    expect(elsewhere.toString()).toContain('<item id="II-1"></item><item id="II-2"><itemCID>C-9</itemCID></item>');
  });
});

describe('maintenance tips', () => {
  const file = (library: string, ...groups: string[]) =>
    reportFile(
      `<com id="C-1">${library}</com><sec id="S-1"><secName>A</secName>${groups.map((items) => `<grp>${items}</grp>`).join('')}</sec>`,
    );
  const item = (number: number, reference: string) => `<item id="II-${number}">${reference}</item>`;
  const [plain, tip] = ['<itemCID>C-1</itemCID>', '<itemCID tip="1">C-1</itemCID>'];
  const ticked = (...numbers: number[]) =>
    numbers.map((number) => ({ component: 'A', itemId: `II-${number}`, commentIds: ['C-1'] }));

  test('are ticked and unticked in one item', () => {
    const before = file('', item(1, plain) + item(2, '<itemCID tip="true" x="1">C-1</itemCID>'));
    const after = changedFile(before, (template) => {
      template.tips = ticked(1);
    });
    expect(after.toString()).toBe(file('', item(1, tip) + item(2, '<itemCID x="1">C-1</itemCID>')).toString());
  });

  test('of the library stay there while every item keeps them', () => {
    const before = file('<comTip>1</comTip>', item(1, plain) + item(2, plain));
    const after = changedFile(before, (template) => {
      template.tips = ticked(2, 1);
    });
    expect(after.toString()).toBe(before.toString());
  });

  test('of the library become those of the items that keep them', () => {
    const before = file('<comTip>true</comTip>', item(1, plain) + item(2, tip) + item(3, plain), item(4, plain));
    const after = changedFile(before, (template) => {
      template.tips = ticked(1, 2);
    });
    expect(after.toString()).toBe(
      file('<comTip>0</comTip>', item(1, tip) + item(2, tip) + item(3, plain), item(4, tip)).toString(),
    );
  });

  test('that stand twice in an item are unticked twice', () => {
    const before = file('', item(1, tip + tip));
    const after = changedFile(before, (template) => {
      template.tips = [];
    });
    expect(after.toString()).toBe(file('', item(1, plain + plain)).toString());
  });

  test('of a group that is not used stay what they are', () => {
    const before = file('', item(1, tip), item(2, tip));
    const after = changedFile(before, (template) => {
      template.tips = [];
    });
    expect(after.toString()).toBe(file('', item(1, plain), item(2, tip)).toString());
  });
});
