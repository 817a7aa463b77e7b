import { type Actor, requireActor } from '../access.ts';
import type { Ports } from '../ports.ts';
import type { TemplateRecord } from './template-store.ts';

/** An account's template as the doors show it: the "empty report data" of the specification. */
export interface EmptyReport extends TemplateRecord {
  /** The name of the uploaded file, or of the default template, for people. */
  fileName: string;
}

/** The actor's template, or null when none was supplied yet. */
export async function emptyReportStatus(
  ports: Pick<Ports, 'templates'>,
  actor: Actor | null,
): Promise<EmptyReport | null> {
  const { accountId } = requireActor(actor);
  const record = await ports.templates.current(accountId);
  return record && withFileName(ports, record);
}

/** A template's record with the name of its file. */
export async function withFileName(ports: Pick<Ports, 'templates'>, record: TemplateRecord): Promise<EmptyReport> {
  const { fileName } = await ports.templates.version(record.accountId, record.versionId);
  return { ...record, fileName };
}
