import type { Readable } from 'node:stream';
import type { PaidAnswers } from '../../paid-answers.ts';
import type { Chunk, Word } from './transcript.ts';

/** Samples a second of all audio inside the product: 16 kHz, mono, signed 16-bit little endian. */
export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SECOND = SAMPLE_RATE * 2;

/** A report that speech is recognised for. */
export interface RecognitionWork extends PaidAnswers {
  /** Aborts when the run is to stop. */
  readonly signal: AbortSignal;
  /** A line for the operator's log: never with words of the dictation. */
  log(message: string, details?: Record<string, unknown>): void;
  /** The chunk was recognised by other means than it should have been. */
  fellBack(): void;
}

/** Finds speech and turns it into words. */
export interface SpeechToText {
  /**
   * Cuts a recording into chunks at silences.
   * @param pcm 16 kHz mono s16le, read as a stream in constant memory.
   * @param onProgress seconds read so far.
   */
  planChunks(pcm: Readable, onProgress?: (seconds: number) => void): Promise<Chunk[]>;
  /**
   * Words of one chunk, with seconds of the whole recording. Empty where nothing was understood.
   * @param pcm the chunk's samples, 16 kHz mono s16le.
   * @param work the report that it is recognised for; what has to be paid for is remembered there.
   */
  recognise(chunk: Chunk, pcm: Buffer, work?: RecognitionWork): Promise<Word[]>;
  /** How many chunks may be recognised at the same time. */
  readonly parallel: number;
  /** Frees the model. */
  close(): Promise<void>;
}
