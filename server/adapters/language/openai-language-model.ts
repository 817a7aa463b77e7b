import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import type { LanguageModel } from './language-model.ts';
import { limitBody } from './limit-body.ts';
import { modelPrompt } from './model-prompt.ts';
import { readAnswer } from './read-answer.ts';

/** Milliseconds for one comment, a second try after a passing failure included. */
const LONGEST_MS = 30_000;
const PAUSE_MS = 500;
/** Bytes of an answer. */
const LARGEST = 256 * 1024;

interface Options {
  /** Address that ends before `/chat/completions`. */
  url: string;
  /** Null where the server asks for none. */
  key: string | null;
  /** Its name at that server. */
  model: string;
  longestMs?: number;
}

/** A language model behind the interface for chat completions of OpenAI, which most servers speak. */
export class OpenAiLanguageModel implements LanguageModel {
  private readonly client: OpenAI;
  private readonly model: string;
  private readonly longestMs: number;
  /** Some models answer at one temperature only, and refuse to be told. */
  private takesTemperature = true;

  constructor({ url, key, model, longestMs = LONGEST_MS }: Options) {
    this.model = model;
    this.longestMs = longestMs;
    this.client = new OpenAI({
      baseURL: url,
      apiKey: key ?? 'none',
      // Said outright, or the library reads them from the environment.
      organization: null,
      project: null,
      adminAPIKey: null,
      webhookSecret: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: limitBody(LARGEST),
    });
  }

  async rewrite(text: string, faults: readonly string[]): Promise<string> {
    const signal = AbortSignal.timeout(this.longestMs);
    try {
      return readAnswer(await this.ask(text, faults, signal), text);
    } catch (error) {
      throw tellable(error);
    }
  }

  private async ask(text: string, faults: readonly string[], signal: AbortSignal, isLast = false): Promise<unknown> {
    try {
      const completion = await this.client.chat.completions.create(
        { model: this.model, messages: modelPrompt(text, faults), ...(this.takesTemperature && { temperature: 0 }) },
        { signal, timeout: this.longestMs },
      );
      return completion.choices?.[0]?.message?.content;
    } catch (error) {
      const isRefused = error instanceof OpenAI.BadRequestError && error.param === 'temperature';
      if (isRefused) this.takesTemperature = false;
      if (isLast || signal.aborted || !(isRefused || passes(error))) throw error;
      await sleep(isRefused ? 0 : PAUSE_MS, undefined, { signal });
      return this.ask(text, faults, signal, true);
    }
  }
}

/** True for failures that may be over in a moment. */
function passes(error: unknown): boolean {
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) return false;
  if (error instanceof OpenAI.APIConnectionError) return true;
  return error instanceof OpenAI.APIError && (error.status === 429 || (error.status ?? 0) >= 500);
}

/** What servers say may repeat the comment, or the key: only the kind of failure is told. */
function tellable(error: unknown): Error {
  if (error instanceof OpenAI.APIUserAbortError || (error as Error).name === 'AbortError')
    return new Error('no answer in time');
  if (error instanceof OpenAI.APIConnectionError) return new Error('the server could not be reached');
  if (error instanceof OpenAI.APIError) return new Error(`the server answered ${error.status ?? 'with a failure'}`);
  if (error instanceof SyntaxError) return new Error('the answer is no JSON');
  return error as Error;
}
