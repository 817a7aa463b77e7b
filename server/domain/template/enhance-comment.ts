import { type Actor, requireSubscriber } from '../access.ts';
import { AppError } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { cleanHtml } from './clean-html.ts';
import { addedFacts } from './facts.ts';
import { paragraphsOf, rewritten } from './paragraphs.ts';
import { MAX_TEXT_LENGTH } from './template-limits.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Boost: puts a comment into better words, in the way of the actor's template; says nothing that it did not say. */
export async function enhanceComment(
  ports: Pick<Ports, 'accounts' | 'templates' | 'files' | 'codec' | 'writer'>,
  actor: Actor | null,
  { userComment }: { userComment: string },
): Promise<string> {
  const { accountId } = await requireSubscriber(ports, actor);
  if (userComment.length > MAX_TEXT_LENGTH) {
    const most = MAX_TEXT_LENGTH.toLocaleString('en-US');
    throw new AppError('BAD_USER_INPUT', `Please shorten the comment to ${most} characters before you boost it.`);
  }
  const paragraphs = paragraphsOf(userComment);
  if (paragraphs.length === 0) throw new AppError('BAD_USER_INPUT', 'Please write the comment before you boost it.');

  const text = paragraphs.flatMap(({ lines }) => lines).join('\n');
  const written = await ports.writer.enhance(text, await vocabularyOf(ports, accountId));
  const lines = written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const html = cleanHtml(rewritten(paragraphs, lines));
  // The writers see to it themselves; this holds for whichever there will be.
  if (lines.length === 0 || html.length > MAX_TEXT_LENGTH || addedFacts(text, written).length > 0) {
    throw new AppError(
      'UNAVAILABLE',
      'The comment could not be boosted without changing what it says. Please edit it.',
    );
  }
  return html;
}
