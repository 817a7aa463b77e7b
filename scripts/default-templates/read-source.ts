import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTemplate, resolveSharedItems } from './model.ts';
import { parseSection } from './parse-section.ts';
import type { TemplateHead } from './template-heads.ts';

const FOLDER = fileURLToPath(new URL('../../server/default-templates/', import.meta.url));

/** A default template as its source folder says it; its sections stand in the order of the file names. */
export async function readSource(head: TemplateHead): Promise<DefaultTemplate> {
  const folder = join(FOLDER, head.name.toLowerCase());
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const sections = files.map(async (name) => parseSection(await readFile(join(folder, name), 'utf8'), name));
  return { ...head, sections: resolveSharedItems(await Promise.all(sections)) };
}
