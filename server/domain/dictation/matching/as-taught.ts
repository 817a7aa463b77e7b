import type { Decision, Remark, Verdict } from '../findings.ts';
import { placeOf } from './place-of.ts';
import type { TaughtMeaning } from './taught-words.ts';
import type { Entry } from './template-index.ts';

/** What the inspector wants to become of such words, whatever the rules make of them. */
export function asTaught(
  remark: Remark,
  empty: Omit<Decision, 'verdict' | 'reason'>,
  { entry, item }: TaughtMeaning,
): Decision {
  const decision = { ...empty, reason: 'as the inspector has taught', isTaught: true };
  if (!item) return { ...decision, verdict: 'none' };
  const place = placeOf(remark, item);
  if (!entry) return { ...decision, verdict: 'new', place };
  const { id, name } = entry.comment;
  const { component, itemId, itemName } = entry;
  const candidates = [{ component, itemId, itemName, comment: { id, name }, score: 1 }];
  return { ...decision, verdict: verdictOf(entry), place, comment: { id, name }, candidates };
}

/** What a comment is written as that was chosen whatever the words sound like. */
function verdictOf({ kind, comment }: Entry): Verdict {
  if (kind === 'functional') return 'functional';
  if (kind === 'limitation') return 'notInspected';
  return comment.tip ? 'tip' : 'template';
}
