import { WeightTable } from '../likeness/weight-table.ts';
import type { Evidence } from '../log-odds.ts';
import { KIND_WORDS } from './kind-words.generated.ts';

/** Kinds that words may speak for against a finding, in the order of the weights. */
export const KINDS_BY_WORDS = ['functional', 'notInspected', 'narration', 'tip'] as const;
type KindByWords = (typeof KINDS_BY_WORDS)[number];

/** The words that a remark is told by, each once: small ones ("me", "it's") tell talk from findings best. */
export function wordsToTellBy(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/\d+/g, '0');
  return new Set(plain.match(/\w[\w']*/g) ?? []);
}

let made: WeightTable | null = null;

/** What the words of a remark speak for each kind against a finding, as log odds; fitted by `npm run fit`. */
export function oddsByWords(text: string): Evidence<KindByWords> {
  made ??= new WeightTable(KIND_WORDS, KINDS_BY_WORDS.length);
  const sums = made.sums(wordsToTellBy(text));
  return Object.fromEntries(KINDS_BY_WORDS.map((kind, at) => [kind, sums[at]])) as Evidence<KindByWords>;
}
