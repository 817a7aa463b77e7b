import { move, transferableSymbol, valueSymbol } from 'piscina';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import type { TemplateCodec } from '../../domain/template/template-codec.ts';
import { Hr5TemplateCodec } from './hr5-template-codec.ts';

export type CodecMethod = keyof TemplateCodec;

/** One call of a codec's method. */
export interface CodecTask {
  method: CodecMethod;
  args: unknown[];
}

/** What comes of it: an AppError crosses from thread to thread as code and sentence. */
export type CodecOutcome = { value: unknown } | { failure: { code: ErrorCode; message: string } };

const codec = new Hr5TemplateCodec();

/** The work of a codec thread. */
export default async function runCodec({ method, args }: CodecTask): Promise<CodecOutcome> {
  try {
    const call = codec[method] as (...parameters: unknown[]) => Promise<unknown>;
    const value = await call.apply(codec, args);
    return value instanceof Uint8Array ? handOver(value) : { value };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { failure: { code: error.code, message: error.message } };
  }
}

/** Bytes change hands without being copied, unless they are a part of a larger buffer. */
function handOver(bytes: Uint8Array): CodecOutcome {
  const value = bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
  return move({ [transferableSymbol]: [value.buffer], [valueSymbol]: { value } }) as unknown as CodecOutcome;
}
