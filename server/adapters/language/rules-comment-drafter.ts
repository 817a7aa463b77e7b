import type { CommentDrafter, DraftTask, Wording } from '../../domain/dictation/judging/comment-drafter.ts';
import { newCommentTitle } from '../../domain/dictation/writing/write-comment.ts';
import { writeOut } from './rules/contractions.ts';
import { notReached } from './rules/not-reached.ts';
import { capital, uncapital } from './rules/phrase.ts';
import { splitSentences } from './rules/sentences.ts';
import { standardAdvice } from './rules/standard-advice.ts';
import { withArticle } from './rules/subject.ts';
import { writeText } from './rules/write-text.ts';

/**
 * Words new comments by the rules that boost comments: whole sentences, what is wrong and where before what is to be done,
 * the recommendation that is given as a matter of course where something is wrong and none was said.
 */
export class RulesCommentDrafter implements CommentDrafter {
  async draft(tasks: readonly DraftTask[]): Promise<({ remark: number } & Wording)[]> {
    return tasks.map(({ remark, said, kind, subject }) => {
      if (kind === 'notInspected') return { remark, ...ofLimitation(subject, said) };
      const text = writeText(said.map(asNote).join('. '));
      const advice = kind === 'finding' ? standardAdvice(splitSentences(text), true) : null;
      return {
        remark,
        title: newCommentTitle((said[0] ?? '').replace(LED_BY_PLACE, '')),
        text: advice ? `${text} ${advice}` : text,
      };
    });
  }
}

/** "In the master bathroom, shower door scrapes": a title tells of the thing first. */
const LED_BY_PLACE = /^(?:in|on|at) the [a-z ]{3,30}, (?=\S)/;

/**
 * "Did not enter, boxes in front of the hatch", said of the attic: "The attic was not entered: boxes in front of the hatch."
 * @param subject what was not inspected; null where the words name it.
 */
function ofLimitation(subject: string | null, said: readonly string[]): Wording {
  const [first = '', ...more] = said;
  const [, clause = '', rest = ''] = /^([^,;:.]+)[,;:.]*\s*(.*)$/s.exec(first) ?? [];
  const written = writeOut(asNote(clause));
  const reached = notReached(written.split(' '), subject === null ? null : withArticle(subject.split(' ')));
  const named = subject === null ? withSpeaker(first, written) : `${subject}, ${asNote(first)}`;
  const text = withoutAdvice(
    writeText([reached === null ? named : rest, ...more].filter(Boolean).map(asNote).join('. ')),
  );
  if (reached === null) return { title: newCommentTitle(subject === null ? first : named), text };
  return {
    title: newCommentTitle(reached),
    text: text === '' ? `${capital(reached)}.` : `${capital(reached)}: ${uncapital(text)}`,
  };
}

/** Of what was not inspected nobody is called by standard: "there is no water to it" tells why. */
function withoutAdvice(text: string): string {
  const sentences = splitSentences(text);
  const others = sentences.slice(0, -1);
  return others.length > 0 && standardAdvice(others) === sentences.at(-1) ? others.join(' ') : text;
}

/** "Could not see anything back there" is said of whoever inspects. */
const withSpeaker = (words: string, clause: string) =>
  /^(?:could not|cannot|did not)\b/.test(clause) ? `We ${asNote(words)}` : words;

/** What was said is taken for shorthand, however the recogniser punctuates it. */
const asNote = (words: string) => {
  const note = words.trim().replace(/[.,;:]+$/, '');
  return /^[A-Z][a-z]/.test(note) ? note.charAt(0).toLowerCase() + note.slice(1) : note;
};
