import { buffer } from 'node:stream/consumers';
import type { Ports } from '../ports.ts';
import type { TemplateVersion } from './template-store.ts';

/** A version with its bytes. @throws AppError NOT_FOUND */
export async function readVersion(
  ports: Pick<Ports, 'templates' | 'files'>,
  accountId: string,
  versionId: string,
): Promise<{ version: TemplateVersion; bytes: Uint8Array }> {
  const version = await ports.templates.version(accountId, versionId);
  return { version, bytes: await buffer((await ports.files.get(version.fileKey)).body) };
}
