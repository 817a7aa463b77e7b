import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Says where the keyboard goes on from when an entry of a list was removed: at the entry that took its place, else at the
 * last one, else at `otherwise`. The buttons that remove bear `data-remove`.
 * @returns what to call before the entry whose button has the focus is removed.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): () => void {
  const removed = useRef(-1);
  useEffect(() => {
    if (removed.current < 0) return;
    const buttons = buttonsOf(list.current);
    const next = buttons[removed.current] ?? buttons.at(-1) ?? otherwise.current;
    if (next instanceof HTMLElement) next.focus();
    removed.current = -1;
  });
  return useCallback(() => {
    removed.current = buttonsOf(list.current).indexOf(document.activeElement);
  }, [list]);
}

function buttonsOf(list: HTMLElement | null): (Element | null)[] {
  return [...(list?.querySelectorAll('[data-remove]') ?? [])];
}
