import { remembering } from '../remembered.ts';
import type { BuiltCatalogue } from './build-catalogue.ts';
import { readBuilt } from './built-file.ts';
import type { LineKind } from './catalogue.ts';
import { readFeatures } from './features.ts';
import { LineCentres } from './line-centres.ts';
import { type Lines, type LinesFound, PhraseIndex } from './phrase-index.ts';
import { type TextVector, vectorOf } from './word-vectors.ts';

/** What a text may mean. */
export interface Sense {
  /** Of its words. */
  vector: TextVector;
  /** The lines of the catalogue that it may mean, and how likely; at most 1 in all. */
  lines: Lines;
  /** How near the nearest line is by the words' vectors, -1 to 1. */
  nearest: number;
  /** The middle of the lines that are near by vectors. */
  centre: Float32Array;
  /** How much is there for a line of the catalogue, by words and by vectors, as odds against the others. */
  odds: { byWords: LinesFound['odds']; byVectors: LinesFound['odds'] };
}

/** What it counts that words stand in phrases of a line; the rest, that they are near its middle. */
export const PHRASES = 0.5;

interface Knowledge {
  phrases: PhraseIndex;
  centres: LineCentres;
  kinds: readonly LineKind[];
}

let known: Knowledge | null = null;
/** What is known of the catalogue; a third of a second when it is asked for first. */
function knowledge(): Knowledge {
  if (known) return known;
  const { kinds, centres, phrases } = readBuilt<BuiltCatalogue>('meaning');
  known = { kinds, centres: new LineCentres(centres), phrases: new PhraseIndex(phrases, kinds.length) };
  return known;
}

/** Texts that are remembered, so that a remark that is looked up again and again is read once; 30 to 60 MB. */
const REMEMBERED = 1_000;
/** Of clauses, of which there are more, only the lines are. */
const LINES_REMEMBERED = 6_000;

/** What a text may mean. */
export const senseOf = remembering(REMEMBERED, (text) => read(text, knowledge()));

/** The lines of the catalogue that a text may mean. */
export const linesOf = remembering(LINES_REMEMBERED, (text) => read(text, knowledge()).lines);

function read(text: string, { phrases, centres }: Knowledge): Sense {
  const reading = readFeatures(text);
  const vector = vectorOf(reading.features);
  const byVectors = centres.near(vector);
  const byWords = phrases.linesOf(reading);
  const lines = new Map<number, number>();
  for (const [line, share] of byWords.lines) lines.set(line, PHRASES * share);
  for (const [line, share] of byVectors.lines) lines.set(line, (lines.get(line) ?? 0) + (1 - PHRASES) * share);
  const { nearest, centre } = byVectors;
  return { vector, lines, nearest, centre, odds: { byWords: byWords.odds, byVectors: byVectors.odds } };
}

/** How likely a text means lines of each kind. */
export function kindsOfLines(text: string): Record<LineKind, number> {
  const { kinds } = knowledge();
  const shares = { defect: 0, functional: 0, notInspected: 0, maintenance: 0, talk: 0 };
  for (const [line, share] of linesOf(text)) shares[kinds[line] as LineKind] += share;
  return shares;
}

/** How much two texts mean the same lines, 0 to 1 (Bhattacharyya's coefficient). */
export function overlap(one: Lines, other: Lines): number {
  let sum = 0;
  for (const [line, share] of one) sum += Math.sqrt(share * (other.get(line) ?? 0));
  return sum;
}
