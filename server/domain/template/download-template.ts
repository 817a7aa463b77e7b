import { type Actor, requireSubscriber } from '../access.ts';
import type { ByteRange } from '../file-store.ts';
import type { Ports } from '../ports.ts';
import type { Download } from '../report/download-report.ts';
import { safeFileName } from '../safe-file-name.ts';
import { currentTemplate } from './current-template.ts';
import type { TemplateVersion } from './template-store.ts';

/** The file of the actor's template. @throws AppError NOT_FOUND without one. */
export async function downloadTemplate(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files'>,
  actor: Actor | null,
): Promise<Download> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { versionId } = await currentTemplate(ports, accountId);
  return templateDownloadOf(ports, await ports.templates.version(accountId, versionId));
}

/** The file of one version on its way out. */
export async function templateDownloadOf(
  { files }: Pick<Ports, 'files'>,
  { id, fileKey, fileName }: TemplateVersion,
): Promise<Download> {
  const { size, body } = await files.get(fileKey, { start: 0, end: 0 }); // the size alone is asked for
  body.destroy();
  const name = safeFileName(fileName.replace(/\.[^.]*$/, '')) || 'template';
  const open = async (range?: ByteRange) => (await files.get(fileKey, range)).body;
  return { fileName: `${name}.hr5`, contentType: 'application/xml', size, version: id, open };
}
