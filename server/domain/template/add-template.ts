import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Ports } from '../ports.ts';
import { templateFolder } from './template-files.ts';
import { KEPT_VERSIONS, type TemplateRecord, type TemplateVersion } from './template-store.ts';

/** A version on its way into the store. */
interface NewTemplate extends Pick<TemplateVersion, 'type' | 'origin' | 'change' | 'fileName'> {
  bytes: Uint8Array;
}

/**
 * Stores the bytes of a template and makes them the account's current version, status `uploaded`. Of the earlier ones
 * those stay that can be restored or that a report was started with.
 * @param replaces the version that has to be current until then; without it any may be.
 * @throws AppError TEMPLATE_CHANGED when another version is current.
 */
export async function addTemplate(
  ports: Pick<Ports, 'templates' | 'files'>,
  accountId: string,
  template: NewTemplate,
  replaces?: string,
): Promise<TemplateRecord> {
  const { bytes, ...version } = template;
  const id = randomUUID();
  const fileKey = `${templateFolder(accountId)}${id}.hr5`;
  await ports.files.put(fileKey, Readable.from([bytes], { objectMode: false }));
  try {
    await forgetOldTemplates(ports, accountId);
    return await ports.templates.addVersion({ id, accountId, fileKey, ...version }, replaces);
  } catch (error) {
    await ports.files.delete(fileKey);
    throw error;
  }
}

/** Makes room for one version more. Before it is added: failing afterwards would call a save lost that was kept. */
async function forgetOldTemplates(ports: Pick<Ports, 'templates' | 'files'>, accountId: string): Promise<void> {
  for (const fileKey of await ports.templates.forgetOldVersions(accountId, KEPT_VERSIONS - 1)) {
    await ports.files.delete(fileKey);
  }
}
