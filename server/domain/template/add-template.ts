import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Ports } from '../ports.ts';
import type { TemplateType } from './template.ts';
import { templateFolder } from './template-files.ts';
import type { TemplateRecord } from './template-store.ts';

/**
 * Stores the bytes of a template and makes them the account's current version, status `uploaded`.
 * Earlier versions stay for the reports that were started with them.
 */
export async function addTemplate(
  ports: Pick<Ports, 'templates' | 'files'>,
  accountId: string,
  template: { bytes: Uint8Array; type: TemplateType; origin: 'upload' | 'default'; fileName: string },
): Promise<TemplateRecord> {
  const { bytes, ...version } = template;
  const id = randomUUID();
  const fileKey = `${templateFolder(accountId)}${id}.hr5`;
  await ports.files.put(fileKey, Readable.from([bytes], { objectMode: false }));
  try {
    return await ports.templates.addVersion({ id, accountId, fileKey, ...version });
  } catch (error) {
    await ports.files.delete(fileKey);
    throw error;
  }
}
