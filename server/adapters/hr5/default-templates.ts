import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateType } from '../../domain/template/template.ts';
import { ROOT } from '../../root.ts';

/** The file of a default template, for people who have none of their own. One of each type belongs to the product. */
export async function readDefaultTemplate(type: TemplateType): Promise<Uint8Array> {
  return readFile(join(ROOT, 'server', 'default-templates', `${type.toLowerCase()}.hr5`));
}
