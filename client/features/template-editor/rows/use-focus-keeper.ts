import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusKeeper {
  /** Gives a row the focus as soon as it is drawn. */
  focus: (key: string) => void;
  /** Whether nothing outside the list has the focus. */
  mayFocus: () => boolean;
}

/**
 * Sees to it that the keyboard stays in the list: rows are drawn and dropped as they come into sight, buttons and fields come and
 * go. Called in each drawing of the list.
 * @param activeKey key of the row that takes the focus when what had it is gone.
 */
export function useFocusKeeper(list: RefObject<HTMLElement | null>, activeKey: string | undefined): FocusKeeper {
  const wanted = useRef<string | null>(null);
  const last = useRef<HTMLElement | null>(null);
  const rowOf = (key: string | undefined) =>
    key === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);

  useEffect(() => {
    const follow = ({ target }: Event) => {
      last.current = target instanceof HTMLElement && list.current?.contains(target) ? target : null;
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [list]);

  useLayoutEffect(() => {
    const row = wanted.current === null ? null : rowOf(wanted.current);
    if (row) {
      wanted.current = null;
      row.focus({ preventScroll: true });
    } else if (last.current && document.activeElement === document.body) {
      // A row that was moved lets the focus go, too.
      const target = last.current.isConnected ? last.current : rowOf(activeKey);
      target?.focus({ preventScroll: true });
    }
  });

  return {
    focus: (key) => {
      const row = rowOf(key);
      if (row) row.focus({ preventScroll: true });
      else wanted.current = key;
    },
    mayFocus: () => document.activeElement === document.body || Boolean(list.current?.contains(document.activeElement)),
  };
}
