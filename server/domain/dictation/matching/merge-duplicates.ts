import type { Decision } from '../findings.ts';
import { readMeaning } from '../words/meaning.ts';

/** Words of two new comments must agree so far for one to be a repetition. */
const SAME_WORDS = 0.8;

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
  if (later.verdict === 'new') return sameWords(earlier.remark.words, later.remark.words);
  return false;
}

function sameWords(a: string, b: string): boolean {
  const keys = (text: string) =>
    new Set(
      readMeaning(text)
        .units.filter((unit) => unit.role !== 'general')
        .map((unit) => unit.groups[0] ?? unit.stems.join(' ')),
    );
  const left = keys(a);
  const right = keys(b);
  const same = [...left].filter((key) => right.has(key)).length;
  return left.size > 0 && same / Math.max(left.size, right.size) >= SAME_WORDS;
}
