import OpenAI from 'openai';
import { callFailure } from '../shared/call-failure.ts';
import { type ModelAddress, openAiClient } from '../shared/openai-client.ts';
import { withRetries } from '../shared/with-retries.ts';
import { within } from '../shared/within.ts';
import { lessOf, type Offer, parametersOf } from './chat-offer.ts';
import type { ChatQuestion, Message } from './chat-question.ts';
import { estimatedTokens } from './estimated-tokens.ts';

/** What a model answered. */
export interface ChatAnswer {
  /** Null where there is none: a refusal, for example. */
  text: string | null;
  /** Of question and answer, as the server counts them, else estimated. */
  tokens: number;
}

/** How long one waits for an answer. Milliseconds. */
interface Patience {
  /** Calls at most. */
  tries: number;
  pauseMs: number;
  longestPauseMs: number;
  /** For one call. */
  callMs: number;
  /** For all of them. */
  longestMs: number;
}

/** Chat completions of OpenAI, which most servers of language models speak. */
export class ChatClient {
  readonly model: string;
  readonly #client: OpenAI;
  /** What the server has been found to take. */
  #offer: Offer = { temperature: true, limit: true, format: 'schema' };

  constructor(address: ModelAddress) {
    this.model = address.model;
    this.#client = openAiClient(address);
  }

  /** @throws CallFailure */
  async ask(question: ChatQuestion, patience: Patience, stop?: AbortSignal): Promise<ChatAnswer> {
    const { callMs, longestMs } = patience;
    try {
      return await within(longestMs, stop, (whole) =>
        withRetries(() => within(callMs, whole, (signal) => this.#call(question, { signal, timeout: callMs })), {
          ...patience,
          signal: whole,
        }),
      );
    } catch (error) {
      throw callFailure(error);
    }
  }

  /** One call; again at once with less where the server refuses a parameter. */
  async #call(question: ChatQuestion, options: { signal: AbortSignal; timeout: number }): Promise<ChatAnswer> {
    let offer = this.#offer;
    for (;;) {
      const { model } = this;
      const { messages } = question;
      const body = { model, messages, ...parametersOf(question, offer) };
      try {
        const completion = await this.#client.chat.completions.create(body, options);
        this.#offer = offer;
        return readCompletion(completion, messages);
      } catch (error) {
        const less = error instanceof OpenAI.APIError ? lessOf(offer, question, error) : null;
        if (!less) throw error;
        offer = less;
      }
    }
  }
}

/** Reads what a server sent, which need not be what its type says. */
function readCompletion(completion: Partial<OpenAI.ChatCompletion> | null, messages: readonly Message[]): ChatAnswer {
  const content: unknown = completion?.choices?.[0]?.message?.content;
  const text = typeof content === 'string' ? content : null;
  const used: unknown = completion?.usage?.total_tokens;
  const isCounted = typeof used === 'number' && Number.isFinite(used) && used > 0;
  const spoken = messages.map((message) => message.content).join('') + (text ?? '');
  return { text, tokens: isCounted ? Math.ceil(used) : estimatedTokens(spoken) };
}
