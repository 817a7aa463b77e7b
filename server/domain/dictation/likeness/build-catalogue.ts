import type { CatalogueLine, LineKind } from './catalogue.ts';
import { readFeatures } from './features.ts';
import { type PhraseTable, PhraseTableMaker } from './phrase-table.ts';
import { DIMENSIONS, toUnit, vectorOf } from './word-vectors.ts';

/** The catalogue as it is looked up. */
export interface BuiltCatalogue {
  /** Of each line, in the catalogue's order. */
  kinds: LineKind[];
  /** The middle of the vectors of each line's phrases, each of length 1, one after the other. */
  centres: Float32Array;
  phrases: PhraseTable;
}

/** Reads all phrases of the catalogue, which takes some seconds. */
export function buildCatalogue(lines: readonly CatalogueLine[]): BuiltCatalogue {
  const centres = new Float32Array(lines.length * DIMENSIONS);
  const phrases = new PhraseTableMaker();
  for (const [line, { name, spoken, written }] of lines.entries()) {
    const sum = new Float32Array(DIMENSIONS);
    for (const text of [name, ...spoken, ...written]) {
      const reading = readFeatures(text);
      phrases.add(line, reading);
      for (const [d, value] of vectorOf(reading.features).entries()) sum[d] = (sum[d] as number) + value;
    }
    centres.set(toUnit(sum), line * DIMENSIONS);
  }
  return { kinds: lines.map(({ kind }) => kind), centres, phrases: phrases.make(lines.length) };
}
