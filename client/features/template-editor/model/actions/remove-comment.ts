import type { CommentPlace, Draft, Item } from '../draft.ts';
import { commentAt } from '../find.ts';
import { changeComment } from '../shared/change-comments.ts';
import { changeItemAt, changeItems } from '../shared/change-items.ts';
import { changeOccurrences } from '../shared/change-occurrences.ts';
import { otherComments } from '../shared/occurrences.ts';
import { confirmDelete, propagate } from '../shared/questions.ts';
import type { Step } from '../step.ts';

/** Asks, then removes a comment; one that stands elsewhere too asks whether from there as well. Specification, points 4 and 5. */
export function removeComment(draft: Draft, place: CommentPlace): Step {
  if (!commentAt(draft, place)) return { draft };
  return confirmDelete(draft, 'comment', () => dropComment(draft, place));
}

/** Removes a comment without asking whether it is meant; only whether all occurrences go. */
export function dropComment(draft: Draft, place: CommentPlace): Step {
  const comment = commentAt(draft, place);
  if (!comment) return { draft };
  const without = (item: Item) => changeComment(item, comment.id, () => null);
  if (comment.isNew) return { draft: changeItemAt(draft, place, without) };
  return propagate('comment', otherComments(draft, place), (scope) => ({
    draft: scope === 'here' ? changeOccurrences(draft, place, 'here', without).draft : changeItems(draft, without),
  }));
}
