import { FINITE_VERBS } from '../lexicon/common-words.ts';
import { bare, drop, type Spoken } from './spoken.ts';

/** A name has so many words at most. */
const MOST_WORDS = 5;
/** Words that only lead from what was wrong to what is right: "no, scratch that, it's the den ceiling". */
const LEADS_BACK = new Set(['no', 'wait', 'oh', 'sorry', 'actually']);
const LEADS_ON = new Set(["it's", "that's", 'it', 'that', 'is', 'make', 'i', 'mean', 'meant']);
const DETERMINERS = new Set(['the', 'a', 'an', 'that', 'this']);

/**
 * Puts another name in for one that a sentence ends by taking back: "on the dining room ceiling, no, scratch that, it's the den
 * ceiling". Nothing else of it is taken back. Changes `text` of the words.
 */
export function correctName(words: Spoken[]): void {
  const word = (at: number) => bare(words[at]?.heard ?? '');
  const edit = words.findIndex((_, at) => /^(?:scratch|strike)$/.test(word(at)) && /^(?:that|it)$/.test(word(at + 1)));
  if (edit < 0) return;
  let from = edit + 2;
  while (LEADS_ON.has(word(from))) from++;
  let cue = edit;
  while (LEADS_BACK.has(word(cue - 1))) cue--;
  const said = words.slice(from);
  if (said.length < 2 || said.length > MOST_WORDS) return;
  if (said.some(({ heard }) => FINITE_VERBS.has(bare(heard)))) return;
  const end = words.findLastIndex((_, at) => at < cue && word(at) === word(words.length - 1));
  const start = words.findLastIndex((_, at) => at < end && DETERMINERS.has(word(at)));
  if (end < 0 || start < 0 || end - start >= MOST_WORDS) return;
  const name = said.map(({ heard }) => bare(heard));
  for (let at = start; at < end; at++) (words[at] as Spoken).text = name[at - start] ?? '';
  (words[end] as Spoken).text = name.slice(end - start).join(' ');
  drop(words, cue, words.length);
  const last = words.findLast(({ text }) => text !== '');
  if (last) last.text = `${last.text.replace(/[,;]$/, '')}.`;
}
