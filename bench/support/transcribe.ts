import { Readable } from 'node:stream';
import type { AudioDecoder } from '../../server/domain/dictation/speech/audio-decoder.ts';
import { BYTES_PER_SECOND, type SpeechToText } from '../../server/domain/dictation/speech/speech-to-text.ts';
import type { Word } from '../../server/domain/dictation/speech/transcript.ts';

export interface Heard {
  words: Word[];
  /** Length of the recording in seconds. */
  seconds: number;
  /** Seconds that decoding and recognition took. */
  took: number;
}

/** Recognises a recording of a few minutes, which is held in memory, `speech.parallel` chunks at a time. */
export async function transcribe(
  { decoder, speech }: { decoder: AudioDecoder; speech: SpeechToText },
  source: Readable,
  name: string,
): Promise<Heard> {
  const started = performance.now();
  const { pcm } = await decoder.decode(source, name);
  const samples = Buffer.concat(await pcm.toArray());
  const chunks = await speech.planChunks(Readable.from([samples], { objectMode: false }));
  const heard: Word[][] = [];
  const waiting = [...chunks];
  const worker = async () => {
    for (let chunk = waiting.shift(); chunk; chunk = waiting.shift()) {
      heard[chunk.index] = await speech.recognise(chunk, samples.subarray(byteAt(chunk.start), byteAt(chunk.end)));
    }
  };
  await Promise.all(Array.from({ length: speech.parallel }, worker));
  const took = (performance.now() - started) / 1000;
  return { words: heard.flat(), seconds: samples.length / BYTES_PER_SECOND, took };
}

function byteAt(seconds: number): number {
  return Math.round((seconds * BYTES_PER_SECOND) / 2) * 2;
}
