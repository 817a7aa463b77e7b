import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { TemplateVersion } from './template-store.ts';

/** A version as the History shows it. */
export interface ListedVersion
  extends Pick<TemplateVersion, 'id' | 'createdAt' | 'origin' | 'change' | 'fileName' | 'type'> {
  /** True: reports are written with it. */
  isCurrent: boolean;
}

/** The versions of the actor's template that can be restored, newest first, at most `KEPT_VERSIONS`. */
export async function templateVersions(
  ports: Pick<Ports, 'accounts' | 'templates'>,
  actor: Actor | null,
): Promise<ListedVersion[]> {
  const { accountId } = await requireSubscriber(ports, actor);
  const current = await ports.templates.current(accountId);
  const versions = await ports.templates.versions(accountId);
  return versions.map(({ id, createdAt, origin, change, fileName, type }) => ({
    id,
    createdAt,
    origin,
    change,
    fileName,
    type,
    isCurrent: id === current?.versionId,
  }));
}
