import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, blameSender } from '../domain/errors.ts';
import type { IncomingFile } from '../domain/incoming-file.ts';

/** A form with one file, read as it comes in: `field` answers once the file is read. */
export interface FileForm {
  file: IncomingFile;
  /** The text of a field, before or after the file; undefined without it. */
  field(name: string): Promise<string | undefined>;
}

/** Files of the field `name`, in order; each is read before the next one comes. */
export async function* filesOf(request: FastifyRequest, name: string, maxBytes: number): AsyncGenerator<IncomingFile> {
  try {
    for await (const part of request.files(limitsFor(request, maxBytes))) {
      if (part.fieldname === name) yield incomingFile(part);
      else part.file.resume();
    }
  } catch (error) {
    throw blameSender(error);
  } finally {
    letGo(request);
  }
}

/**
 * Reads a form with one file and hands it to `use`.
 * @param name field of the file; any field where it is null.
 * @throws AppError BAD_USER_INPUT for a form without that file.
 */
export async function withFile<Result>(
  request: FastifyRequest,
  name: string | null,
  maxBytes: number,
  use: (form: FileForm) => Promise<Result>,
): Promise<Result> {
  const parts = request.parts(limitsFor(request, maxBytes))[Symbol.asyncIterator]();
  const fields = new Map<string, string>();
  const nextFile = async (): Promise<MultipartFile | null> => {
    for (;;) {
      const { done, value: part } = await parts.next().catch((error) => {
        throw blameSender(error);
      });
      if (done) return null;
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (name === null || part.fieldname === name) return part;
      else part.file.resume();
    }
  };
  try {
    const part = await nextFile();
    if (!part) throw new AppError('BAD_USER_INPUT', `Please send the file in the form field "${name ?? 'file'}".`);
    const field = async (key: string) => {
      for (let more = await nextFile(); more; more = await nextFile()) more.file.resume();
      return fields.get(key);
    };
    return await use({ file: incomingFile(part), field });
  } finally {
    letGo(request);
  }
}

function incomingFile(part: MultipartFile): IncomingFile {
  blameSender(part.file.errored); // a short form is read to its end before its file is handed out
  part.file.on('error', blameSender);
  return { name: part.filename ?? '', body: part.file };
}

/** One byte more than the verb takes, so that it is the verb that refuses. */
function limitsFor(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send files as a form (multipart/form-data).');
  }
  return { limits: { fileSize: maxBytes + 1 }, throwFileSizeLimit: false };
}

/** Reads and forgets what is left of the request, so that its sender gets to the answer. */
function letGo(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}
