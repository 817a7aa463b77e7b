import { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload-ts';
import { fileTooLarge, type IncomingFile } from '../domain/incoming-file.ts';
import type { UploadLimits } from '../domain/upload-limits.ts';

/** Most bytes of any file in a multipart request; each verb has its own, lower or equal limit. */
export function maxFileBytes(limits: UploadLimits): number {
  return Math.max(limits.maxAudioBytes, limits.maxImageBytes, limits.maxTemplateBytes);
}

/** A file of a multipart request as the verbs take it. */
export function incomingFile(upload: FileUpload, limits: UploadLimits): IncomingFile {
  return { name: upload.filename, body: Readable.from(partsOf(upload, limits), { objectMode: false }) };
}

/** Files of a multipart request, in the order of the argument, each waited for when its turn comes. */
export async function* incomingFiles(
  uploads: Promise<FileUpload>[],
  limits: UploadLimits,
): AsyncGenerator<IncomingFile> {
  for (const upload of uploads) yield incomingFile(await upload, limits);
}

async function* partsOf(upload: FileUpload, limits: UploadLimits): AsyncGenerator<Buffer> {
  try {
    yield* upload.createReadStream() as AsyncIterable<Buffer>;
  } catch (error) {
    if ((error as { status?: unknown }).status === 413) throw fileTooLarge(upload.filename, maxFileBytes(limits));
    throw error;
  }
}
