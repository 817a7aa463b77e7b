/** Extensions of pictures that are accepted. Specification, point 5. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const;

/** First bytes of JPEG (ITU T.81, B.1.1.3), PNG (RFC 2083, 3.1) and GIF (GIF89a, 17). */
const SIGNATURES = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];

/** Whether a file that begins with `head` is a picture of an accepted kind. */
export function isImage(head: Buffer): boolean {
  return SIGNATURES.some((signature) => head.subarray(0, signature.length).equals(signature));
}
