/**
 * Builds the default templates from their readable sources.
 *
 *     npx tsx scripts/build-default-templates.ts            writes server/default-templates/legacy.hr5
 *     npx tsx scripts/build-default-templates.ts --check    exits 1 when that file is stale
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTemplate, resolveSharedItems, type SourceSection } from './default-templates/model.ts';
import { parseSection } from './default-templates/parse-section.ts';
import { writeTemplateXml } from './default-templates/write-template-xml.ts';

const FOLDER = fileURLToPath(new URL('../server/default-templates/', import.meta.url));

const LEGACY = {
  name: 'Legacy',
  ratings: [
    { code: 'IN', name: 'Inspected', role: 'ok' },
    { code: 'NI', name: 'Not Inspected', role: 'notInspected' },
    { code: 'NP', name: 'Not Present', role: 'absent' },
    { code: 'RR', name: 'Repair or Replace', role: 'defect' },
  ],
} as const;

/** The sections of a template's source folder, in the order of the file names. */
export async function readSections(folder: string): Promise<SourceSection[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(files.map(async (name) => parseSection(await readFile(join(folder, name), 'utf8'), name)));
}

/** The Legacy template as its source folder says it. */
export async function readLegacy(): Promise<DefaultTemplate> {
  return { ...LEGACY, sections: resolveSharedItems(await readSections(join(FOLDER, 'legacy'))) };
}

async function main(check: boolean): Promise<number> {
  const target = join(FOLDER, 'legacy.hr5');
  const xml = writeTemplateXml(await readLegacy());
  if (!check) {
    await writeFile(target, xml);
    return 0;
  }
  const current = await readFile(target, 'utf8').catch(() => '');
  if (current === xml) return 0;
  console.error('legacy.hr5 does not match its source: run npx tsx scripts/build-default-templates.ts');
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.includes('--check'));
}
