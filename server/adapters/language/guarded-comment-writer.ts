import type { CommentWriter } from '../../domain/template/comment-writer.ts';
import { addedFacts } from '../../domain/template/facts.ts';
import { lostFacts } from '../../domain/template/lost-facts.ts';
import type { LanguageModel } from './language-model.ts';

/** Times that the model is asked for one comment. */
const TRIES = 2;

/**
 * Lets a language model write, and holds it to the two laws: nothing is written that was not said, and nothing said is
 * lost. An answer that breaks one is tried once more with what is wrong; then, as when the model fails, the rules write.
 */
export class GuardedCommentWriter implements CommentWriter {
  private readonly model: LanguageModel;
  private readonly rules: CommentWriter;
  private readonly warn: (message: string, details?: Record<string, unknown>) => void;

  /** @param warn is told why the rules wrote, never the comment. */
  constructor(
    model: LanguageModel,
    rules: CommentWriter,
    warn: (message: string, details?: Record<string, unknown>) => void,
  ) {
    this.model = model;
    this.rules = rules;
    this.warn = warn;
  }

  async enhance(text: string, vocabulary: readonly string[]): Promise<string> {
    return (await this.askModel(text)) ?? this.rules.enhance(text, vocabulary);
  }

  /** Null where the rules are to write. */
  private async askModel(text: string): Promise<string | null> {
    let faults: string[] = [];
    try {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const answer = await this.model.rewrite(text, faults);
        faults = [...addedFacts(text, answer), ...lostFacts(text, answer)];
        if (faults.length === 0) return answer;
      }
      this.warn('the language model changed what a comment says; the rules wrote it', { faults: faults.length });
    } catch (error) {
      this.warn('the language model did not answer; the rules wrote the comment', { error: (error as Error).message });
    }
    return null;
  }
}
