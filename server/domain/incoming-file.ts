import { Readable } from 'node:stream';
import { AppError } from './errors.ts';
import type { FileStore } from './file-store.ts';

/** A file on its way in. `body` is read once. */
export interface IncomingFile {
  /** As the sender calls it. */
  name: string;
  body: Readable;
}

/** What an uploaded file must keep. */
export interface UploadRule {
  /** Bytes. */
  maxBytes: number;
  /** How many first bytes `refuses` wants to see. */
  headBytes: number;
  /** Why the content is not what it should be, in a sentence or two; null where it is. */
  refuses(head: Buffer): string | null;
}

/**
 * The body of a file, checked while it streams: it fails with an AppError PAYLOAD_TOO_LARGE or
 * UNPROCESSABLE_FILE as soon as a rule is broken. The file's own stream is left open, so that the files that
 * come after it in the same request can still be read: see `discard`.
 */
export function checkedBody(file: IncomingFile, rule: UploadRule): Readable {
  return Readable.from(checkedParts(file, rule), { objectMode: false });
}

async function* checkedParts(file: IncomingFile, rule: UploadRule): AsyncGenerator<Buffer> {
  let size = 0;
  let head: Buffer | null = Buffer.alloc(0);
  for await (const part of file.body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > rule.maxBytes) throw fileTooLarge(file.name, rule.maxBytes);
    if (!head) {
      yield part;
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < rule.headBytes) continue;
    yield acceptedHead(head, rule);
    head = null;
  }
  if (head) yield acceptedHead(head, rule);
}

function acceptedHead(head: Buffer, rule: UploadRule): Buffer {
  const refusal = rule.refuses(head);
  if (refusal !== null) throw new AppError('UNPROCESSABLE_FILE', refusal);
  return head;
}

/** The answer to a file above its limit. */
export function fileTooLarge(name: string, maxBytes: number): AppError {
  const limit = maxBytes >= 1 << 20 ? `${Math.floor(maxBytes / (1 << 20))} MiB` : `${maxBytes} bytes`;
  return new AppError('PAYLOAD_TOO_LARGE', `"${name}" is too large. A file of this kind may have at most ${limit}.`);
}

/** Reads what is left of a refused file and forgets it, so that the request can be answered. */
export function discard(file: IncomingFile): void {
  file.body.on('error', () => {}); // whoever read the file was already told
  file.body.resume();
}

/** A sender's file name, fit to be shown: no folders, no control characters, at most 255 characters. */
export function displayName(name: string): string {
  const last = name.replace(/^.*[\\/]/, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return last.replace(/[\u0000-\u001f\u007f]/g, '').slice(-255) || 'file';
}

/** The part after the last dot, in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Puts a file into the store under `key`, checked while it streams. @returns its size in bytes. */
export async function storeIncoming(
  files: FileStore,
  key: string,
  file: IncomingFile,
  rule: UploadRule,
): Promise<{ size: number }> {
  try {
    return await files.put(key, checkedBody(file, rule));
  } catch (error) {
    discard(file);
    throw error;
  }
}
