import { setImmediate } from 'node:timers/promises';
import { cleanHtml } from './clean-html.ts';

/** Milliseconds of work after which others get their turn: megabytes of odd HTML take seconds. */
const TURN_MS = 20;

/** Every text with what `cleanHtml` makes of it. Others are served meanwhile. */
export async function cleanTexts(texts: Iterable<string>): Promise<Map<string, string>> {
  const cleaned = new Map<string, string>();
  let start = performance.now();
  for (const text of texts) {
    if (cleaned.has(text)) continue;
    cleaned.set(text, cleanHtml(text));
    if (performance.now() - start < TURN_MS) continue;
    await setImmediate();
    start = performance.now();
  }
  return cleaned;
}
