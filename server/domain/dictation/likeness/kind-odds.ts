import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import type { LineKind } from './catalogue.ts';
import { KIND_WEIGHTS } from './kind-weights.generated.ts';

/** Kinds in the order of the weights. */
export const LINE_KINDS: readonly LineKind[] = ['defect', 'functional', 'notInspected', 'maintenance', 'talk'];

/** How likely a sentence is of each kind; sums to 1. */
export type KindOdds = Readonly<Record<LineKind, number>>;

/** A weight of 127 in the generated file. */
export const LARGEST_WEIGHT = 4;

/**
 * What the kind of a sentence is told by: its words, small ones too, each with its neighbour, and what the lexicon says
 * of it.
 */
export function kindFeatures(text: string): Set<string> {
  const stems = plainWords(text)
    .filter((word) => /\w/.test(word))
    .map(stem);
  const { defects, fine, units } = readMeaning(text);
  return new Set([
    '#',
    ...stems,
    ...stems.slice(1).map((word, at) => `${stems[at]}_${word}`),
    ...units.flatMap(({ groups }) => groups.map((group) => group.replaceAll(' ', '+'))),
    ...(defects > 0 ? ['#defect'] : []),
    ...(defects > 1 ? ['#defects'] : []),
    ...(fine > 0 ? ['#fine'] : []),
  ]);
}

let made: ReadonlyMap<string, number> | null = null;
let weights: Int8Array = new Int8Array(0);

/** How likely a sentence tells of a defect, of what is in order, … as the catalogue's lines do. */
export function kindOdds(text: string): KindOdds {
  if (!made) {
    made = new Map(KIND_WEIGHTS.features.split(' ').map((feature, at) => [feature, at]));
    weights = new Int8Array(Buffer.from(KIND_WEIGHTS.weights, 'base64'));
  }
  const scores = LINE_KINDS.map(() => 0);
  for (const feature of kindFeatures(text)) {
    const at = made.get(feature);
    if (at === undefined) continue;
    for (const [kind, score] of scores.entries())
      scores[kind] = score + ((weights[at * LINE_KINDS.length + kind] as number) * LARGEST_WEIGHT) / 127;
  }
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return Object.fromEntries(LINE_KINDS.map((kind, at) => [kind, (odds[at] as number) / sum])) as KindOdds;
}
