import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  BYTES_PER_SECOND,
  type RecognitionWork,
  type SpeechToText,
} from '../../domain/dictation/speech/speech-to-text.ts';
import type { Chunk, Word } from '../../domain/dictation/speech/transcript.ts';
import { Breaker } from '../shared/breaker.ts';
import { CallFailure } from '../shared/call-failure.ts';
import { WorkLine } from '../shared/work-line.ts';
import { seemsLooped } from './loop-guard.ts';
import type { OpenAiTranscriber } from './openai-transcriber.ts';
import { Transcription } from './transcription.ts';
import { wordsOfTranscription } from './words-of-transcription.ts';

/** Chunks that a service is sent at the same time. */
const AT_ONCE = 4;

/**
 * Recognition by a speech service. The model of this machine cuts the recording into chunks, and recognises those that the
 * service cannot be used for.
 */
export class RemoteSpeechToText implements SpeechToText {
  readonly parallel = AT_ONCE;
  readonly #service: OpenAiTranscriber;
  readonly #local: SpeechToText;
  /** The model of this machine takes no more at a time than it does by itself. */
  readonly #localSlots: WorkLine;
  /** One for each run. */
  readonly #breakers = new WeakMap<AbortSignal, Breaker>();

  constructor(service: OpenAiTranscriber, local: SpeechToText) {
    this.#service = service;
    this.#local = local;
    this.#localSlots = new WorkLine(local.parallel);
  }

  planChunks(pcm: Readable, onProgress?: (seconds: number) => void): Promise<Chunk[]> {
    return this.#local.planChunks(pcm, onProgress);
  }

  async recognise(chunk: Chunk, pcm: Buffer, work?: RecognitionWork): Promise<Word[]> {
    let failure = 'nothing was heard where somebody speaks';
    try {
      const words = wordsOfTranscription(await this.#transcribe(pcm, work), chunk);
      const isLooped = seemsLooped(
        words.map((word) => word.text),
        pcm.length / BYTES_PER_SECOND,
      );
      if (words.length > 0 && !isLooped) return words;
      if (isLooped) failure = 'the answer goes round in circles';
    } catch (error) {
      work?.signal.throwIfAborted();
      if (!(error instanceof CallFailure)) throw error;
      failure = error.message;
    }
    const words = await this.#localSlots.run(() => this.#local.recognise(chunk, pcm, work));
    if (words.length > 0) {
      work?.log('the speech service could not be used', { error: failure, chunk: chunk.index });
      work?.fellBack();
    }
    return words;
  }

  close(): Promise<void> {
    return this.#local.close();
  }

  async #transcribe(pcm: Buffer, work: RecognitionWork | undefined): Promise<Transcription> {
    const name = createHash('sha256').update(this.#service.name).update(pcm).digest('hex');
    const known = Transcription.safeParse(await work?.remembered(`speech/${name}`));
    if (known.success) return known.data;
    const call = () => this.#service.transcribe(pcm, work?.signal);
    const heard = work ? await this.#breakerOf(work.signal).guard(call) : await call();
    await work?.remember(`speech/${name}`, heard);
    return heard;
  }

  #breakerOf(run: AbortSignal): Breaker {
    const breaker = this.#breakers.get(run) ?? new Breaker();
    this.#breakers.set(run, breaker);
    return breaker;
  }
}
