import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hr5TemplateCodec } from '../../server/adapters/hr5/hr5-template-codec.ts';
import { CATALOGUE, type CatalogueLine } from '../../server/domain/dictation/likeness/catalogue.ts';
import type { Template, TemplateComment, TemplateComponent } from '../../server/domain/template/template.ts';
import { ROOT } from '../../server/root.ts';

const FILES = [
  'server/default-templates/legacy.hr5',
  'server/default-templates/housemaster.hr5',
  'tests/quality/templates/a.hr5',
  'tests/quality/templates/b.hr5',
];
const ITEMS_OF_SECTION = 15;
const COMMENTS_OF_ITEM = 10;

/** Four templates in one, and as many defects of the catalogue, as they are written, as make up the number of comments. */
export async function largeLibrary(comments: number): Promise<Template> {
  const templates = await Promise.all(
    FILES.map(async (file) => (await new Hr5TemplateCodec().read(readFileSync(join(ROOT, file)))).template),
  );
  const components = templates.flatMap((template, at) =>
    template.components.map((component) => ({ ...component, name: `${component.name} ${at + 1}` })),
  );
  const missing = comments - components.flatMap(({ items }) => items.flatMap((item) => item.comments)).length;
  const defects = CATALOGUE.filter(({ kind }) => kind === 'defect');
  const taken = Array.from(
    { length: missing },
    (_, at) => defects[Math.floor((at * defects.length) / missing)] as CatalogueLine,
  );
  return { type: 'Legacy', ratings: [], components: [...components, ...sectionsOf(taken)] };
}

function sectionsOf(lines: readonly CatalogueLine[]): TemplateComponent[] {
  const items = inGroups(lines, COMMENTS_OF_ITEM).map((group, at) => ({
    id: `II-${at}`,
    name: (group[0] as CatalogueLine).name,
    comments: group.map((line, of) => commentOf(line, `C-${at}-${of}`)),
  }));
  return inGroups(items, ITEMS_OF_SECTION).map((group, at) => ({
    id: `S-${at}`,
    name: `CATALOGUE ${at}`,
    items: group,
  }));
}

function commentOf({ name, written }: CatalogueLine, id: string): TemplateComment {
  const [title = name, ...more] = written;
  const text = `<p>${more.join('. ')}. Have a qualified contractor evaluate and repair it.</p>`;
  return { id, name: title, text, kind: 'defect', auto: false, tip: false };
}

const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
