import type { Decision, Remark } from '../dictation/findings.ts';
import type { CommentSource } from '../report/written-report.ts';
import type { HeardComment } from './heard-comments.ts';

/** A remark may lead to several comments: its own comes first, the tips that it brought along last. */
const SOURCES: readonly CommentSource[] = ['template', 'new', 'functional', 'tip', 'auto'];
/** A remark that was not written lends its pictures to a comment of the same place within so many seconds. */
const SAME_PLACE = 10;

/** Position of the comment that a remark led to; null where it led to none. */
export function commentOfRemark(remark: Remark, comments: readonly HeardComment[]): number | null {
  return cheapest(comments, ({ comment }) =>
    comment.heard.some(({ start, end }) => start === remark.start && end === remark.end)
      ? SOURCES.indexOf(comment.source)
      : null,
  );
}

/** Position of the comment of a remark's place that was said next to `second`, if it was said soon before or after. */
export function commentOfPlace(decision: Decision, second: number, comments: readonly HeardComment[]): number | null {
  const place = decision.place ?? decision.remark.place;
  return cheapest(comments, ({ section, item, comment }) => {
    if (section.componentName !== place.component || section.occurrence !== place.occurrence) return null;
    if (place.itemId !== null && place.itemId !== item.itemId) return null;
    const away = Math.min(...comment.heard.map(({ start, end }) => Math.max(0, start - second, second - end)));
    return away <= SAME_PLACE ? away * SOURCES.length + SOURCES.indexOf(comment.source) : null;
  });
}

/** Position of the comment with the least cost; those that cost null do not count. */
function cheapest(comments: readonly HeardComment[], costOf: (comment: HeardComment) => number | null): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, comment] of comments.entries()) {
    const cost = costOf(comment);
    if (cost === null || cost >= least) continue;
    least = cost;
    found = at;
  }
  return found;
}
