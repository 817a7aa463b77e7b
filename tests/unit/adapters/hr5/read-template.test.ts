import { describe, expect, test } from 'vitest';
import { Hr5TemplateCodec } from '../../../../server/adapters/hr5/hr5-template-codec.ts';
import { reportFile, templateFixture, writtenSection } from '../../../support/hr5/report-file.ts';

const codec = new Hr5TemplateCodec();
const read = (template: string) => codec.read(reportFile(template));
const RATINGS = '<ratings><rating code="IN">Inspected</rating></ratings>';
const section = (name: string, items: string, id = `S-${name}`) =>
  `<sec id="${id}"><secName>${name}</secName><grp><grpName>${name}</grpName>${items}</grp></sec>`;
const item = (id: string, ...comments: string[]) =>
  `<item id="${id}"><itemName>${id}</itemName>${comments.map((comment) => `<itemCID>${comment}</itemCID>`).join('')}</item>`;
const comment = (id: string, more = '') => `<com id="${id}"><comName>${id}</comName><comText>t</comText>${more}</com>`;

describe('an ordinary template', async () => {
  const { template, importReport } = await codec.read(templateFixture('small.hr5'));

  test('is read without warnings, with its counts', () => {
    expect(importReport).toEqual({
      type: 'Legacy',
      components: 3,
      items: 5,
      comments: 4,
      tips: 2,
      unknownElements: {},
      warnings: [],
    });
  });

  test('gives its sections and items in order, also an item that stands in two sections', () => {
    expect(template.components.map(({ name, items }) => [name, items.map(({ name }) => name)])).toEqual([
      ['ROOFING', ['Gutters']],
      ['BATHROOMS', ['Toilets', 'Sinks']],
      ['KITCHEN', ['Sinks', '']],
    ]);
    expect(template.components[1]?.items[1]?.id).toBe(template.components[2]?.items[0]?.id);
  });

  test('gives the comments that an item offers in order, with text, kind, auto and tip', () => {
    expect(template.components[1]?.items[0]?.comments).toEqual([
      {
        id: 'C-00000000-0000-4000-8000-000000000001',
        name: 'Loose at floor',
        text: '<p>The toilet in the [LOCATION] is loose.</p>',
        kind: 'defect',
        auto: false,
        tip: false,
      },
      {
        id: 'C-00000000-0000-4000-8000-000000000002',
        name: 'Shut-off valve',
        text: '<p>Turn the valve twice a year & keep it free.</p>',
        kind: 'defect',
        auto: false,
        tip: true,
      },
      {
        id: 'C-00000000-0000-4000-8000-000000000003',
        name: 'Limits of inspection',
        text: '<p>Concealed piping is not inspected.</p>',
        kind: 'limitation',
        auto: true,
        tip: false,
      },
    ]);
  });

  test('a tip of one item is no tip in another, and a tip of the library is one wherever it stands', () => {
    expect(template.components[1]?.items[1]?.comments[0]?.tip).toBe(false);
    expect(template.components[0]?.items[0]?.comments[0]?.tip).toBe(true);
  });
});

test('a file of another writer is read, and what is not understood is counted', async () => {
  const { template, importReport } = await codec.read(templateFixture('foreign.hr5'));
  expect([template.type, importReport.type]).toEqual(['Housemaster', 'Housemaster']);
  expect(template.components[0]?.items[0]?.comments[0]?.text).toBe('<p>Loose &amp; <b>worn</b></p>');
  expect(importReport.unknownElements).toEqual({
    'v:Layout': 1,
    'v:Column': 2,
    comColor: 1,
    theme: 1,
    itemPhotoMax: 1,
    Trailer: 1,
  });
});

describe('what cannot be taken as it stands gets a warning', () => {
  test.each([
    [
      'one section name twice',
      `${section('ROOF', item('II-1'))}${section('ROOF', item('II-1'), 'S-2')}`,
      'The section name ROOF stands more than once; the one (line 1) is called "ROOF (2)".',
    ],
    ['no section name', section('', '', 'S-1'), 'A section (line 1) has no name; it is called "Untitled section".'],
    [
      'one section id twice',
      `${section('A', '', 'S-1')}${section('B', '', 'S-1')}`,
      'The section B (line 1) has no id of its own; it is told apart by its name and position.',
    ],
    [
      'several groups',
      `<sec id="S-1"><secName>A</secName><grp>${item('II-1')}</grp><grp>${item('II-2')}</grp></sec>`,
      'The section A (line 1) has 2 groups; only the first one is used.',
    ],
    [
      'no group',
      '<sec id="S-1"><secName>A</secName></sec>',
      'The section A (line 1) has no group, so it has no items.',
    ],
    ['no sections', '', 'The template has no sections, so nothing can be written into it.'],
    [
      'one item id twice in a section',
      section('A', `${item('II-1')}<item id="II-1"/>`),
      'The item "" of A (line 1) has no id of its own; it is told apart by its name and position.',
    ],
    [
      'one item name twice in a section',
      section('A', item('II-1') + item('II-2').replace('>II-2<', '>II-1<')) + section('B', item('II-1')),
      'The item "II-1" of A (line 1) has the name of another item there.',
    ],
    [
      'a comment that no item offers',
      comment('C-1') + section('A', item('II-1')),
      'One comment is offered by no item, so it is not used: "C-1" (line 1).',
    ],
    [
      'many comments that no item offers',
      [1, 2, 3, 4, 5].map((n) => comment(`C-${n}`)).join('') + section('A', ''),
      '5 comments are offered by no item, so they are not used: "C-1" (line 1), "C-2" (line 1), "C-3" (line 1) and 2 more.',
    ],
    [
      'an unknown comment',
      section('A', item('II-1', 'C-9')),
      'The item "II-1" of A (line 1) offers the comment C-9, which is not in the file.',
    ],
    [
      'a comment offered twice',
      comment('C-1') + section('A', item('II-1', 'C-1', 'C-1')),
      'The item "II-1" of A (line 1) offers the comment C-1 twice; it is shown once.',
    ],
    [
      'one comment id twice',
      comment('C-1') + comment('C-1') + section('A', item('II-1', 'C-1')),
      'The comment id C-1 stands twice (again in line 1); the first one is used.',
    ],
    [
      'a comment without id',
      `<com><comName>x</comName></com>${section('A', '')}`,
      'The comment "x" (line 1) has no id, so no item can offer it.',
    ],
    [
      'an unknown kind',
      comment('C-1', '<comKind>odd</comKind>') + section('A', item('II-1', 'C-1')),
      'The comment "C-1" (line 1) is of unknown kind "odd"; it is taken as a defect.',
    ],
  ])('%s', async (_, template, warning) => {
    expect((await read(RATINGS + template)).importReport.warnings).toEqual([warning]);
  });

  test('no ratings', async () => {
    const { template, importReport } = await read(section('A', ''));
    expect(template.ratings).toEqual([]);
    expect(importReport.warnings).toEqual(['The template has no ratings, so items are written without one.']);
  });

  test('a second template', async () => {
    const bytes = Buffer.from(`<Report><template>${RATINGS}${section('A', '')}</template><template/></Report>`);
    const { importReport } = await codec.read(bytes);
    expect(importReport.warnings).toEqual(['The file holds 2 templates; the first one is used.']);
  });

  test('a report that was already written', async () => {
    const written = await codec.writeReport(templateFixture('small.hr5'), {
      sections: [writtenSection()],
      header: null,
    });
    expect((await codec.read(written)).importReport).toMatchObject({
      warnings: [
        'The file holds a report that was already written (1 item); its ratings, comments and pictures are left out of new reports.',
      ],
      unknownElements: {},
    });
  });

  test('a hundred warnings at most', async () => {
    const many = Array.from({ length: 300 }, (_, n) => section('A', '', `S-${n}`)).join('');
    const { warnings } = (await read(RATINGS + many)).importReport;
    expect(warnings).toHaveLength(100);
    expect(warnings.at(-1)).toBe('There are 200 more such places in the file.');
  });
});

test('sections and items without ids get the same ids at every reading, all different', async () => {
  const template = `<sec><secName>A</secName><grp><item/><item/></grp></sec><sec><secName>B</secName><grp><item/></grp></sec>`;
  const readIds = async () =>
    (await read(template)).template.components.flatMap(({ id, items }) => [id, ...items.map((each) => each.id)]);
  const ids = await readIds();
  expect(await readIds()).toEqual(ids);
  expect(new Set(ids).size).toBe(5);
  expect(ids[0]).toMatch(/^S-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
  expect(ids[1]).toMatch(/^II-[0-9A-F]{8}-/);
});

test('a section of one name thrice is numbered on, past names that are taken', async () => {
  const names = ['A', 'A (2)', 'A', 'A'].map((name, n) => section(name, '', `S-${n}`)).join('');
  const { template } = await read(names);
  expect(template.components.map(({ name }) => name)).toEqual(['A', 'A (2)', 'A (3)', 'A (4)']);
});

describe('a file that is no report is refused', () => {
  test.each([
    [
      '<template/>',
      'Line 1, in <template>: This is a template on its own (.ht5). Please save an empty report (.hr5) that uses it and upload that.',
    ],
    [
      '<html/>',
      'Line 1, in <html>: This is not a report file: it should start with <Report>. Please upload an .hr5 file.',
    ],
    [
      '\n<Report/>',
      'Line 2, in <Report>: The report holds no <template>. Please save the empty report with its template.',
    ],
  ])('%s', async (xml, message) => {
    await expect(codec.read(Buffer.from(xml))).rejects.toThrow(
      expect.objectContaining({ code: 'UNPROCESSABLE_FILE', message }),
    );
  });
});

describe('a template that is too large to be read in a moment is refused, and told why', () => {
  const many = (count: number, element: string) => element.repeat(count);

  test.each([
    ['sections', '2,000', many(2_001, '<sec/>')],
    ['groups', '10,000', `<sec>${many(10_001, '<grp/>')}</sec>`],
    ['items', '50,000', `<sec><grp>${many(30_000, '<item/>')}</grp><grp>${many(20_001, '<item/>')}</grp></sec>`],
    ['comments', '100,000', many(100_001, '<com/>')],
  ])('more %s than %s', async (what, most, template) => {
    await expect(read(template)).rejects.toThrow(
      new RegExp(`^Line \\d+, in <\\w+>: .* ${what}; at most ${most} can be read`),
    );
  });

  test('as many as may be are read', async () => {
    expect((await read(many(2_000, '<sec/>'))).importReport.components).toBe(2_000);
  });
});

describe('a template with more text than can be shown is refused', () => {
  const long = (characters: number) => `<com id="C-1"><comText>${'x'.repeat(characters)}</comText></com>`;

  test('one comment of more than a million characters', async () => {
    await expect(read(long(1_000_001))).rejects.toThrow(
      'Line 1, in <comText>: The text of a comment is longer than 1,000,000 characters. Please shorten it.',
    );
  });

  test('a comment that is offered so often that all together have too many', async () => {
    const offering = (items: number) => long(900_000) + section('A', item('II-1', 'C-1').repeat(items));
    expect((await read(offering(35))).importReport.items).toBe(35);
    await expect(read(offering(36))).rejects.toThrow(
      'Line 1, in <item>: Up to here the items offer comments of more than 32,000,000 characters',
    );
  });
});

test('long names and names of several lines are short in warnings', async () => {
  const { importReport } = await read(RATINGS + section(`${'N'.repeat(100)}`, item('II-1', ` \n${'C'.repeat(90)}`)));
  expect(importReport.warnings).toEqual([
    `The item "II-1" of ${'N'.repeat(80)}… (line 1) offers the comment ${'C'.repeat(80)}…, which is not in the file.`,
  ]);
});
