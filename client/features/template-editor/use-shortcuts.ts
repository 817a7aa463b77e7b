import { useEffect, useRef } from 'react';
import { isCommand } from './command-key.ts';

interface Shortcuts {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

interface Circumstances {
  /** A dialog waits for an answer: nothing happens behind it. */
  isBlocked: boolean;
  /** Whether keys do something without Ctrl or ⌘. */
  singleKeys: boolean;
}

/** Keys that work wherever the focus is; some of them not in a text field, which has its own. */
export function useShortcuts({ isBlocked, singleKeys }: Circumstances, shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event, singleKeys);
      if (!name) return;
      event.preventDefault();
      if (!isBlocked) newest.current[name]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isBlocked, singleKeys]);
}

function shortcutOf(event: KeyboardEvent, singleKeys: boolean): keyof Shortcuts | null {
  const key = event.key.toLowerCase();
  if (isCommand(event) && key === 's') return 'onSave';
  if (isCommand(event) && key === 'f') return 'onSearch';
  if (isText(event.target)) return null;
  if (isCommand(event) && key === 'z') return event.shiftKey ? 'onRedo' : 'onUndo';
  if (isCommand(event) && key === 'y') return 'onRedo';
  if (!singleKeys || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === '/') return 'onSearch';
  return key === '?' ? 'onHelp' : null;
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
