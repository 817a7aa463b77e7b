import type { ModelAddress } from '../shared/openai-client.ts';
import { ChatClient } from './chat-client.ts';
import type { LanguageModel } from './language-model.ts';
import { modelPrompt } from './model-prompt.ts';
import { readAnswer } from './read-answer.ts';

/** Milliseconds for one comment, a second try after a passing failure included. */
const LONGEST_MS = 30_000;
const PATIENCE = { tries: 2, pauseMs: 500, longestPauseMs: 5_000 };

interface Options extends ModelAddress {
  longestMs?: number;
}

/** A language model behind the interface for chat completions of OpenAI, that puts comments into better words. */
export class OpenAiLanguageModel implements LanguageModel {
  readonly #client: ChatClient;
  readonly #longestMs: number;

  constructor({ longestMs = LONGEST_MS, ...address }: Options) {
    this.#client = new ChatClient(address);
    this.#longestMs = longestMs;
  }

  async rewrite(text: string, faults: readonly string[]): Promise<string> {
    const patience = { ...PATIENCE, callMs: this.#longestMs, longestMs: this.#longestMs };
    const answer = await this.#client.ask({ messages: modelPrompt(text, faults) }, patience);
    return readAnswer(answer.text, text);
  }
}
