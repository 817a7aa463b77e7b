import { useEditor } from '../editor-context.ts';
import type { Editing } from '../model/editor.ts';
import { placeKey } from '../model/place-key.ts';
import { spotOf } from '../spot-of.ts';

/** How what stands in a row is being edited; null when it is only shown. @param key of the row */
export function useEditingOf(key: string): Editing['kind'] | null {
  return useEditor(({ editing }) => (editing && placeKey(spotOf(editing)) === key ? editing.kind : null));
}
