/**
 * Builds the default templates from their readable sources.
 *
 *     npx tsx scripts/build-default-templates.ts            writes server/default-templates/*.hr5
 *     npx tsx scripts/build-default-templates.ts --check    exits 1 when one of them is stale
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readSource } from './default-templates/read-source.ts';
import { TEMPLATE_HEADS } from './default-templates/template-heads.ts';
import { writeTemplateXml } from './default-templates/write-template-xml.ts';

const check = process.argv.includes('--check');

for (const head of TEMPLATE_HEADS) {
  const name = `${head.name.toLowerCase()}.hr5`;
  const target = fileURLToPath(new URL(`../server/default-templates/${name}`, import.meta.url));
  const xml = writeTemplateXml(await readSource(head));
  if (!check) {
    await writeFile(target, xml);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== xml) {
    console.error(`${name} does not match its source: run npx tsx scripts/build-default-templates.ts`);
    process.exitCode = 1;
  }
}
