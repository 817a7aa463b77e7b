import { useEffect, useRef } from 'react';
import { useEditor } from '../editor-context.ts';
import { placeKey } from '../model/place-key.ts';

/** Specification, point 9: scroll-to-comment delay. */
const DELAY_MS = 100;

/**
 * Calls `show` with the key of what is to be seen, a little after it is asked for: it may have to be drawn first.
 * @returns calls off what is still to be shown: whoever has gone elsewhere meanwhile is not fetched back.
 */
export function useReveal(show: (key: string) => void): () => void {
  const revealed = useEditor((editor) => editor.revealed);
  const newest = useRef(show);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    newest.current = show;
  });
  useEffect(() => {
    if (!revealed) return;
    timer.current = setTimeout(() => newest.current(placeKey(revealed)), DELAY_MS);
    return () => clearTimeout(timer.current);
  }, [revealed]);
  return () => clearTimeout(timer.current);
}
