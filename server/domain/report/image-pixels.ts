/** How many first bytes `imagePixels` wants to see. */
export const IMAGE_HEAD_BYTES = 64 * 1024;

const JPEG = 0xffd8;
const PNG = 0x8950;
const GIF = 0x4749;

/** Frames of a JPEG, ITU T.81, table B.1: SOF0 to SOF15 without DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * How many pixels a picture says that it has, read without decoding it; null where its first bytes do not say.
 * @param head its first IMAGE_HEAD_BYTES, or all of it.
 */
export function imagePixels(head: Buffer): number | null {
  if (head.length < 10) return null;
  const kind = head.readUInt16BE(0);
  if (kind === GIF) return head.readUInt16LE(6) * head.readUInt16LE(8);
  if (kind === PNG) return head.length < 24 ? null : head.readUInt32BE(16) * head.readUInt32BE(20);
  return kind === JPEG ? jpegPixels(head) : null;
}

function jpegPixels(head: Buffer): number | null {
  for (let at = 2; at + 9 <= head.length; ) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) {
      at++; // fill bytes may stand before a marker
      continue;
    }
    if (isFrame(marker)) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}
