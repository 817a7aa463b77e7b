import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useDispatch } from '../editor-context.ts';
import { keepFirstGroup } from '../model/actions/keep-first-group.ts';
import type { DuplicateGroupsRow } from '../model/row.ts';
import classes from './rows.module.css';

/** Warns of a component with several groups, of which only the first is used. */
export function DuplicateGroupsContent({ row, isActive }: { row: DuplicateGroupsRow; isActive: boolean }) {
  const dispatch = useDispatch();
  const { key, name, groups } = row.component;
  const rest = groups.slice(1).map((group) => `“${group.name}”`);
  return (
    <div className={classes.banner}>
      <IconAlertTriangle size={20} aria-hidden />
      <p>
        {name} has {groups.length} groups of items, but only the first is used. {rest.join(', ')}{' '}
        {rest.length === 1 ? 'is' : 'are'} not shown.
      </p>
      <Button
        size="compact-sm"
        variant="default"
        tabIndex={isActive ? 0 : -1}
        onClick={() =>
          dispatch({ type: 'perform', label: 'Duplicates removed', step: (draft) => keepFirstGroup(draft, key) })
        }
      >
        Remove Duplicates and Fix
      </Button>
    </div>
  );
}
