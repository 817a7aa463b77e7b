import type { CommentPlace, Draft } from '../draft.ts';
import { commentAt } from '../find.ts';
import { isBlank } from '../plain-text.ts';
import type { Step } from '../step.ts';
import { editComment } from './edit-comment.ts';

/** Replaces the text of a comment by the boosted one; nothing happens when that is empty. Specification, point 4. */
export function acceptBoost(draft: Draft, place: CommentPlace, text: string, now: Date): Step {
  const comment = commentAt(draft, place);
  if (!comment) return { draft };
  if (isBlank(text)) return { draft, at: place };
  return editComment(draft, place, { name: comment.name, text }, now);
}
