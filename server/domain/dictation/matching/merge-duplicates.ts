import type { Decision } from '../findings.ts';
import { agree, tellingWords } from '../words/same-words.ts';

/**
 * The same thing said twice becomes one comment: the later decision is `merged` into the earlier, which then
 * carries both places. Merging is by library comment, or by words where there is none; the section, its occurrence and the item must agree.
 */
export function mergeDuplicates(decisions: readonly Decision[]): Decision[] {
  const out: Decision[] = [];
  for (const decision of decisions) {
    const first = out.find((earlier) => isSame(earlier, decision));
    out.push(
      first
        ? {
            ...decision,
            verdict: 'merged',
            mergedInto: first.remark.index,
            reason: `the same as "${first.remark.words}"`,
          }
        : decision,
    );
  }
  return out;
}

function isSame(earlier: Decision, later: Decision): boolean {
  if (earlier.verdict !== later.verdict || !earlier.place || !later.place) return false;
  if (
    earlier.place.component !== later.place.component ||
    earlier.place.occurrence !== later.place.occurrence ||
    earlier.place.itemId !== later.place.itemId
  )
    return false;
  if (later.verdict === 'tip' || later.verdict === 'template')
    return later.comment
      ? earlier.comment?.id === later.comment.id
      : sameWords(earlier.remark.words, later.remark.words);
  if (later.verdict === 'notInspected') return later.comment !== null && earlier.comment?.id === later.comment.id;
  if (later.verdict === 'new') return sameWords(earlier.remark.words, later.remark.words);
  return false;
}

const sameWords = (one: string, other: string) => agree(tellingWords(one), tellingWords(other));
