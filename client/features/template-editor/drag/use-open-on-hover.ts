import { useEffect } from 'react';
import { useEditorTools } from '../editor-context.ts';
import { placeKey } from '../model/place-key.ts';
import type { Signal } from '../signal.ts';
import type { Drop } from './drop.ts';

/** Milliseconds that a comment is held over a closed item before it opens. */
const DELAY_MS = 700;

/** Opens the item that a comment is held over. */
export function useOpenOnHover(drop: Signal<Drop | null>): void {
  const { store } = useEditorTools();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = drop.subscribe(() => {
      clearTimeout(timer);
      if (drop.value?.mark !== 'into') return;
      const { component, item } = drop.value.target;
      if (store.editor.openItems.has(placeKey({ component, item }))) return;
      timer = setTimeout(() => store.dispatch({ type: 'toggleItem', place: { component, item } }), DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [drop, store]);
}
