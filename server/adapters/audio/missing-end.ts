import type { AudioKind } from '../../domain/dictation/speech/audio-decoder.ts';
import { endsInsideFrame } from './audio-frames.ts';

/** An Ogg page is at most 65,307 bytes long. RFC 3533. */
export const TAIL_BYTES = 66_000;
const OGG_END_OF_STREAM = 0x04;

/**
 * Whether a file's own structure shows that its end is missing, in formats whose decoder does not say so.
 * @param head the first bytes, @param tail the last `TAIL_BYTES`, @param size of the whole file in bytes.
 */
export function endIsMissing(kind: AudioKind, head: Buffer, tail: Buffer, size: number): boolean {
  if (kind === 'ogg') return !endsWithLastPage(tail);
  if (kind === 'mp3' || kind === 'aac') return endsInsideFrame(tail, kind);
  return kind === 'wav' && wavEnd(head) > size;
}

/** Lengths from here on are placeholders of recorders that never came back to write the true one. */
const PLACEHOLDER = 0x7fff_f000;

/** The last page of an Ogg file is marked. */
function endsWithLastPage(tail: Buffer): boolean {
  const page = tail.lastIndexOf('OggS');
  return page >= 0 && ((tail[page + 5] ?? 0) & OGG_END_OF_STREAM) !== 0;
}

/** Where the samples should end, in bytes; 0 where the header does not say (64-bit files, placeholders). */
function wavEnd(head: Buffer): number {
  if (head.toString('latin1', 0, 4) !== 'RIFF') return 0;
  for (let at = 12; at + 8 <= head.length; ) {
    const size = head.readUInt32LE(at + 4);
    if (head.toString('latin1', at, at + 4) === 'data') return size >= PLACEHOLDER ? 0 : at + 8 + size;
    at += 8 + size + (size % 2);
  }
  return 0;
}
