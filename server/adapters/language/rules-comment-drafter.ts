import type { CommentDrafter, DraftTask, Wording } from '../../domain/dictation/judging/comment-drafter.ts';
import { newCommentTitle } from '../../domain/dictation/writing/write-comment.ts';
import { splitSentences } from './rules/sentences.ts';
import { standardAdvice } from './rules/standard-advice.ts';
import { writeText } from './rules/write-text.ts';

/**
 * Words new comments by the rules that boost comments: whole sentences, what is wrong and where before what is to be done,
 * the recommendation that is given as a matter of course where something is wrong and none was said.
 */
export class RulesCommentDrafter implements CommentDrafter {
  async draft(tasks: readonly DraftTask[]): Promise<({ remark: number } & Wording)[]> {
    return tasks.map(({ remark, said, kind }) => {
      const text = writeText(said.map(asNote).join('. '));
      const advice = kind === 'finding' ? standardAdvice(splitSentences(text), true) : null;
      return { remark, title: newCommentTitle(said[0] ?? ''), text: advice ? `${text} ${advice}` : text };
    });
  }
}

/** What was said is taken for shorthand, however the recogniser punctuates it. */
const asNote = (words: string) => {
  const note = words.trim().replace(/[.,;:]+$/, '');
  return /^[A-Z][a-z]/.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note;
};
