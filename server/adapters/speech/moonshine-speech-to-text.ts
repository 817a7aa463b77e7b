import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Piscina } from 'piscina';
import { BYTES_PER_SECOND, SAMPLE_RATE, type SpeechToText } from '../../domain/dictation/speech/speech-to-text.ts';
import type { Chunk, SpeechRun, Word } from '../../domain/dictation/speech/transcript.ts';
import type { SpeechModels } from '../shared/fetched-models/models.ts';
import { threadFile } from '../shared/thread-file.ts';
import { alignWords } from './align-words.ts';
import { findSpeechRuns } from './find-speech-runs.ts';
import { groupRuns } from './group-runs.ts';
import { findLoop, saysOverAgain, seemsLooped } from './loop-guard.ts';
import type { HearingTask } from './moonshine-thread.ts';
import { toSamples } from './samples.ts';
import type { HeardWord } from './words-of-tokens.ts';

/** Pieces shorter than this are not halved again. */
const SHORTEST_HALF_SECONDS = 3;

/** More than anybody says in a second; Moonshine was made with as many. */
const TOKENS_PER_SECOND = 6.5;

/**
 * Recognition on this machine: Silero finds the speech, Moonshine base the words, with an ear for those that the catalogue lets
 * expect. Every chunk is heard on a thread of its own.
 */
export class MoonshineSpeechToText implements SpeechToText {
  readonly parallel: number;
  readonly #models: SpeechModels;
  readonly #threads: Piscina<HearingTask, readonly HeardWord[]>;

  private constructor(models: SpeechModels, parallel: number) {
    this.parallel = parallel;
    this.#models = models;
    this.#threads = new Piscina({
      ...threadFile(import.meta.url, './moonshine-thread'),
      workerData: models,
      minThreads: parallel,
      maxThreads: parallel,
    });
    // Without a listener a thread that dies would take the process with it; who waits for it is told.
    this.#threads.on('error', () => {});
  }

  /**
   * Starts the threads, each of which loads the model, a second or two.
   * @param options.parallel how many chunks may be recognised at once; one core each.
   */
  static async load(models: SpeechModels, { parallel }: { parallel: number }): Promise<MoonshineSpeechToText> {
    const speech = new MoonshineSpeechToText(models, parallel);
    try {
      await speech.#warmUp();
    } catch (error) {
      await speech.close();
      throw error;
    }
    return speech;
  }

  async planChunks(pcm: Readable, onProgress?: (seconds: number) => void): Promise<Chunk[]> {
    const { runs, seconds } = await findSpeechRuns(this.#models.vad, pcm, onProgress);
    return groupRuns(runs, seconds);
  }

  async recognise(chunk: Chunk, pcm: Buffer): Promise<Word[]> {
    const heard = await this.#decode(pcm);
    const words = heard.map(({ text }) => text);
    const seconds = pcm.length / BYTES_PER_SECOND;
    const isLooped = seemsLooped(words, seconds);
    const mayBeHalved = seconds >= 2 * SHORTEST_HALF_SECONDS;
    if (mayBeHalved && (isLooped || saysOverAgain(words))) return this.#recogniseHalves(chunk, pcm);
    return alignWords(isLooped ? heard.slice(0, findLoop(words) ?? 0) : heard, chunk.runs);
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }

  /** A thread that dies before it takes a task leaves the task waiting. */
  async #warmUp(): Promise<void> {
    const silence = Array.from({ length: this.parallel }, () => this.#decode(Buffer.alloc(BYTES_PER_SECOND)));
    const death = once(this.#threads, 'error').then(([error]) => Promise.reject(error));
    await Promise.race([Promise.all(silence), death]);
  }

  async #decode(pcm: Buffer): Promise<readonly HeardWord[]> {
    const samples = toSamples(pcm);
    const most = Math.ceil((TOKENS_PER_SECOND * pcm.length) / BYTES_PER_SECOND);
    return this.#threads.run({ samples, most }, { transferList: [samples.buffer as ArrayBuffer] });
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
