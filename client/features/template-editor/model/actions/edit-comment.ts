import type { CommentPlace, Draft } from '../draft.ts';
import { commentAt } from '../find.ts';
import { newId } from '../new-id.ts';
import { changeComment, changeComments } from '../shared/change-comments.ts';
import { changeOccurrences } from '../shared/change-occurrences.ts';
import { otherComments } from '../shared/occurrences.ts';
import { propagate } from '../shared/questions.ts';
import type { Step } from '../step.ts';

/**
 * Gives a comment another title and text. One that stands elsewhere too asks whether to propagate: yes changes all, no gives this
 * one a fresh id (and with it the item, where that is shared, because its list of comments is another one then).
 */
export function editComment(
  draft: Draft,
  place: CommentPlace,
  { name, text }: { readonly name: string; readonly text: string },
  now: Date,
): Step {
  const comment = commentAt(draft, place);
  if (!comment) return { draft };
  if (name === comment.name && text === comment.text) return { draft, at: place };
  const edited = { name, text, ts: now.toISOString() };
  return propagate('comment', otherComments(draft, place), (scope) => {
    if (scope === 'everywhere') {
      return { draft: changeComments(draft, place.comment, (one) => ({ ...one, ...edited })), at: place };
    }
    const id = newId('C', draft);
    const { draft: next, at } = changeOccurrences(draft, place, 'here', (item) =>
      changeComment(item, place.comment, (one) => ({ ...one, ...edited, id })),
    );
    return { draft: next, at: { ...at, comment: id } };
  });
}
