import { STOP_WORDS } from '../lexicon/common-words.ts';
import { readMeaning } from '../meaning.ts';
import { plainWords, stem } from '../text.ts';

/** What a text is compared by: stems and groups of the lexicon, each with what it counts. */
export type Features = ReadonlyMap<string, number>;

const STEM = 1;
const GROUP = 0.9;
const PAIR = 0.6;

/** Stems of the words that carry meaning, and the groups of the lexicon that they belong to. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  for (const word of contentStems(text)) features.set(word, STEM);
  for (const unit of readMeaning(text).units)
    for (const group of unit.groups) if (!features.has(group)) features.set(group, GROUP);
  return features;
}

/** Neighbouring stems: "wire" beside "cut" tells more than both. */
export function pairsOf(text: string): Map<string, number> {
  const stems = contentStems(text);
  return new Map(stems.slice(1).map((word, at) => [`${stems[at]}_${word}`, PAIR]));
}

function contentStems(text: string): string[] {
  return plainWords(text)
    .filter((word) => word.length > 1 && /\w/.test(word) && !STOP_WORDS.has(word))
    .map(stem)
    .filter((word) => word.length > 1);
}
