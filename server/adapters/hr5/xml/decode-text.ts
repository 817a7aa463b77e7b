import { isUtf8 } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import { shortened } from '../shortened.ts';
import { unreadable } from '../unreadable.ts';

/** Largest file that is read, in bytes. */
export const MAX_BYTES = 64 * 1024 * 1024;

const BYTE_ORDER_MARKS: readonly [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** Declared encodings, by name, and how their bytes are read. A file of single bytes that says UTF-16 is a UTF-8 file. */
const DECLARED: Readonly<Record<string, 'utf-8' | 'windows-1252'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
};

/** Windows-1252 from 0x80 to 0x9F; everything else is as in ISO 8859-1. */
const WINDOWS_1252_C1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Bytes that are decoded at a time: a file's characters may take twice its bytes, and more while they are replaced. */
const PIECE = 64 * 1024;

/** A file whose encoding is known. */
export interface EncodedText {
  /**
   * The characters in order, decoded anew at each call.
   * @throws AppError UNPROCESSABLE_FILE where UTF-16 is not valid.
   */
  pieces(): Iterable<string>;
  byteOrderMark: boolean;
}

/**
 * Finds out how the characters of a file are to be read: by its byte order mark, its XML declaration, or as UTF-8.
 * Old files that say UTF-8 and hold Windows-1252 are read as what they hold.
 * @throws AppError UNPROCESSABLE_FILE for files that are empty, too large, archives, or in another encoding.
 */
export function decodeText(bytes: Uint8Array): EncodedText {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  if (bytes.length > MAX_BYTES) throw unreadable('The file is larger than 64 MB.');
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    throw unreadable('The file is a zip archive. Please upload the report.hr5 that is inside it.');
  }
  const [mark = [], marked] = BYTE_ORDER_MARKS.find(([start]) => startsWith(bytes, start)) ?? [];
  if (marked && marked !== 'utf-8') return { pieces: () => utf16Pieces(bytes, marked), byteOrderMark: false };
  const content = bytes.subarray(marked ? mark.length : 0);
  const isWindows = (marked ?? declaredEncoding(bytes)) === 'windows-1252' || isReallyWindows(content);
  const pieces = isWindows ? windowsPieces : utf8Pieces;
  return { pieces: () => pieces(content), byteOrderMark: marked === 'utf-8' };
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function declaredEncoding(bytes: Uint8Array): 'utf-8' | 'windows-1252' {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const name = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1];
  if (name === undefined) return 'utf-8';
  const encoding = DECLARED[name.toLowerCase()];
  if (encoding) return encoding;
  throw unreadable(`The file says that its text is encoded as "${shortened(name)}". Please save it as UTF-8.`, {
    line: 1,
  });
}

/**
 * Whether a file that should be UTF-8 is not.
 * @throws AppError UNPROCESSABLE_FILE where it is neither.
 */
function isReallyWindows(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return false;
  let line = 1;
  let hasBroken = false;
  let hasReal = bytes.some(isUnusedInWindows1252);
  for (const piece of utf8Pieces(bytes)) {
    hasReal ||= /[^\0-\x7f\ufffd]/.test(piece);
    const broken = piece.indexOf('\ufffd');
    if (!hasBroken) line += (broken < 0 ? piece : piece.slice(0, broken)).split('\n').length - 1;
    hasBroken ||= broken >= 0;
  }
  if (!hasReal) return true;
  throw unreadable('There are bytes that are not valid UTF-8. Please save the file as UTF-8.', { line });
}

function isUnusedInWindows1252(byte: number): boolean {
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
}

function* partsOf(bytes: Uint8Array): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) {
    const length = Math.min(PIECE, bytes.length - start);
    yield Buffer.from(bytes.buffer, bytes.byteOffset + start, length);
  }
}

function* utf8Pieces(bytes: Uint8Array): Iterable<string> {
  const decoder = new StringDecoder('utf8');
  for (const part of partsOf(bytes)) yield decoder.write(part);
  yield decoder.end();
}

function* utf16Pieces(bytes: Uint8Array, encoding: string): Iterable<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (const part of partsOf(bytes)) yield decoder.decode(part, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw unreadable(
      `The text is not valid ${encoding.toUpperCase()}. Please save the file as UTF-8.`,
      undefined,
      error,
    );
  }
}

/** TextDecoder is not used for it: some releases of Node.js read 0x80 to 0x9F as ISO 8859-1. */
function* windowsPieces(bytes: Uint8Array): Iterable<string> {
  for (const part of partsOf(bytes)) {
    const latin1 = part.toString('latin1');
    yield /[\x80-\x9f]/.test(latin1) ? withPunctuation(part) : latin1;
  }
}

function withPunctuation(bytes: Buffer): string {
  const utf16 = Buffer.alloc(2 * bytes.length);
  let at = 0;
  for (const byte of bytes) {
    at = utf16.writeUInt16LE(byte >= 0x80 && byte <= 0x9f ? WINDOWS_1252_C1.charCodeAt(byte - 0x80) : byte, at);
  }
  return utf16.toString('utf16le');
}
