import { unreadable } from '../unreadable.ts';

/** Largest file that is read, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

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

/**
 * Reads the characters of a file by its byte order mark, its XML declaration, or as UTF-8.
 * Old files that say UTF-8 and hold Windows-1252 are read as what they hold.
 * @throws AppError UNPROCESSABLE_FILE for files that are empty, too large, archives, or in another encoding.
 */
export function decodeText(bytes: Uint8Array): { text: string; byteOrderMark: boolean } {
  if (bytes.length === 0) throw unreadable('The file is empty.');
  if (bytes.length > MAX_BYTES) throw unreadable('The file is larger than 64 MB.');
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    throw unreadable('The file is a zip archive. Please upload the report.hr5 that is inside it.');
  }
  const marked = BYTE_ORDER_MARKS.find(([mark]) => startsWith(bytes, mark))?.[1];
  if (marked && marked !== 'utf-8') return { text: decodeStrictly(bytes, marked), byteOrderMark: false };
  const encoding = marked ?? declaredEncoding(bytes);
  const text = encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf8(bytes);
  return { text, byteOrderMark: marked === 'utf-8' };
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
  throw unreadable(`The file says that its text is encoded as "${name}". Please save it as UTF-8.`, { line: 1 });
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decodeStrictly(bytes, 'utf-8');
  } catch (error) {
    const lossy = new TextDecoder('utf-8').decode(bytes);
    const holdsRealUtf8 = /[^\0-\x7f\ufffd]/.test(lossy);
    if (!holdsRealUtf8 && !bytes.some(isUnusedInWindows1252)) return decodeWindows1252(bytes);
    const line = lossy.slice(0, lossy.indexOf('\ufffd')).split('\n').length;
    throw unreadable('There are bytes that are not valid UTF-8. Please save the file as UTF-8.', { line }, error);
  }
}

function isUnusedInWindows1252(byte: number): boolean {
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw unreadable(
      `The text is not valid ${encoding.toUpperCase()}. Please save the file as UTF-8.`,
      undefined,
      error,
    );
  }
}

/** TextDecoder is not used for it: some releases of Node.js read 0x80 to 0x9F as ISO 8859-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (character) => WINDOWS_1252_C1.charAt(character.charCodeAt(0) - 0x80));
}
