import type { LanguageModels, ModelWork, ReportModel } from '../../domain/dictation/judging/language-models.ts';
import type { ModelAddress } from '../shared/openai-client.ts';
import { ChatClient } from './chat-client.ts';
import { OpenAiReportModel } from './openai-report-model.ts';
import { TokenLedger } from './token-ledger.ts';

interface Options extends ModelAddress {
  /** What one report may cost, over all its runs. */
  maxTokensPerReport: number;
  /** Milliseconds for one call, and before the second one; else as for people's patience with a report. */
  callMs?: number;
  pauseMs?: number;
}

/** Language models for reports, behind the interface for chat completions of OpenAI. */
export class OpenAiReportModels implements LanguageModels {
  readonly #client: ChatClient;
  readonly #options: Options;

  constructor(options: Options) {
    this.#client = new ChatClient(options);
    this.#options = options;
  }

  async forReport(work: ModelWork): Promise<ReportModel> {
    const ledger = await TokenLedger.open(work, this.#options.maxTokensPerReport);
    return new OpenAiReportModel(this.#client, ledger, work, this.#options);
  }
}
