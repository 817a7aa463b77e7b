import type { Action, Editor } from './model/editor.ts';
import type { History } from './model/history.ts';
import { reduce } from './model/reduce.ts';
import { Signal } from './signal.ts';

/** The editor's state: each action is reduced once, outside React, and tells what was done. */
export class EditorStore {
  readonly state: Signal<Editor>;
  /** What was done last, for those who do not see it. */
  readonly announcement = new Signal('');

  constructor(editor: Editor) {
    this.state = new Signal(editor);
  }

  get editor(): Editor {
    return this.state.value;
  }

  readonly dispatch = (action: Action): void => {
    const before = this.editor.history;
    this.state.set(reduce(this.editor, action));
    const said = whatWasDone(action, before, this.editor.history);
    if (said) this.announce(said);
  };

  announce(text: string): void {
    // The same words twice are not read out twice.
    this.announcement.set(text === this.announcement.value ? `${text}\u00a0` : text);
  }

  /** Takes over what is being edited; resolves when the question that this may raise is answered. */
  async finishEditing(): Promise<void> {
    this.dispatch({ type: 'finishEditing' });
    if (!this.editor.asking) return;
    await new Promise<void>((resolve) => {
      const stop = this.state.subscribe(() => {
        if (this.editor.asking) return;
        stop();
        resolve();
      });
    });
  }
}

function whatWasDone({ type }: Action, before: History, after: History): string | null {
  if (before === after) return null;
  if (type === 'undo') return `Undone: ${before.past.at(-1)?.label}`;
  if (type === 'redo') return `Done again: ${before.future[0]?.label}`;
  const last = after.past.at(-1);
  return last && last !== before.past.at(-1) ? last.label : null;
}
