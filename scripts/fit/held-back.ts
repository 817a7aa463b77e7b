/**
 * Templates whose dictations the sentence encoder is not taught by: what it tells is worth can be seen only where it has not seen
 * the answers.
 */
const HELD_BACK: ReadonlySet<string> = new Set(['i', 'k', 'q', 's', 'y']);

/** @param dictation its name: `i-1`. */
export const isHeldBack = (dictation: string): boolean => HELD_BACK.has(dictation.slice(0, dictation.lastIndexOf('-')));
