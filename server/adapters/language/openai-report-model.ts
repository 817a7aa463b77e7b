import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DraftTask } from '../../domain/dictation/judging/comment-drafter.ts';
import { ModelFailure, type ModelWork, type ReportModel } from '../../domain/dictation/judging/language-models.ts';
import type { RemarkQuestion } from '../../domain/dictation/judging/remark-judge.ts';
import { Breaker } from '../shared/breaker.ts';
import { CallFailure } from '../shared/call-failure.ts';
import type { ChatAnswer, ChatClient } from './chat-client.ts';
import type { ChatQuestion } from './chat-question.ts';
import { draftQuestion } from './draft-question.ts';
import { estimatedTokens } from './estimated-tokens.ts';
import { judgeQuestion } from './judge-question.ts';
import { readEntries } from './read-entries.ts';
import type { TokenLedger } from './token-ledger.ts';

const CALL_MS = 60_000;
const PAUSE_MS = 1_000;
const PATIENCE = { tries: 4, longestPauseMs: 20_000, longestMs: 150_000 };
/** Milliseconds that a stage waits for the model in all; then the rules go on. */
const STAGE_MS = 10 * 60_000;
/** Tokens that an entry of an answer takes, about. */
const TOKENS_PER_JUDGEMENT = 30;
const TOKENS_PER_WORDING = 150;

const JUDGEMENT = z.object({
  remark: z.coerce.number().int(),
  answer: z.string(),
  item: z
    .string()
    .nullish()
    .catch(null)
    .transform((id) => id ?? null),
  confidence: z.coerce.number().min(0).max(1),
});
const WORDING = z.object({ remark: z.coerce.number().int(), title: z.string(), text: z.string() });
const KNOWN = z.object({ text: z.string().nullable() });

/** A language model at work for one report: remembers its answers, keeps to what the report may cost, and gives up in time. */
export class OpenAiReportModel implements ReportModel {
  readonly #client: ChatClient;
  readonly #ledger: TokenLedger;
  readonly #work: ModelWork;
  readonly #patience: Parameters<ChatClient['ask']>[1];
  readonly #breaker = new Breaker();
  /** Milliseconds of `performance.now`. */
  readonly #end = performance.now() + STAGE_MS;

  constructor(
    client: ChatClient,
    ledger: TokenLedger,
    work: ModelWork,
    { callMs = CALL_MS, pauseMs = PAUSE_MS }: { callMs?: number; pauseMs?: number },
  ) {
    this.#client = client;
    this.#ledger = ledger;
    this.#work = work;
    this.#patience = { ...PATIENCE, callMs, pauseMs };
  }

  async judge(questions: readonly RemarkQuestion[]) {
    const answer = await this.#ask(judgeQuestion(questions), TOKENS_PER_JUDGEMENT * questions.length);
    return readable(readEntries(answer, 'answers', JUDGEMENT));
  }

  async draft(tasks: readonly DraftTask[]) {
    const answer = await this.#ask(draftQuestion(tasks), TOKENS_PER_WORDING * tasks.length);
    return readable(readEntries(answer, 'comments', WORDING));
  }

  /** @throws ModelFailure; what the file store fails with. */
  async #ask(question: ChatQuestion, answerTokens: number): Promise<string> {
    const { model } = this.#client;
    const { messages } = question;
    const key = `model/${createHash('sha256').update(JSON.stringify({ model, messages })).digest('hex')}`;
    const known = KNOWN.safeParse(await this.#work.remembered(key));
    if (known.success) return textOf(known.data);
    const estimate = estimatedTokens(messages.map(({ content }) => content).join('')) + answerTokens;
    return textOf(await this.#pay(question, key, estimate));
  }

  /** Remembers what was paid for before it counts it: a crash between them costs nothing twice. */
  async #pay(question: ChatQuestion, key: string, estimate: number): Promise<ChatAnswer> {
    const left = this.#end - performance.now();
    if (left <= 0) throw new ModelFailure('slow', 'the model takes too long for a report');
    const patience = { ...this.#patience, longestMs: Math.min(left, this.#patience.longestMs) };
    if (!this.#ledger.reserve(estimate)) throw new ModelFailure('limit', 'the report may cost no more');
    let spent = 0;
    try {
      const answer = await this.#breaker.guard(() => this.#client.ask(question, patience, this.#work.signal));
      spent = answer.tokens;
      await this.#work.remember(key, answer);
      return answer;
    } catch (error) {
      this.#work.signal.throwIfAborted();
      if (!(error instanceof CallFailure)) throw error;
      if (error.isPaid) spent = estimate;
      throw new ModelFailure(error.kind, error.message);
    } finally {
      await this.#ledger.settle(estimate, spent);
    }
  }
}

function textOf({ text }: { text: string | null }): string {
  if (text === null || text.trim() === '') throw new ModelFailure('silent', 'the answer has no text');
  return text;
}

function readable<T>(entries: T[] | null): T[] {
  if (entries === null) throw new ModelFailure('unreadable', 'the answer is not as it was asked for');
  return entries;
}
