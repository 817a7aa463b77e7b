import type { AudioKind } from '../../domain/dictation/speech/audio-decoder.ts';
import { hasFrames } from './audio-frames.ts';

/** Brands of pictures that come in the same container as m4a. ISO/IEC 23008-12. */
const PICTURE_BRANDS = /^(avi[fs]|hei[cmsx]|hev[cmx]|mif1|msf1|jpeg)$/;
/** First boxes of MP4 and QuickTime files. */
const MP4_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
/** What surely is something else, though mp3 frames may follow: archives, pictures, documents, programs, other media. */
const OTHER_MAGIC = [
  'PK',
  '%PDF',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  '\x1f\x8b',
  '7z\xbc',
  'Rar!',
  '\x7fELF',
  'MZ',
  '\x1aE\xdf\xa3',
];

/**
 * What a file is by its first bytes, whatever its name says; null for what is no audio that is accepted. A playlist,
 * which could make a decoder open other files, is text and so null.
 */
export function sniffAudio(head: Uint8Array): AudioKind | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (/^(RIFF|RIFX|RF64|BW64)$/.test(text(0, 4))) return text(8, 12) === 'WAVE' ? 'wav' : null;
  if (text(0, 4) === 'OggS') return 'ogg';
  if (MP4_BOXES.has(text(4, 8))) return text(4, 8) === 'ftyp' && PICTURE_BRANDS.test(text(8, 12)) ? null : 'mp4';

  const start = id3Length(bytes);
  if (text(start, start + 4) === 'fLaC') return 'flac';
  if (start >= bytes.length && start > 0) return 'mp3';
  if (OTHER_MAGIC.some((magic) => text(start, start + magic.length) === magic)) return null;
  if (hasFrames(bytes, start, 'aac', 2)) return 'aac';
  if (hasFrames(bytes, start, 'mp3', 2)) return 'mp3';
  // Some recorders and tag editors leave padding before the first frame: there, more frames have to agree.
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === 0xff && hasFrames(bytes, at, 'mp3', 5)) return 'mp3';
  }
  return null;
}

/** Length of the tag at the start of many mp3 files, with its header; 0 where there is none. id3.org, ID3v2.4 3.1. */
function id3Length(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] as number) & 0x7f), 0);
  const hasFooter = ((bytes[5] as number) & 0x10) !== 0;
  return 10 + size + (hasFooter ? 10 : 0);
}
