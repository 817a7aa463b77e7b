import type { CommentPlace, Draft } from '../draft.ts';
import { changeComment } from '../shared/change-comments.ts';
import { changeItemAt } from '../shared/change-items.ts';
import type { Step } from '../step.ts';

/** Makes a comment a maintenance tip in its item, or no longer; other occurrences stay as they are, tips belong to one item. */
export function toggleTip(draft: Draft, place: CommentPlace): Step {
  const next = changeItemAt(draft, place, (item) =>
    changeComment(item, place.comment, (comment) => (comment.isNew ? comment : { ...comment, tip: !comment.tip })),
  );
  return { draft: next, at: place };
}
