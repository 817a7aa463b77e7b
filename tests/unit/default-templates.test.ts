import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Item, SourceComment } from '../../scripts/default-templates/model.ts';
import { writeTemplateXml } from '../../scripts/default-templates/write-template-xml.ts';
import { defaultTemplates } from '../support/default-templates.ts';

const SECTIONS: Record<string, string[]> = {
  Legacy: [
    'ROOFING',
    'EXTERIOR',
    'GARAGE',
    'STRUCTURAL COMPONENTS',
    'HEATING / COOLING',
    'PLUMBING SYSTEM',
    'ELECTRICAL SYSTEM',
    'INSULATION AND VENTILATION',
    'FIREPLACE',
    'INTERIORS',
    'KITCHEN',
    'BATHROOMS',
    'LAUNDRY',
    'BUILT-IN APPLIANCES',
  ],
  Housemaster: [
    'STRUCTURE',
    'ROOFING',
    'EXTERIOR ELEMENTS',
    'SITE ELEMENTS',
    'GARAGE',
    'ATTIC',
    'BATHROOMS',
    'KITCHEN',
    'INTERIOR ELEMENTS',
    'FOUNDATION/SUBSTRUCTURE',
    'ELECTRIC SYSTEM',
    'COOLING SYSTEM',
    'HEATING SYSTEM',
    'PLUMBING SYSTEM',
    'HOT WATER',
    'FIREPLACE',
  ],
};

const isDefect = ({ role }: SourceComment) => role === 'defect' || role === 'safety';
const whereOf = (wrong: { where: string }[]) => wrong.map(({ where }) => where);

it('are one of each type', () => {
  expect(defaultTemplates.map(({ template }) => template.name)).toEqual(Object.keys(SECTIONS));
});

describe.each(defaultTemplates)('$template.name: the file', ({ template, ownItems }) => {
  const xml = writeTemplateXml(template);

  it('is what its source builds', async () => {
    const name = `${template.name.toLowerCase()}.hr5`;
    const file = await readFile(new URL(`../../server/default-templates/${name}`, import.meta.url), 'utf8');
    expect(file === xml, 'run npx tsx scripts/build-default-templates.ts').toBe(true);
  });

  it('is well-formed XML whose ids are well formed and unique, and every reference leads to a comment', () => {
    const defined: string[] = [];
    const items: string[] = [];
    const referred: string[] = [];
    let element = '';
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ name, attributes }) => {
      element = name;
      if (attributes.id) (name === 'item' ? items : defined).push(attributes.id);
    });
    parser.on('text', (text) => {
      if (element === 'itemCID' && text.trim() !== '') referred.push(text.trim());
    });
    parser.write(xml).close();

    for (const id of [...defined, ...items])
      expect(id).toMatch(/^(C|S|II|SUM)-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
    expect(new Set(defined).size).toBe(defined.length);
    expect(new Set(items).size).toBe(ownItems.length);
    const library = defined.filter((id) => id.startsWith('C-'));
    expect(new Set(referred)).toEqual(new Set(library));
  });
});

describe.each(defaultTemplates)('$template.name: the outline', ({ template, ownItems, comments }) => {
  it('has the sections of its type in order, five to ten items each', () => {
    expect(template.sections.map(({ name }) => name)).toEqual(SECTIONS[template.name]);
    const sizes = template.sections.map(({ name, items }) => ({ name, size: items.length }));
    expect(sizes.filter(({ size }) => size < 5 || size > 10)).toEqual([]);
  });

  it('names an item once in a section', () => {
    for (const { name, items } of template.sections)
      expect(new Set(items.map((item) => item.name.toLowerCase())).size, name).toBe(items.length);
  });

  it('has between 700 and 1,000 comments', () => {
    expect(comments.length).toBeGreaterThanOrEqual(700);
    expect(comments.length).toBeLessThanOrEqual(1000);
  });

  it('gives each item a functional statement, a limitation, a tip and four to eight defects, by different titles', () => {
    const countOf = (item: Item, role: string) => item.comments.filter((comment) => comment.role === role).length;
    const wrong = ownItems.filter((item) => {
      const one = ['functional', 'limitation', 'tip'].every((role) => countOf(item, role) === 1);
      const defects = item.comments.filter(isDefect).length;
      const titles = new Set(item.comments.map(({ title }) => title.toLowerCase()));
      return !one || defects < 4 || defects > 8 || titles.size !== item.comments.length;
    });
    expect(wrong.map(({ home, name }) => `${home} / ${name}`)).toEqual([]);
  });
});

describe.each(defaultTemplates)('$template.name: the comments', ({ comments }) => {
  const defects = comments.filter(isDefect);

  it('say where exactly once in every defect, and read well where no place was said', () => {
    const wrong = defects.filter(({ text }) => {
      const unplaced = text.replace(' at the (location)', '');
      return unplaced === text || /\(location\)|[,;:] ?\.| [,.]|\.\.|,,/.test(unplaced);
    });
    expect(whereOf(wrong)).toEqual([]);
  });

  it('leave no place to fill in statements that are not about a defect', () => {
    expect(whereOf(comments.filter((comment) => !isDefect(comment) && /[()]/.test(comment.text)))).toEqual([]);
  });

  it('are written in whole sentences without costs or code citations', () => {
    const wrong = comments.filter(
      ({ text }) =>
        !/^[A-Z]/.test(text) || !/[a-z]\.$/.test(text) || /\.[A-Za-z]|[$€]|\b(NEC|IRC|code)\b| {2}/.test(text),
    );
    expect(whereOf(wrong)).toEqual([]);
  });

  it('tell in every defect what follows or what to do: at least two sentences', () => {
    expect(whereOf(defects.filter(({ text }) => text.split(/\.\s/).length < 2))).toEqual([]);
  });
});
