import type { Comment, CommentPlace, Draft } from '../draft.ts';
import { commentAt } from '../find.ts';
import { isBlank } from '../plain-text.ts';
import { changeComment, putComment } from '../shared/change-comments.ts';
import { changeItemAt } from '../shared/change-items.ts';
import { changeOccurrences } from '../shared/change-occurrences.ts';
import { otherItems } from '../shared/occurrences.ts';
import { propagate } from '../shared/questions.ts';
import type { Step } from '../step.ts';
import { tidyName } from '../tidy-name.ts';
import { editComment } from './edit-comment.ts';
import { dropComment } from './remove-comment.ts';

/**
 * Saves what was typed into a comment. Specification, point 4: an empty text removes it; a comment, or for a new one its item, that
 * also stands elsewhere asks whether to propagate.
 */
export function saveComment(
  draft: Draft,
  place: CommentPlace,
  edited: { readonly name: string; readonly text: string },
  now: Date,
): Step {
  const comment = commentAt(draft, place);
  if (!comment) return { draft };
  if (isBlank(edited.text)) return dropComment(draft, place);
  const name = tidyName(edited.name) === tidyName(comment.name) ? comment.name : tidyName(edited.name);
  if (comment.isNew) {
    return insert(draft, place, { id: comment.id, name, text: edited.text, ts: now.toISOString(), tip: comment.tip });
  }
  return editComment(draft, place, { name, text: edited.text }, now);
}

function insert(draft: Draft, place: CommentPlace, comment: Comment): Step {
  return propagate('item', otherItems(draft, place), (scope) => {
    const cleared = changeItemAt(draft, place, (item) => changeComment(item, comment.id, () => null));
    const { draft: next, at } = changeOccurrences(cleared, place, scope, (item) => putComment(item, comment, []));
    return { draft: next, at: { ...at, comment: comment.id } };
  });
}
