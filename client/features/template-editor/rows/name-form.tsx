import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDispatch, useEditor } from '../editor-context.ts';
import classes from './name-form.module.css';

/** Renames a component or an item where it stands: Enter and Save take the name, Escape and Cancel leave it. */
export function NameForm({ label }: { label: string }) {
  const dispatch = useDispatch();
  const name = useEditor(({ editing }) =>
    editing && 'typed' in editing && typeof editing.typed === 'string' ? editing.typed : '',
  );
  const field = useRef<HTMLInputElement>(null);
  // The list scrolls to it by itself.
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    dispatch({ type: event.key === 'Enter' ? 'finishEditing' : 'cancelEditing' });
  }

  return (
    <div className={classes.form}>
      <input
        ref={field}
        className={classes.field}
        aria-label={label}
        value={name}
        onChange={(event) => dispatch({ type: 'typeName', name: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Button size="compact-sm" variant="default" onClick={() => dispatch({ type: 'cancelEditing' })}>
        Cancel
      </Button>
      <Button size="compact-sm" onClick={() => dispatch({ type: 'finishEditing' })}>
        Save
      </Button>
    </div>
  );
}
