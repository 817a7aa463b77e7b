import { CATALOGUE, type CatalogueLine, type LineKind } from './catalogue.ts';
import { type Reading, readFeatures } from './features.ts';
import { LineCentres } from './line-centres.ts';
import { type CataloguePhrase, type Lines, PhraseIndex } from './phrase-index.ts';
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
}

/** What it counts that words stand in phrases of a line; the rest, that they are near its middle. */
const PHRASES = 0.5;

interface Knowledge {
  phrases: PhraseIndex;
  centres: LineCentres;
}

let known: Knowledge | null = null;
/** The last text that was asked for: a remark is looked up several times in a row. */
let last: { text: string; sense: Sense } | null = null;

/** Reads the catalogue, some seconds. */
function readCatalogue(): Knowledge {
  const centres = new LineCentres();
  const phrases = new PhraseIndex(readPhrases((line, { features }) => centres.add(line, vectorOf(features))));
  centres.finish();
  return { phrases, centres };
}

function* readPhrases(onRead: (line: number, reading: Reading) => void): Iterable<CataloguePhrase> {
  for (const [line, { name, spoken, written }] of CATALOGUE.entries()) {
    for (const text of [name, ...spoken, ...written]) {
      const reading = readFeatures(text);
      onRead(line, reading);
      yield { line, reading };
    }
  }
}

/** What a text may mean. The first call reads the catalogue. */
export function senseOf(text: string): Sense {
  known ??= readCatalogue();
  if (last?.text !== text) last = { text, sense: read(text, known) };
  return last.sense;
}

function read(text: string, { phrases, centres }: Knowledge): Sense {
  const reading = readFeatures(text);
  const vector = vectorOf(reading.features);
  const { lines: near, nearest, centre } = centres.near(vector);
  const lines = new Map<number, number>();
  for (const [line, share] of phrases.linesOf(reading)) lines.set(line, PHRASES * share);
  for (const [line, share] of near) lines.set(line, (lines.get(line) ?? 0) + (1 - PHRASES) * share);
  return { vector, lines, nearest, centre };
}

/** How likely a text means lines of each kind. */
export function kindsOfLines(text: string): Record<LineKind, number> {
  const kinds = { defect: 0, functional: 0, notInspected: 0, maintenance: 0, talk: 0 };
  for (const [line, share] of senseOf(text).lines) kinds[(CATALOGUE[line] as CatalogueLine).kind] += share;
  return kinds;
}

/** How much two texts mean the same lines, 0 to 1 (Bhattacharyya's coefficient). */
export function overlap(one: Lines, other: Lines): number {
  let sum = 0;
  for (const [line, share] of one) sum += Math.sqrt(share * (other.get(line) ?? 0));
  return sum;
}
