import type { Editor } from '../editor.ts';
import { redo, undo } from '../history.ts';
import { firstChange } from './first-change.ts';
import { reveal } from './reveal.ts';
import { withDraft } from './run-step.ts';

/** Takes the last change back, or does it again, and reveals where that was. */
export function travel(editor: Editor, way: 'undo' | 'redo'): Editor {
  const before = editor.history.present;
  const history = way === 'undo' ? undo(editor.history) : redo(editor.history);
  if (history === editor.history) return editor;
  const travelled = withDraft({ ...editor, history }, before);
  const place = firstChange(before, history.present);
  return place ? reveal(travelled, place) : travelled;
}
