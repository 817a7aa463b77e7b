import type { Row } from '../model/row.ts';

/** Characters that fit on a line of a comment, roughly. */
const LINE = 135;

/** Height of a row in CSS pixels before it is drawn and measured; the better it is, the less the scroll bar jumps. */
export function estimateHeight(row: Row | undefined): number {
  if (row?.kind === 'component') return 52;
  if (row?.kind === 'comment') return 51 + 21 * Math.max(1, Math.ceil(row.comment.text.length / LINE));
  if (row?.kind === 'duplicate-groups') return 60;
  return 40;
}
