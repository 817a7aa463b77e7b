import type { Decision, Draft } from '../findings.ts';

/**
 * What became of a remark; each has one outcome:
 * - `written`: stands in the report as a comment, alone or with others
 * - `merged`: is part of the comment of another remark
 * - `rated`: is the rating of an item
 * - `left out`: says what the report does not tell ("works fine", where something else was found)
 * - `warned`: a warning tells of it
 * - `narration`, `announcement`, `correction`: says nothing of the house, names a place, is taken back
 */
export type Outcome =
  | 'written'
  | 'merged'
  | 'rated'
  | 'left out'
  | 'warned'
  | 'narration'
  | 'announcement'
  | 'correction';

const OF_VERDICT: Partial<Record<Decision['verdict'], Outcome>> = {
  merged: 'merged',
  rated: 'rated',
  warning: 'warned',
};
const OF_KIND: Partial<Record<Decision['remark']['kind'], Outcome>> = {
  announcement: 'announcement',
  retracted: 'correction',
  narration: 'narration',
};

/** The outcome of each remark, in spoken order. */
export function outcomesOf(decisions: readonly Decision[], draft: Draft): Outcome[] {
  const written = new Set(
    draft.sections.flatMap(({ items }) => items.flatMap(({ comments }) => comments.flatMap(({ remarks }) => remarks))),
  );
  return decisions.map(({ verdict, remark }) => {
    const known = OF_VERDICT[verdict];
    if (known) return known;
    if (verdict === 'none') return OF_KIND[remark.kind] ?? 'left out';
    return written.has(remark.index) ? 'written' : 'left out';
  });
}
