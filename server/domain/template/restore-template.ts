import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { addTemplate } from './add-template.ts';
import type { EmptyReport } from './empty-report-status.ts';
import { processEmptyReport } from './process-empty-report.ts';
import { readVersion } from './read-version.ts';

/**
 * Makes an earlier version the actor's template again, as a new version, ready for writing reports. The one that is
 * current already is not added again.
 * @throws AppError NOT_FOUND for a version that is not kept.
 */
export async function restoreTemplate(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'clock'>,
  actor: Actor | null,
  input: { versionId: string },
): Promise<EmptyReport> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { version, bytes } = await readVersion(ports, accountId, input.versionId);
  const current = await ports.templates.current(accountId);
  if (current?.versionId !== version.id) {
    const { type, fileName, createdAt } = version;
    const change = `Restored the version of ${createdAt.toISOString()}.`;
    await addTemplate(ports, accountId, { bytes, type, origin: 'restore', change, fileName });
  }
  return processEmptyReport(ports, actor);
}
