import { type Actor, requireSubscriber } from '../access.ts';
import type { Ports } from '../ports.ts';
import { addTemplate } from './add-template.ts';
import { assertEditable } from './assert-editable.ts';
import { cleanTemplate } from './clean-template.ts';
import { currentTemplate } from './current-template.ts';
import { describeChange } from './describe-change.ts';
import type { EditableTemplate } from './editable-template.ts';
import type { OpenTemplate } from './open-template.ts';
import { readVersion } from './read-version.ts';
import { sameTemplate } from './same-template.ts';
import { templateChanged } from './template-changed.ts';

/** An edited template on its way in. */
export interface TemplateUpdate {
  template: EditableTemplate;
  /** The version that was edited; without it the current one. */
  versionId?: string | null;
  /** True: it becomes the current one whatever was saved meanwhile. */
  overwrite?: boolean;
}

/**
 * Saves an edited template as a new version, status `uploaded`: what was not edited stays as it is in the file. A save
 * that changes nothing adds no version.
 * @returns the template as it was saved.
 * @throws AppError NOT_FOUND without a template, or for a version that is not kept; TEMPLATE_CHANGED when the version
 * that was edited is not current any more; BAD_USER_INPUT with what is wrong where.
 */
export async function updateTemplate(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'clock'>,
  actor: Actor | null,
  { template, versionId, overwrite = false }: TemplateUpdate,
): Promise<OpenTemplate> {
  const { accountId } = await requireSubscriber(ports, actor);
  const current = await currentTemplate(ports, accountId);
  const { version, bytes } = await readVersion(ports, accountId, versionId ?? current.versionId);
  const isCurrent = version.id === current.versionId;
  if (!isCurrent && !overwrite) throw templateChanged();

  const base = await ports.codec.readEditable(bytes);
  const edited = await cleanTemplate(template, base);
  const { type, fileName } = version;
  if (isCurrent && sameTemplate(edited, base)) return { versionId: version.id, type, fileName, template: base };
  assertEditable(edited, base);

  const saved = await ports.codec.writeEditable(bytes, edited, ports.clock.now());
  const [proof, answer] = await Promise.all([ports.codec.read(saved), ports.codec.readEditable(saved)]);
  const change = describeChange(base, edited);
  const added = {
    bytes: saved,
    type: proof.template.type,
    origin: 'edit',
    change: isCurrent ? change : `Saved over a newer version. ${change}`.trim(),
    fileName,
  } as const;
  const record = await addTemplate(ports, accountId, added, overwrite ? undefined : version.id);
  return { versionId: record.versionId, type: record.type, fileName, template: answer };
}
