import { useEffect } from 'react';
import { loadRichTextField } from './text/load-rich-text-field.ts';

/** Milliseconds after the page is there; browsers without idle callbacks wait that long. */
const PAUSE_MS = 1000;

/** Loads what the first comment that is edited needs, while the browser has nothing else to do. */
export function useLoadAhead(): void {
  useEffect(() => {
    // What cannot be loaded now is tried again when it is needed, and fails there.
    const load = () => void loadRichTextField().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: PAUSE_MS });
    return () => cancelIdleCallback(idle);
  }, []);
}
