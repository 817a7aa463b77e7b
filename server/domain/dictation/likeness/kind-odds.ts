import { remembering } from '../remembered.ts';
import { readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import type { LineKind } from './catalogue.ts';
import { KIND_WEIGHTS } from './kind-weights.generated.ts';
import { oddsOf } from './odds-of.ts';
import { WeightTable } from './weight-table.ts';

/** Kinds in the order of the weights. */
export const LINE_KINDS: readonly LineKind[] = ['defect', 'functional', 'notInspected', 'maintenance', 'talk'];

/** How likely a sentence is of each kind; sums to 1. */
export type KindOdds = Readonly<Record<LineKind, number>>;

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

let made: WeightTable | null = null;

/** How likely a sentence tells of a defect, of what is in order, … as the catalogue's lines do. */
export const kindOdds = remembering(10_000, (text: string): KindOdds => {
  made ??= new WeightTable(KIND_WEIGHTS, LINE_KINDS.length);
  return oddsOfScores(made.sums(kindFeatures(text)));
});

/** @param scores of the kinds, in the order of `LINE_KINDS`. */
export const oddsOfScores = (scores: readonly number[]): KindOdds => oddsOf(LINE_KINDS, scores);
