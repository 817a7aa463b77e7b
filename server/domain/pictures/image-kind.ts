import { extensionOf } from '../incoming-file.ts';

/** Extensions of pictures that are accepted. Specification, point 5. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** Extensions of the pictures that iPhones keep unless they are told otherwise. */
const HEIC_EXTENSIONS: readonly string[] = ['heic', 'heif', 'hif'];

/** First bytes of JPEG (ITU T.81, B.1.1.3), PNG (RFC 2083, 3.1) and GIF (GIF89a, 17). */
const SIGNATURES = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];

/** Brands of HEIC files. ISO/IEC 23008-12, 10. */
const HEIC_BRAND = /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/;

/** Whether a file that begins with `head` is a picture of an accepted kind. */
export function isImage(head: Buffer): boolean {
  return SIGNATURES.some((signature) => head.subarray(0, signature.length).equals(signature));
}

/** What to do with a HEIC picture, to follow its name. */
export const HEIC_HELP =
  'is a HEIC picture: save it as JPG first. An iPhone takes JPG when Settings, Camera, Formats says Most Compatible.';

/** Whether a file is a HEIC picture by its name. */
export function isNamedHeic(name: string): boolean {
  return HEIC_EXTENSIONS.includes(extensionOf(name));
}

/** Whether a file that begins with `head` is a HEIC picture, whatever its name says. */
export function isHeic(head: Buffer): boolean {
  return HEIC_BRAND.test(head.toString('latin1', 4, 12));
}
