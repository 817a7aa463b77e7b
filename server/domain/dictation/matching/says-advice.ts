import { readMeaning } from '../words/meaning.ts';
import { htmlText } from '../words/text.ts';
import { tellsIntervals } from './said-intervals.ts';
import type { Entry } from './template-index.ts';

/** Whether a tip, however near, speaks of a part that the advice names, if it names one, and tells the intervals that it does. */
export function saysAdvice({ comment, title, observation, rest, item }: Entry, said: string): boolean {
  const parts = readMeaning(said).units.filter(({ role }) => role === 'part');
  const speaksOf = (key: string) =>
    title.keys.has(key) || observation.keys.has(key) || rest.has(key) || item.keys.has(key);
  const isOfIt = parts.length === 0 || parts.some(({ stems, groups }) => [...stems, ...groups].some(speaksOf));
  return isOfIt && tellsIntervals(`${comment.name}. ${htmlText(comment.text)}`, said);
}
