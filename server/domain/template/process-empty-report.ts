import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { type EmptyReport, withFileName } from './empty-report-status.ts';
import { readVersion } from './read-version.ts';

/**
 * Reads the actor's template and declares it fit for writing reports: status `processing`, then `processed`
 * with the time, or `error`.
 * @throws AppError CONFLICT without a template, UNPROCESSABLE_FILE for one that cannot be read.
 */
export async function processEmptyReport(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'clock'>,
  actor: Actor | null,
): Promise<EmptyReport> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { templates } = ports;
  const current = await templates.current(accountId);
  if (!current) throw new AppError('CONFLICT', 'Please upload a template or choose a default template first.');
  const { versionId } = current;

  await templates.setStatus(accountId, versionId, 'processing');
  try {
    const { bytes } = await readVersion(ports, accountId, versionId);
    await ports.codec.read(bytes);
  } catch (error) {
    await templates.setStatus(accountId, versionId, 'error');
    throw error;
  }
  return withFileName(ports, await templates.setStatus(accountId, versionId, 'processed', ports.clock.now()));
}
