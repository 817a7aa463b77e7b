import { randomUUID } from 'node:crypto';
import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import { discard, displayName, extensionOf, type IncomingFile, storeIncoming } from '../incoming-file.ts';
import { HEIC_HELP, IMAGE_EXTENSIONS, isHeic, isImage, isNamedHeic } from '../pictures/image-kind.ts';
import type { Ports } from '../ports.ts';
import type { UploadLimits } from '../upload-limits.ts';
import { captionOf } from './caption.ts';
import { IMAGE_HEAD_BYTES, imagePixels } from './image-pixels.ts';
import type { Report } from './report.ts';
import { uploadKey } from './report-files.ts';
import { assertTakesFiles, setUploadStatus } from './upload-status.ts';

type UploadPorts = Pick<Ports, 'accounts' | 'reports' | 'files' | 'events' | 'limits'>;

const WRONG_FILE = 'Please upload valid image files. Supported formats: JPG, PNG, GIF.';

/** A picture on its way in. */
export interface NewImage {
  reportId: string;
  file: IncomingFile;
  /** Whether it stays out of the package. Asked once the file is read: a form may say it after the file. */
  isExcluded: () => Promise<boolean>;
  /** What the inspector wrote to it; asked as late. */
  caption?: () => Promise<string | null | undefined>;
}

/**
 * Adds one picture to a report. Statuses: `uploading_images`, then `images_uploaded`; a refused picture leaves the
 * report as it was.
 * @throws AppError NOT_FOUND, CONFLICT for a report that was started, BAD_USER_INPUT for too long a caption,
 * UNPROCESSABLE_FILE or PAYLOAD_TOO_LARGE.
 */
export async function uploadImage(ports: UploadPorts, actor: Actor | null, input: NewImage): Promise<Report> {
  const { accountId } = await requireSubscriber(ports, actor);
  const report = await ports.reports.get(accountId, input.reportId);
  assertTakesFiles(report);
  await setUploadStatus(ports, report, 'uploading_images', report.messages);
  try {
    await storeImage(ports, report, input);
  } catch (error) {
    const before = report.status === 'uploading_images' ? 'images_uploaded' : report.status;
    await setUploadStatus(ports, report, before, report.messages);
    throw error;
  }
  return setUploadStatus(ports, report, 'images_uploaded', report.messages);
}

async function storeImage(ports: UploadPorts, report: Report, input: NewImage): Promise<void> {
  const file = { name: displayName(input.file.name), body: input.file.body };
  const extension = extensionOf(file.name);
  const refusal = refusalByName(report, file.name, ports.limits);
  if (refusal) {
    discard(file);
    throw refusal;
  }
  const fileKey = uploadKey(report.id, 'images', report.imageFiles.length + 1, extension);
  const { size } = await storeIncoming(ports.files, fileKey, file, {
    maxBytes: ports.limits.maxImageBytes,
    headBytes: IMAGE_HEAD_BYTES,
    refuses: (head) => refusalByContent(file.name, head, ports.limits.maxImagePixels),
  });
  try {
    const [isExcluded, caption] = [await input.isExcluded(), captionOf(await input.caption?.())];
    const image = { id: randomUUID(), name: file.name, size, fileKey, isExcluded, caption };
    await ports.reports.addImage(report.accountId, report.id, image);
  } catch (error) {
    await ports.files.delete(fileKey);
    throw error;
  }
}

function refusalByName(report: Report, name: string, { maxImageFiles }: UploadLimits): AppError | null {
  const extension = extensionOf(name);
  if (isNamedHeic(name)) return new AppError('UNPROCESSABLE_FILE', heicRefusal(name));
  if (!(IMAGE_EXTENSIONS as readonly string[]).includes(extension)) {
    return new AppError('UNPROCESSABLE_FILE', WRONG_FILE);
  }
  return report.imageFiles.length >= maxImageFiles
    ? new AppError('PAYLOAD_TOO_LARGE', `A report may have at most ${maxImageFiles} pictures.`)
    : null;
}

function refusalByContent(name: string, head: Buffer, maxPixels: number): string | null {
  if (isHeic(head)) return heicRefusal(name);
  if (!isImage(head)) return WRONG_FILE;
  if ((imagePixels(head) ?? 0) <= maxPixels) return null;
  return `"${name}" has too many pixels. A picture may have at most ${Math.floor(maxPixels / 1e6)} megapixels.`;
}

function heicRefusal(name: string): string {
  return `${WRONG_FILE} "${name}" ${HEIC_HELP}`;
}
