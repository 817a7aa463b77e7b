import { soundOf } from './pronunciation.ts';
import type { TemplateIndex } from './template-index.ts';

const nearest = new WeakMap<TemplateIndex, Map<string, string | null>>();

/** The template's word that an unknown one is likely a mishearing of: same sound, or nearly the same letters. */
export function nearestWord(index: TemplateIndex, word: string): string | null {
  const known = nearest.get(index) ?? new Map<string, string | null>();
  nearest.set(index, known);
  const before = known.get(word);
  if (before !== undefined) return before;
  let best: string | null = null;
  if (word.length >= 4 && !/\d/.test(word)) {
    let bestScore = 0.6;
    for (const other of index.vocabulary) {
      if (other.startsWith('~') || Math.abs(other.length - word.length) > 3) continue;
      const score = dice(word, other) + (soundOf(word) === soundOf(other) ? 0.35 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = other;
      }
    }
  }
  known.set(word, best);
  return best;
}

function dice(a: string, b: string): number {
  const grams = (word: string) =>
    new Set(Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)));
  const left = grams(a);
  const right = grams(b);
  let same = 0;
  for (const gram of left) if (right.has(gram)) same++;
  return (2 * same) / (left.size + right.size);
}
