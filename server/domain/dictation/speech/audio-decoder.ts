import type { Readable } from 'node:stream';
import type { RecordedAt } from '../../pictures/recording-file.ts';

/** Kinds of audio that are accepted, by content. */
export type AudioKind = 'mp3' | 'wav' | 'flac' | 'ogg' | 'mp4' | 'aac';

/** Extensions that are accepted. Specification, point 5. */
export const AUDIO_EXTENSIONS = ['mp3', 'wav', 'flac', 'ogg', 'm4a', 'aac'] as const;

/** How many first bytes `sniffAudio` wants to see. */
export const SNIFF_BYTES = 64 * 1024;

export interface DecodedAudio {
  /** 16 kHz mono s16le. An undecodable file makes the stream fail with an AppError UNPROCESSABLE_FILE naming the file. */
  pcm: Readable;
  /**
   * Settles when `pcm` has ended: one sentence for the inspector where the file seems to be cut short or
   * damaged on the way (naming the file), else null.
   */
  warning: Promise<string | null>;
  /** Settles when `pcm` has ended: when the file says that it was made; null where it does not. */
  recordedAt: Promise<RecordedAt | null>;
}

/** Turns uploaded recordings into samples, fenced: no network, no other file, limited time and memory. */
export interface AudioDecoder {
  /**
   * What the first bytes of a file say that it is; null for what is plainly no audio.
   * A video's sound track counts as audio.
   */
  sniff(head: Uint8Array): AudioKind | null;
  /**
   * @param source the whole file as it was uploaded.
   * @param name for messages.
   */
  decode(source: Readable, name: string, signal?: AbortSignal): Promise<DecodedAudio>;
}
