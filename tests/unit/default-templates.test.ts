import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { readLegacy } from '../../scripts/build-default-templates.ts';
import type { SourceComment } from '../../scripts/default-templates/model.ts';
import { writeTemplateXml } from '../../scripts/default-templates/write-template-xml.ts';

const legacy = await readLegacy();
const xml = writeTemplateXml(legacy);

const ownItems = legacy.sections.flatMap((section) => section.items.filter((item) => item.home === section.name));
const comments = ownItems.flatMap((item) =>
  item.comments.map((comment) => ({ ...comment, where: `${item.home} / ${item.name} / ${comment.title}` })),
);
const isDefect = ({ role }: SourceComment) => role === 'defect' || role === 'safety';
const defects = comments.filter(isDefect);
const whereOf = (wrong: { where: string }[]) => wrong.map(({ where }) => where);

describe('Legacy default template: the file', () => {
  it('is what its source builds', async () => {
    const file = await readFile(new URL('../../server/default-templates/legacy.hr5', import.meta.url), 'utf8');
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

  it('has the fourteen sections in order', () => {
    expect(legacy.sections.map(({ name }) => name)).toEqual([
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
    ]);
  });
});

describe('Legacy default template: the comments', () => {
  it.each(ownItems)(
    '$home / $name has a functional statement, a limitation, a tip and at least four defects',
    (item) => {
      const count = (role: string) => item.comments.filter((comment) => comment.role === role).length;
      expect([count('functional'), count('limitation'), count('tip')]).toEqual([1, 1, 1]);
      expect(item.comments.filter(isDefect).length).toBeGreaterThanOrEqual(4);
      const titles = item.comments.map(({ title }) => title.toLowerCase());
      expect(new Set(titles).size).toBe(titles.length);
    },
  );

  it('says where exactly once in every defect, and reads well where no place was said', () => {
    const wrong = defects.filter(({ text }) => {
      const unplaced = text.replace(' at the (location)', '');
      return unplaced === text || /\(location\)|[,;:] ?\.| [,.]|\.\.|,,/.test(unplaced);
    });
    expect(whereOf(wrong)).toEqual([]);
  });

  it('leaves no place to fill in statements that are not about a defect', () => {
    expect(whereOf(comments.filter((comment) => !isDefect(comment) && /[()]/.test(comment.text)))).toEqual([]);
  });

  it('is written in whole sentences without costs or code citations', () => {
    const wrong = comments.filter(
      ({ text }) =>
        !/^[A-Z]/.test(text) || !/[a-z]\.$/.test(text) || /\.[A-Za-z]|[$€]|\b(NEC|IRC|code)\b| {2}/.test(text),
    );
    expect(whereOf(wrong)).toEqual([]);
  });

  it('tells in every defect what follows or what to do: at least two sentences', () => {
    expect(whereOf(defects.filter(({ text }) => text.split(/\.\s/).length < 2))).toEqual([]);
  });

  it('repeats no comment with only the noun changed: word trigrams overlap little', () => {
    const worst = closestPairs(comments).filter(({ overlap }) => overlap > 0.3);
    expect(worst).toEqual([]);
  });
});

/** Pairs of texts by the share of word trigrams that they have in common (Jaccard), closest first. */
function closestPairs(texts: { text: string; where: string }[]) {
  const trigrams = texts.map(({ text, where }) => {
    const words =
      text
        .replace(' at the (location)', '')
        .toLowerCase()
        .match(/[a-z'-]+/g) ?? [];
    return { where, set: new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)) };
  });
  const pairs = trigrams.flatMap((a, at) =>
    trigrams.slice(at + 1).map((b) => {
      let common = 0;
      for (const trigram of a.set) if (b.set.has(trigram)) common++;
      return { overlap: common / (a.set.size + b.set.size - common), between: [a.where, b.where] };
    }),
  );
  return pairs.sort((a, b) => b.overlap - a.overlap).slice(0, 10);
}
