import { Button, Group, Skeleton } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { isCommand } from '../command-key.ts';
import { useDispatch, useEditor, useEditorTools } from '../editor-context.ts';
import type { CommentRow } from '../model/row.ts';
import { loadRichTextField } from '../text/load-rich-text-field.ts';
import classes from './comment-form.module.css';

const RichTextField = lazy(loadRichTextField);

const NOTHING = { name: '', text: '' };

/** Edits title and text of a comment where it stands. It is the only one of its kind on the page at any time. */
export function CommentForm({ row: { comment } }: { row: CommentRow }) {
  const { store } = useEditorTools();
  const dispatch = useDispatch();
  const title = useEditor(({ editing }) => (editing?.kind === 'comment' ? editing.typed.name : ''));
  const [isNew] = useState(comment.name === '' && comment.text === '');
  const [firstText] = useState(typed().text);
  const form = useRef<HTMLDivElement>(null);
  const titleField = useRef<HTMLInputElement>(null);

  function typed() {
    const { editing } = store.editor;
    return editing?.kind === 'comment' ? editing.typed : NOTHING;
  }
  const finish = () => dispatch({ type: 'finishEditing' });
  const cancel = () => dispatch({ type: 'cancelEditing' });

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    if (isNew) titleField.current?.focus({ preventScroll: true });
  }, [isNew]);

  useEffect(() => {
    const clickOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) dispatch({ type: 'clickOutside' });
    };
    document.addEventListener('pointerdown', clickOutside);
    return () => document.removeEventListener('pointerdown', clickOutside);
  }, [dispatch]);

  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (isCommand(event.nativeEvent) || event.target === titleField.current);
    if (event.nativeEvent.isComposing || (!isSave && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isSave) finish();
    else cancel();
  }

  return (
    <div className={classes.form} ref={form} onKeyDownCapture={onKeyDown}>
      <input
        ref={titleField}
        className={classes.title}
        aria-label="Title"
        placeholder="Title"
        value={title}
        onChange={(event) => dispatch({ type: 'typeComment', typed: { ...typed(), name: event.currentTarget.value } })}
      />
      <Suspense fallback={<Skeleton h={82} role="status" aria-label="Loading" />}>
        <RichTextField
          label="Text"
          html={firstText}
          autoFocus={!isNew}
          onChange={(text) => dispatch({ type: 'typeComment', typed: { ...typed(), text } })}
        />
      </Suspense>
      <Group gap="xs" justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={cancel}>
          Cancel
        </Button>
        <Button size="compact-sm" onClick={finish}>
          Save
        </Button>
      </Group>
    </div>
  );
}
