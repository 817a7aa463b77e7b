import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { currentTemplate } from './current-template.ts';
import type { EditableTemplate } from './editable-template.ts';
import { readVersion } from './read-version.ts';
import type { TemplateType } from './template.ts';

/** A template as it is edited: what the editor loads, and gets back when it saves. */
export interface OpenTemplate {
  versionId: string;
  type: TemplateType;
  /** The name of the uploaded file, for people. */
  fileName: string;
  template: EditableTemplate;
}

/** The actor's template, to be edited. @throws AppError NOT_FOUND without one. */
export async function openTemplate(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec'>,
  actor: Actor | null,
): Promise<OpenTemplate> {
  const { accountId } = await requireSubscriber(ports, actor);
  const { versionId } = await currentTemplate(ports, accountId);
  const { version, bytes } = await readVersion(ports, accountId, versionId);
  const { type, fileName } = version;
  return { versionId, type, fileName, template: await ports.codec.readEditable(bytes) };
}
