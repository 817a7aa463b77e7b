import { buffer } from 'node:stream/consumers';
import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import { checkedBody, discard, displayName, extensionOf, type IncomingFile } from '../incoming-file.ts';
import type { Ports } from '../ports.ts';
import { addTemplate } from './add-template.ts';
import { type EmptyReport, withFileName } from './empty-report-status.ts';
import type { ImportReport } from './template-codec.ts';

/** Extension of template files. Specification, point 5. */
export const TEMPLATE_EXTENSION = 'hr5';

const WRONG_FILE = 'Please upload a valid .hr5 file for the Empty Report';

/**
 * Makes an uploaded .hr5 file the actor's template. A file that cannot be read changes nothing.
 * @throws AppError UNPROCESSABLE_FILE or PAYLOAD_TOO_LARGE
 */
export async function uploadEmptyReport(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'limits'>,
  actor: Actor | null,
  file: IncomingFile,
): Promise<{ emptyReport: EmptyReport; importReport: ImportReport }> {
  const { accountId } = await requireSubscriber(ports, actor);
  const bytes = await readTemplateFile(file, ports.limits.maxTemplateBytes);
  const { template, importReport } = await ports.codec.read(bytes);
  const fileName = displayName(file.name);
  const change = `Uploaded ${fileName}.`;
  const record = await addTemplate(ports, accountId, {
    bytes,
    type: template.type,
    origin: 'upload',
    change,
    fileName,
  });
  return { emptyReport: await withFileName(ports, record), importReport };
}

/** The whole file, in memory: the codec reads it as one. */
async function readTemplateFile(file: IncomingFile, maxBytes: number): Promise<Buffer> {
  try {
    if (extensionOf(file.name) !== TEMPLATE_EXTENSION) throw new AppError('UNPROCESSABLE_FILE', WRONG_FILE);
    const refuses = (head: Buffer) => (head.length === 0 ? WRONG_FILE : null);
    return await buffer(checkedBody(file, { maxBytes, headBytes: 1, refuses }));
  } catch (error) {
    discard(file);
    throw error;
  }
}
