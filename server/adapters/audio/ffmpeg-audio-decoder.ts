import { Readable } from 'node:stream';
import {
  type AudioDecoder,
  type AudioKind,
  type DecodedAudio,
  SNIFF_BYTES,
} from '../../domain/dictation/speech/audio-decoder.ts';
import { BYTES_PER_SECOND } from '../../domain/dictation/speech/speech-to-text.ts';
import { AppError } from '../../domain/errors.ts';
import type { RecordedAt } from '../../domain/pictures/recording-file.ts';
import { type Ffmpeg, findFfmpeg } from './find-ffmpeg.ts';
import { whyIncomplete, whyUnreadable } from './judge-decoding.ts';
import { endIsMissing, TAIL_BYTES } from './missing-end.ts';
import { recordedAt } from './recorded-at.ts';
import { runFfmpeg } from './run-ffmpeg.ts';
import { sniffAudio } from './sniff-audio.ts';
import { readAt, type Spool, spool } from './spool.ts';

export interface FfmpegAudioDecoderOptions {
  /** The program to use; else that of the system, else the one that comes with npm. */
  ffmpegPath?: string | undefined;
}

/** Decodes with ffmpeg as a fenced child process, one for each recording. */
export class FfmpegAudioDecoder implements AudioDecoder {
  #ffmpegPath: string | undefined;
  #ffmpeg: Promise<Ffmpeg> | undefined;

  constructor({ ffmpegPath }: FfmpegAudioDecoderOptions = {}) {
    this.#ffmpegPath = ffmpegPath;
  }

  sniff(head: Uint8Array): AudioKind | null {
    return sniffAudio(head);
  }

  async decode(source: Readable, name: string, signal?: AbortSignal): Promise<DecodedAudio> {
    // A source that fails before it is read tells so when it is read.
    source.on('error', () => {});
    this.#ffmpeg ??= findFfmpeg(this.#ffmpegPath).catch((error) => {
      this.#ffmpeg = undefined; // It may be installed until the next recording.
      throw error;
    });
    const ffmpeg = await this.#ffmpeg;
    const warning = withResolvers<string | null>();
    const recorded = withResolvers<RecordedAt | null>();
    const tell = { tellWarning: warning.resolve, tellRecordedAt: recorded.resolve };
    const samples = decodeRecording(ffmpeg, { source, name, signal, ...tell });
    const pcm = Readable.from(samples, { objectMode: false, highWaterMark: BYTES_PER_SECOND * 4, signal });
    pcm.once('close', () => {
      source.destroy();
      warning.resolve(null);
      recorded.resolve(null);
    });
    return { pcm, warning: warning.promise, recordedAt: recorded.promise };
  }
}

interface Recording {
  source: Readable;
  name: string;
  signal: AbortSignal | undefined;
  tellWarning: (sentence: string | null) => void;
  tellRecordedAt: (time: RecordedAt | null) => void;
}

async function* decodeRecording(ffmpeg: Ffmpeg, recording: Recording): AsyncGenerator<Uint8Array> {
  const file = await spool(recording.source, recording.signal);
  try {
    yield* decodeSpool(ffmpeg, file, recording);
  } finally {
    await file.dispose();
  }
}

async function* decodeSpool(ffmpeg: Ffmpeg, file: Spool, recording: Recording): AsyncGenerator<Uint8Array> {
  const { name, signal, tellWarning, tellRecordedAt } = recording;
  if (file.size === 0) throw unreadable(name, 'is empty.');
  const head = await readAt(file.handle, 0, SNIFF_BYTES);
  const kind = sniffAudio(head);
  if (!kind) throw unreadable(name, 'is no recording that can be read: please use mp3, wav, flac, ogg, m4a or aac.');
  const tail = await readAt(file.handle, file.size - TAIL_BYTES, TAIL_BYTES);

  const run = runFfmpeg(ffmpeg, file, kind, signal);
  let bytes = 0;
  try {
    for await (const block of run.pcm as AsyncIterable<Uint8Array>) {
      bytes += block.length;
      yield block;
    }
    const { code, journal } = await run.ended;
    const end = endIsMissing(kind, head, tail, file.size);
    const decoding = { kind, seconds: bytes / BYTES_PER_SECOND, code, journal, endIsMissing: end };
    const unreadableFor = whyUnreadable(decoding);
    if (unreadableFor) throw unreadable(name, unreadableFor);
    tellRecordedAt(recordedAt(journal));
    const incompleteFor = whyIncomplete(decoding);
    tellWarning(incompleteFor && `"${name}" ${incompleteFor}`);
  } finally {
    run.kill();
  }
}

function unreadable(name: string, reason: string): AppError {
  return new AppError('UNPROCESSABLE_FILE', `"${name}" ${reason}`);
}

/** `Promise.withResolvers` is not there before Node 22. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
