import { Remembered } from '../remembered.ts';
import { type Meaning, readMeaning } from '../words/meaning.ts';
import { plainWords, stem } from '../words/text.ts';
import { CUT_WEIGHTS } from './cut-weights.generated.ts';
import { type Features, featuresOf } from './features.ts';
import { WeightTable } from './weight-table.ts';
import { product, vectorOf } from './word-vectors.ts';

const LAST_WORDS = 2;
const FIRST_WORDS = 3;
/** Counts beyond these tell no more. */
const MOST_FEATURES = 5;
const MOST_WORDS = 9;
const MOST_SHARED = 2;

/** What stands between two stretches of a sentence: a comma, or a word that joins. */
export type Joint = ',' | 'and' | 'but' | 'plus';

/**
 * What tells whether two stretches of a sentence speak of two things: how near they are in meaning, how long they are,
 * what each names, and the words about the cut.
 */
export function cutFeatures(left: string, right: string, joint: Joint): Set<string> {
  const before = readMeaning(left);
  const after = readMeaning(right);
  const leftFeatures = featuresOf(left);
  const rightFeatures = featuresOf(right);
  const words = plainWords(right).map(stem);
  const ending = plainWords(left).slice(-LAST_WORDS).map(stem).reverse();
  const shared = [...rightFeatures.keys()].filter((key) => leftFeatures.has(key)).length;
  const role = after.units.find((unit) => unit.role !== 'general')?.role;
  return new Set([
    '#',
    `#joint:${joint}`,
    `#near:${nearness(leftFeatures, rightFeatures)}`,
    `#left:${Math.min(leftFeatures.size, MOST_FEATURES)}`,
    `#right:${Math.min(rightFeatures.size, MOST_FEATURES)}`,
    `#words:${Math.min(words.length, MOST_WORDS)}`,
    `#shared:${Math.min(shared, MOST_SHARED)}`,
    ...(namesPartOf(after, leftFeatures) ? ['#sharesPart'] : []),
    ...(['parts', 'defects', 'fine'] as const).map((key) => `#${key}:${before[key] > 0}${after[key] > 0}`),
    ...(role ? [`#first:${role}`] : []),
    ...words.slice(0, FIRST_WORDS).map((word, at) => `r${at}:${word}`),
    `r:${words[0]}_${words[1]}`,
    ...ending.map((word, at) => `l${at}:${word}`),
  ]);
}

/** In tenths. */
function nearness(left: Features, right: Features): number {
  const likeness = product(vectorOf(left), vectorOf(right));
  return Math.round(Math.max(-0.3, Math.min(0.9, likeness)) * 10);
}

const namesPartOf = ({ units }: Meaning, features: Features) =>
  units.some(({ role, groups }) => role === 'part' && groups.some((group) => features.has(group)));

let made: WeightTable | null = null;

/** How likely two stretches of a sentence speak of two findings rather than of one, 0 to 1. */
export function cutOdds(left: string, right: string, joint: Joint): number {
  const between = `${left}\n${right}\n${joint}`;
  return known.get(between) ?? known.keep(between, findOdds(left, right, joint));
}
const known = new Remembered<number>(10_000);

function findOdds(left: string, right: string, joint: Joint): number {
  made ??= new WeightTable(CUT_WEIGHTS, 1);
  const [score = 0] = made.sums(cutFeatures(left, right, joint));
  return 1 / (1 + Math.exp(-score));
}
