import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { addTemplate } from './add-template.ts';
import type { EmptyReport } from './empty-report-status.ts';
import { processEmptyReport } from './process-empty-report.ts';

/** Makes a built-in template the actor's own, ready for writing reports. */
export async function useDefaultTemplate(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'clock' | 'defaultTemplates'>,
  actor: Actor | null,
  input: { isHousemaster: boolean },
): Promise<EmptyReport> {
  const { accountId } = await requireSubscriber(ports, actor);
  const type = input.isHousemaster ? 'Housemaster' : 'Legacy';
  const bytes = await ports.defaultTemplates(type);
  const change = `Took the default template ${type}.`;
  await addTemplate(ports, accountId, { bytes, type, origin: 'default', change, fileName: `${type}.hr5` });
  return processEmptyReport(ports, actor);
}
