import type { CommentKind, Template, TemplateComment } from '../../template/template.ts';
import { classifyText } from '../remarks/classify-text.ts';
import { htmlText, sentences } from '../words/text.ts';

export type KindReader = (comment: TemplateComment) => CommentKind;

/**
 * How to tell a comment's kind in this template. Where the file speaks of kinds anywhere it is believed; files of other
 * programs do not, every comment counts as a defect there, and the words tell.
 */
export function kindReader(template: Template): KindReader {
  const isTold = template.components.some((component) =>
    component.items.some((item) => item.comments.some((comment) => comment.kind !== 'defect')),
  );
  return isTold ? (comment) => comment.kind : kindByWords;
}

function kindByWords(comment: TemplateComment): CommentKind {
  const title = classifyText(comment.name);
  const observation = classifyText(sentences(htmlText(comment.text))[0] ?? '');
  if (title === 'finding') return 'defect';
  if (observation === 'notInspected') return 'limitation';
  return observation === 'functional' || (title === 'functional' && observation !== 'finding')
    ? 'functional'
    : 'defect';
}
