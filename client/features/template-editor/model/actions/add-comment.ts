import type { Comment, Draft, ItemPlace } from '../draft.ts';
import { itemAt } from '../find.ts';
import { newId } from '../new-id.ts';
import { changeItemAt } from '../shared/change-items.ts';
import type { Step } from '../step.ts';

/**
 * Adds an empty comment at the end of an item; `at` of the step names it. One that waits for its text is taken again.
 * In a shared item it stands in this occurrence only until it is saved: then it is asked whether all get it (`saveComment`), so that
 * nothing detaches for a comment that is not written after all. An item that waits for its name takes none: it may vanish yet.
 */
export function addComment(draft: Draft, place: ItemPlace): Step {
  const item = itemAt(draft, place);
  if (!item) return { draft };
  if (item.isNew) return { draft, at: place };
  const begun = item.comments.find(({ isNew }) => isNew);
  if (begun) return { draft, at: { ...place, comment: begun.id } };
  const comment: Comment = { id: newId('C', draft), name: '', text: '', ts: null, tip: false, isNew: true };
  return {
    draft: changeItemAt(draft, place, () => ({ ...item, comments: [...item.comments, comment] })),
    at: { component: place.component, item: place.item, comment: comment.id },
  };
}
