import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useEditor } from './editor-context.ts';
import { componentCounts } from './model/counts.ts';
import { hasPendingChanges } from './model/pending.ts';
import { count } from './rows/count.ts';
import classes from './template-editor.module.css';

interface StatusLineProps {
  isSaving: boolean;
  onSave: () => void;
}

/** How much there is in the template; in its place, when there is something to save, the notice and its button. */
export function StatusLine({ isSaving, onSave }: StatusLineProps) {
  const draft = useEditor(({ history }) => history.present);
  const isUnsaved = useEditor(hasPendingChanges);
  const counts = useMemo(() => {
    const total = { items: 0, comments: 0, tips: 0 };
    for (const { items, comments, tips } of draft.components.map(componentCounts)) {
      total.items += items;
      total.comments += comments;
      total.tips += tips;
    }
    return total;
  }, [draft]);
  return (
    <div className={classes.status} data-unsaved={isUnsaved || undefined}>
      <span className={classes.notice} role="status">
        {isUnsaved && (
          <>
            <IconInfoCircle size={18} aria-hidden />
            You have unsaved changes. Click "Save Template" to save your changes.
          </>
        )}
      </span>
      <span className={classes.totals}>
        {count(draft.components.length, 'component')} · {count(counts.items, 'item')} ·{' '}
        {count(counts.comments, 'comment')} · {count(counts.tips, 'maintenance tip')}
      </span>
      {(isUnsaved || isSaving) && (
        <Button
          size="compact-sm"
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          disabled={isSaving}
          onClick={onSave}
        >
          {isSaving ? 'Saving...' : 'Save Template'}
        </Button>
      )}
    </div>
  );
}
