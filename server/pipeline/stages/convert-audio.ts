import { Readable } from 'node:stream';
import { BYTES_PER_SECOND } from '../../domain/dictation/speech/speech-to-text.ts';
import { AppError } from '../../domain/errors.ts';
import type { RecordingFile } from '../../domain/pictures/recording-file.ts';
import { keep } from '../kept.ts';
import type { Stage, Tools, Work } from '../stage.ts';

/** Scratch file with the whole recording: 16 kHz, mono, s16le. */
export const RECORDING = 'recording.pcm';

/** Decodes all files, one after the other, into one recording. */
export const convertAudio: Stage = {
  status: 'converting_audio',
  appliesTo: () => true,
  async run(work, tools) {
    const recordings: RecordingFile[] = [];
    const samples = samplesOfAll(work, tools, (recording) => recordings.push(recording));
    const { size } = await work.putScratch(RECORDING, Readable.from(samples, { objectMode: false }));
    const seconds = size / BYTES_PER_SECOND;
    if (seconds === 0)
      throw new AppError('UNPROCESSABLE_FILE', 'The recording holds no sound. Please upload another file.');
    await keep(work, 'recordings', recordings);
    await keep(work, 'audio', { seconds });
  },
};

async function* samplesOfAll(
  work: Work,
  tools: Tools,
  onFile: (recording: RecordingFile) => void,
): AsyncGenerator<Buffer> {
  const total = work.audio.reduce((sum, file) => sum + file.size, 0) || 1;
  let before = 0;
  for (const [position, file] of work.audio.entries()) {
    let read = 0;
    const source = counted(await file.open(), (bytes) => {
      read += bytes;
      work.progress((before + read) / total);
    });
    const { pcm, warning, recordedAt } = await tools.decoder.decode(source, file.name, work.signal);
    let decoded = 0;
    for await (const part of pcm as AsyncIterable<Buffer>) {
      decoded += part.length;
      yield part;
    }
    const seconds = decoded / BYTES_PER_SECOND;
    await work.tellRecordingSeconds(position, seconds);
    onFile({ name: file.name, seconds, recordedAt: await recordedAt });
    const sentence = await warning;
    if (sentence) work.warn(sentence);
    before += file.size;
  }
}

function counted(source: Readable, onBytes: (bytes: number) => void): Readable {
  async function* pass() {
    for await (const part of source) {
      onBytes((part as Buffer).length);
      yield part as Buffer;
    }
  }
  return Readable.from(pass(), { objectMode: false });
}
