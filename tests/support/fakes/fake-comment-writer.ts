import type { CommentWriter } from '../../../server/domain/template/comment-writer.ts';

/** Begins each paragraph with a capital and ends it with a full stop; what is so already stays. */
export class FakeCommentWriter implements CommentWriter {
  async enhance(text: string): Promise<string> {
    return text
      .split('\n')
      .map((line) => line.trim())
      .map((line) => line.charAt(0).toUpperCase() + line.slice(1) + (/\w$/.test(line) ? '.' : ''))
      .join('\n');
  }
}
