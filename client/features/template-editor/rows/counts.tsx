import { IconBulb } from '@tabler/icons-react';
import { count } from './count.ts';
import classes from './rows.module.css';

/** How much stands in a component or an item, in columns. */
export function Counts({ items, comments, tips }: { items: number | undefined; comments: number; tips: number }) {
  return (
    <span className={classes.counts}>
      {items !== undefined && <span>{count(items, 'item')}</span>}
      <span>{count(comments, 'comment')}</span>
      <span className={classes.tips}>
        {tips > 0 && (
          <>
            <IconBulb size={14} aria-hidden />
            {count(tips, 'tip')}
          </>
        )}
      </span>
    </span>
  );
}
