import { VisuallyHidden } from '@mantine/core';
import { useEditorTools } from './editor-context.ts';
import { useSignal } from './signal.ts';

/** Tells those who do not see it what was done. */
export function Announcer() {
  const { store } = useEditorTools();
  const announcement = useSignal(store.announcement, (text) => text);
  return (
    <VisuallyHidden role="status" aria-label="What was done">
      {announcement}
    </VisuallyHidden>
  );
}
