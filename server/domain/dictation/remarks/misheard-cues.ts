import { DIRECTION_WORDS } from '../lexicon/common-words.ts';
import { isNumber } from './resolve-corrections.ts';
import { bare, type Spoken } from './spoken.ts';

/** What corrections are led to with, as the recogniser writes them down where they are misheard, and as they were said. */
const MISHEARD = [
  { heard: ['no', 'weight'], said: ['no', 'wait'] },
  { heard: ['nope', 'weight'], said: ['no', 'wait'] },
  { heard: ['oh', 'weight'], said: ['oh', 'wait'] },
  { heard: ['hanging', 'on'], said: ['hang', 'on'] },
  { heard: ['hand', 'on'], said: ['hang', 'on'] },
  { heard: ['pulled', 'on'], said: ['hold', 'on'] },
  { heard: ['held', 'on'], said: ['hold', 'on'] },
  { heard: ['told', 'on'], said: ['hold', 'on'] },
  { heard: ['stripe', 'that'], said: ['strike', 'that'] },
  { heard: ['scratched', 'that'], said: ['scratch', 'that'] },
];
/** Words that such a cue may follow without a comma: "no pulled on, that's a shadow". */
const BEFORE_CUE = new Set(['no', 'nope', 'oh', 'wait', 'okay']);

/** Puts in what was said where a cue that stands by itself was misheard: "no weight, that's the mat", not "there is no weight on it". */
export function hearCues(words: readonly Spoken[]): void {
  for (const at of words.keys()) {
    const cue = MISHEARD.find(({ heard }) =>
      heard.every((part, offset) => bare(words[at + offset]?.heard ?? '') === part),
    );
    if (!cue || !standsAlone(words, at, cue.heard.length)) continue;
    for (const [offset, said] of cue.said.entries()) sayInstead(words[at + offset] as Spoken, said);
  }
}

/** Between commas, or before what is put right: "breaker fourteen, no weight 16". */
const standsAlone = (words: readonly Spoken[], at: number, length: number): boolean => {
  const before = words[at - 1]?.heard ?? '.';
  const next = bare(words[at + length]?.heard ?? '');
  return (
    (/[,.;!?]$/.test(before) || BEFORE_CUE.has(bare(before))) &&
    (/[,.;!]$/.test(words[at + length - 1]?.heard ?? '') || isNumber(next) || DIRECTION_WORDS.has(next))
  );
};

/** Keeps the capital and the punctuation of what was heard. */
function sayInstead(word: Spoken, said: string): void {
  const isCapital = /^[A-Z]/.test(word.heard);
  const text =
    (isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said) + (/[,.;:!?]+$/.exec(word.heard)?.[0] ?? '');
  word.heard = text;
  word.text = text;
}
