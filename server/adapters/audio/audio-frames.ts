/** kbit/s of layer III by index: MPEG 1, then MPEG 2 and 2.5. ISO/IEC 11172-3, 13818-3. */
const BITRATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

export type FramedKind = 'mp3' | 'aac';

const FRAME_LENGTHS = { mp3: mp3FrameLength, aac: adtsFrameLength };

/**
 * Whether frames of this kind follow each other from `start`: `least` of them, or fewer where the bytes end exactly
 * with one.
 */
export function hasFrames(bytes: Uint8Array, start: number, kind: FramedKind, least: number): boolean {
  let at = start;
  for (let count = 0; count < least; count++) {
    const length = FRAME_LENGTHS[kind](bytes, at);
    if (length === null) return count > 0 && at === bytes.length;
    at += length;
  }
  return true;
}

/** Whether the last frame promises more bytes than there are. Tags after the last frame do not count. */
export function endsInsideFrame(tail: Uint8Array, kind: FramedKind): boolean {
  let at = 0;
  while (at < tail.length && !hasFrames(tail, at, kind, 4)) at++;
  for (;;) {
    const length = FRAME_LENGTHS[kind](tail, at);
    if (length === null) return false;
    at += length;
    if (at > tail.length) return true;
  }
}

/** Bytes of the mp3 frame that starts here, or null where none does. */
function mp3FrameLength(bytes: Uint8Array, at: number): number | null {
  const [sync, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (sync !== 0xff || second === undefined || third === undefined || (second & 0xe0) !== 0xe0) return null;
  const version = (second >> 3) & 3;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if (version === 1 || !isLayer3) return null;
  const isMpeg1 = version === 3;
  const bitrate = BITRATES[isMpeg1 ? 0 : 1][third >> 4];
  const baseRate = SAMPLE_RATES[(third >> 2) & 3];
  if (!bitrate || !baseRate) return null;
  const sampleRate = baseRate / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const padding = (third >> 1) & 1;
  return Math.floor(((isMpeg1 ? 144 : 72) * bitrate * 1000) / sampleRate) + padding;
}

/** Bytes of the ADTS frame (raw AAC) that starts here, or null where none does. ISO/IEC 13818-7, 6.2. */
function adtsFrameLength(bytes: Uint8Array, at: number): number | null {
  const [a, b, c, d, e, f] = bytes.subarray(at, at + 6);
  if (a !== 0xff || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return null;
  const isSync = (b & 0xf6) === 0xf0;
  const rateIndex = (c >> 2) & 15;
  const length = ((d & 3) << 11) | (e << 3) | (f >> 5);
  return isSync && rateIndex < 13 && length > 7 ? length : null;
}
