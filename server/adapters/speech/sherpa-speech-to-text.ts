import type { Readable } from 'node:stream';
import sherpa, { type OfflineRecognizer } from 'sherpa-onnx-node';
import { BYTES_PER_SECOND, SAMPLE_RATE, type SpeechToText } from '../../domain/dictation/speech/speech-to-text.ts';
import type { Chunk, SpeechRun, Word } from '../../domain/dictation/speech/transcript.ts';
import { alignWords } from './align-words.ts';
import { findSpeechRuns } from './find-speech-runs.ts';
import { groupRuns } from './group-runs.ts';
import { findLoop, seemsLooped } from './loop-guard.ts';
import type { SpeechModels } from './models.ts';
import { toSamples } from './samples.ts';

/** Pieces shorter than this are not halved again. */
const SHORTEST_HALF_SECONDS = 3;

/** Recognition on this machine: Moonshine base finds the words, Silero the speech. */
export class SherpaSpeechToText implements SpeechToText {
  readonly parallel: number;
  #models: SpeechModels;
  #recognizer: OfflineRecognizer | null;

  private constructor(models: SpeechModels, recognizer: OfflineRecognizer, parallel: number) {
    this.#models = models;
    this.#recognizer = recognizer;
    this.parallel = parallel;
  }

  /**
   * Loads the model: about a second and 200 MB.
   * @param options.parallel how many chunks may be recognised at once; one core each.
   */
  static async load(models: SpeechModels, { parallel }: { parallel: number }): Promise<SherpaSpeechToText> {
    const recognizer = await sherpa.OfflineRecognizer.createAsync({
      featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
      modelConfig: {
        moonshine: { encoder: models.encoder, mergedDecoder: models.decoder },
        tokens: models.tokens,
        // Two threads on one chunk are slower than one on each of two.
        numThreads: 1,
        provider: 'cpu',
        debug: 0,
      },
    });
    return new SherpaSpeechToText(models, recognizer, parallel);
  }

  async planChunks(pcm: Readable, onProgress?: (seconds: number) => void): Promise<Chunk[]> {
    const { runs, seconds } = await findSpeechRuns(this.#models.vad, pcm, onProgress);
    return groupRuns(runs, seconds);
  }

  async recognise(chunk: Chunk, pcm: Buffer): Promise<Word[]> {
    const words = await this.#decode(pcm);
    const seconds = pcm.length / BYTES_PER_SECOND;
    if (!seemsLooped(words, seconds)) return alignWords(words, chunk.runs);
    if (seconds < 2 * SHORTEST_HALF_SECONDS) return alignWords(words.slice(0, findLoop(words) ?? 0), chunk.runs);
    return this.#recogniseHalves(chunk, pcm);
  }

  async close(): Promise<void> {
    // The native side is freed with the last reference.
    this.#recognizer = null;
  }

  async #decode(pcm: Buffer): Promise<string[]> {
    if (!this.#recognizer) throw new Error('The recogniser is closed.');
    const stream = this.#recognizer.createStream();
    stream.acceptWaveform({ samples: toSamples(pcm), sampleRate: SAMPLE_RATE });
    const { text } = await this.#recognizer.decodeAsync(stream);
    return text.split(/\s+/).filter(Boolean);
  }

  /** A decoder that loops on a whole chunk seldom does so on its halves. */
  async #recogniseHalves(chunk: Chunk, pcm: Buffer): Promise<Word[]> {
    const middle = cutPoint(chunk);
    const at = Math.round((middle - chunk.start) * SAMPLE_RATE) * 2;
    const halves = [
      { chunk: part(chunk, chunk.start, middle), pcm: pcm.subarray(0, at) },
      { chunk: part(chunk, middle, chunk.end), pcm: pcm.subarray(at) },
    ];
    const words: Word[] = [];
    for (const half of halves) words.push(...(await this.recognise(half.chunk, half.pcm)));
    return words;
  }
}

/** The middle of the silence that is nearest to the middle of the chunk; the middle itself where there is none near. */
function cutPoint(chunk: Chunk): number {
  const middle = (chunk.start + chunk.end) / 2;
  const silences = chunk.runs.slice(1).map((run, index) => (run.start + (chunk.runs[index] as SpeechRun).end) / 2);
  const near = silences.filter((at) => Math.abs(at - middle) < (chunk.end - chunk.start) / 4);
  return near.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}

function part(chunk: Chunk, start: number, end: number): Chunk {
  const runs = chunk.runs
    .map((run) => ({ start: Math.max(run.start, start), end: Math.min(run.end, end) }))
    .filter((run) => run.end > run.start);
  return { index: chunk.index, start, end, runs };
}
