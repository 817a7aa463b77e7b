import OpenAI, { toFile } from 'openai';
import { CallFailure, callFailure } from '../shared/call-failure.ts';
import { type ModelAddress, openAiClient } from '../shared/openai-client.ts';
import { withRetries } from '../shared/with-retries.ts';
import { within } from '../shared/within.ts';
import { Transcription } from './transcription.ts';
import { wavOf } from './wav-of.ts';

const CALL_MS = 60_000;
const PAUSE_MS = 1_000;
const PATIENCE = { tries: 4, longestPauseMs: 20_000 };
/** Milliseconds for one chunk, all tries together. */
const LONGEST_MS = 150_000;

interface Options extends ModelAddress {
  callMs?: number;
  pauseMs?: number;
}

/** A speech service behind the interface for transcriptions of OpenAI. */
export class OpenAiTranscriber {
  /** Which model at which server hears: others hear otherwise. */
  readonly name: string;
  readonly #client: OpenAI;
  readonly #model: string;
  readonly #callMs: number;
  readonly #pauseMs: number;
  /** Some models tell the words and no times. */
  #tellsTimes = true;

  constructor({ callMs = CALL_MS, pauseMs = PAUSE_MS, ...address }: Options) {
    this.#client = openAiClient(address);
    this.#model = address.model;
    this.name = `${address.url} ${address.model}`;
    this.#callMs = callMs;
    this.#pauseMs = pauseMs;
  }

  /**
   * @param pcm 16 kHz mono s16le.
   * @throws CallFailure
   */
  async transcribe(pcm: Buffer, stop?: AbortSignal): Promise<Transcription> {
    const patience = { ...PATIENCE, pauseMs: this.#pauseMs };
    try {
      const answer = await within(LONGEST_MS, stop, (whole) =>
        withRetries(() => within(this.#callMs, whole, (signal) => this.#call(pcm, signal)), {
          ...patience,
          signal: whole,
        }),
      );
      const heard = Transcription.safeParse(answer);
      if (heard.success) return heard.data;
    } catch (error) {
      throw callFailure(error);
    }
    throw new CallFailure('unreadable', 'the answer is no transcription', { isPaid: true });
  }

  async #call(pcm: Buffer, signal: AbortSignal): Promise<unknown> {
    const options = { signal, timeout: this.#callMs };
    const file = await toFile(wavOf(pcm), 'dictation.wav', { type: 'audio/wav' });
    const asked = { file, model: this.#model, language: 'en', temperature: 0 };
    if (this.#tellsTimes) {
      try {
        return await this.#client.audio.transcriptions.create(
          { ...asked, response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] },
          options,
        );
      } catch (error) {
        if (!isRefused(error)) throw error;
      }
    }
    const heard = await this.#client.audio.transcriptions.create({ ...asked, response_format: 'json' }, options);
    this.#tellsTimes = false;
    return heard;
  }
}

const isRefused = (error: unknown) =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);
