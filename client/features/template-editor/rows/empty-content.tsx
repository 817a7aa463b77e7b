import type { EmptyRow } from '../model/row.ts';
import classes from './rows.module.css';

const SENTENCES: Record<EmptyRow['of'], string> = {
  template: 'This template has no components yet. Begin with “New Component”.',
  component: 'No items yet. “New Item” adds the first one.',
  item: 'No comments yet.',
  search: 'Nothing was found. Try fewer or other words.',
};

/** Says that there is nothing. */
export function EmptyContent({ row: { of } }: { row: EmptyRow }) {
  return (
    <div className={classes.empty} data-of={of}>
      {SENTENCES[of]}
    </div>
  );
}
