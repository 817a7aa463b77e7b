export interface LabelledText {
  /** Where it stands, for messages. */
  where: string;
  text: string;
}

export interface Pair {
  /** Share of the two texts' different word trigrams that both have (Jaccard), 0 to 1. */
  overlap: number;
  between: readonly [string, string];
}

/**
 * The pairs of texts that have most word trigrams in common, closest first; the phrase for the location does not count.
 * Two sentences of six words or more of which one word differs overlap by a third at least.
 */
export function closestPairs(texts: readonly LabelledText[], count: number): Pair[] {
  const trigrams = texts.map(({ text }) => trigramsOf(text));
  const textsWith = new Map<string, number[]>();
  for (const [at, set] of trigrams.entries())
    for (const trigram of set) {
      const list = textsWith.get(trigram);
      if (list) list.push(at);
      else textsWith.set(trigram, [at]);
    }

  const common = new Map<number, number>();
  for (const list of textsWith.values())
    for (const [at, first] of list.entries())
      for (const second of list.slice(at + 1)) {
        const pair = first * texts.length + second;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }

  const sizeOf = (at: number) => trigrams[at]?.size ?? 0;
  const whereOf = (at: number) => texts[at]?.where ?? '';
  return [...common]
    .map(([pair, shared]): Pair => {
      const [a, b] = [Math.floor(pair / texts.length), pair % texts.length];
      return { overlap: shared / (sizeOf(a) + sizeOf(b) - shared), between: [whereOf(a), whereOf(b)] };
    })
    .sort((a, b) => b.overlap - a.overlap)
    .slice(0, count);
}

/** A text's beginning and end count as words, so that short sentences have enough trigrams to be compared by. */
function trigramsOf(text: string): Set<string> {
  const said = text.replace(' at the (location)', '').toLowerCase();
  const words = ['^', ...(said.match(/[a-z0-9'-]+/g) ?? []), '$'];
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}
