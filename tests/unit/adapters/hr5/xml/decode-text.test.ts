import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../../../server/adapters/hr5/xml/decode-text.ts';

const SPEECH = '<a>“it’s” – 5 €, café</a>';
const WINDOWS_1252 = Buffer.from(
  SPEECH.replace(/[“’”–€]/g, (c) => ({ '“': '\x93', '’': '\x92', '”': '\x94', '–': '\x96', '€': '\x80' })[c] ?? c),
  'latin1',
);
const textOf = (bytes: Uint8Array) => [...decodeText(bytes).pieces()].join('');
const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

describe('characters are read', () => {
  test.each([
    ['UTF-8', Buffer.from(SPEECH)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${SPEECH}`)],
    ['UTF-16 little endian with a byte order mark', Buffer.from(`\ufeff${SPEECH}`, 'utf16le')],
    ['UTF-16 little endian without one', Buffer.from(SPEECH, 'utf16le')],
    ['UTF-16 big endian with a byte order mark', Buffer.from(`\ufeff${SPEECH}`, 'utf16le').swap16()],
    ['UTF-16 big endian without one', Buffer.from(SPEECH, 'utf16le').swap16()],
    ['Windows-1252 that says nothing', WINDOWS_1252],
  ])('from %s', (_, bytes) => {
    expect(textOf(bytes)).toBe(SPEECH);
  });

  test.each(['windows-1252', 'Windows-1252', 'iso-8859-1', 'utf-8', 'us-ascii'])(
    'from Windows-1252 in a file that says %s',
    (encoding) => {
      const bytes = Buffer.concat([Buffer.from(declare(encoding)), WINDOWS_1252]);
      expect(textOf(bytes)).toBe(declare(encoding) + SPEECH);
    },
  );

  test('from UTF-8 in a file that says utf-16, as some writers do', () => {
    const xml = declare('utf-16') + SPEECH;
    expect(textOf(Buffer.from(xml))).toBe(xml);
  });

  test('from a part of a larger buffer', () => {
    const whole = Buffer.concat([Buffer.from('xx'), WINDOWS_1252, Buffer.from('yy')]);
    expect(textOf(whole.subarray(2, -2))).toBe(SPEECH);
  });
});

describe('a file is refused with a sentence', () => {
  test.each([
    ['when it is empty', Buffer.alloc(0), 'The file is empty.'],
    ['when it is too large', Buffer.alloc(64 * 1024 * 1024 + 1), 'The file is larger than 64 MB.'],
    [
      'when it is a package',
      Buffer.from('PK\x03\x04....'),
      'The file is a zip archive. Please upload the report.hr5 that is inside it.',
    ],
    [
      'when it is in an encoding that is not read',
      Buffer.from(`${declare('shift_jis')}<a/>`),
      'Line 1: The file says that its text is encoded as "shift_jis". Please save it as UTF-8.',
    ],
    [
      'when it mixes UTF-8 and other bytes',
      Buffer.concat([Buffer.from('<a>\né\n'), Buffer.from([0x92]), Buffer.from('</a>')]),
      'Line 3: There are bytes that are not valid UTF-8. Please save the file as UTF-8.',
    ],
    [
      'when its bytes are neither UTF-8 nor Windows-1252',
      Buffer.from([0x3c, 0x61, 0x3e, 0x81]),
      'Line 1: There are bytes that are not valid UTF-8. Please save the file as UTF-8.',
    ],
    [
      'when UTF-16 is cut in the middle',
      Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0x61]),
      'The text is not valid UTF-16LE. Please save the file as UTF-8.',
    ],
  ])('%s', (_, bytes, sentence) => {
    expect(() => textOf(bytes)).toThrow(expect.objectContaining({ code: 'UNPROCESSABLE_FILE', message: sentence }));
  });
});
