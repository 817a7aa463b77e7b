import { STOP_WORDS } from '../lexicon/common-words.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';

/** What a text is compared by: stems and groups of the lexicon, each with what it counts. */
export type Features = ReadonlyMap<string, number>;

/** A text with what it is compared by. */
export interface Reading {
  features: Features;
  /** Neighbouring stems: "wire" beside "cut" tells more than both. */
  pairs: Features;
}

const STEM = 1;
const GROUP = 0.9;
const PAIR = 0.6;

/** Reads what a text is compared by. */
export function readFeatures(text: string): Reading {
  const words = plainWords(text);
  const stems = contentStems(words);
  const features = new Map(stems.map((word) => [word, STEM]));
  for (const unit of readMeaning(text, words).units)
    for (const group of unit.groups) if (!features.has(group)) features.set(group, GROUP);
  return { features, pairs: new Map(stems.slice(1).map((word, at) => [`${stems[at]}_${word}`, PAIR])) };
}

/** Stems of the words that carry meaning, and the groups of the lexicon that they belong to. */
export const featuresOf = (text: string): Features => readFeatures(text).features;

function contentStems(words: readonly string[]): string[] {
  return words
    .filter((word) => word.length > 1 && /\w/.test(word) && !STOP_WORDS.has(word))
    .map(stem)
    .filter((word) => word.length > 1);
}
