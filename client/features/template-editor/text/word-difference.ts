import type { Range } from '../model/marks.ts';

interface Difference {
  /** Words of the text before that are not in the one after, as stretches of the text before. */
  readonly removed: Range[];
  /** Words that came to it, as stretches of the text after. */
  readonly added: Range[];
}

/** More pairs of words than these are not compared: all between the equal ends counts as changed. */
const MOST_PAIRS = 4_000_000;

/** What changed between two plain texts, by words: by their longest common subsequence. */
export function wordDifference(before: string, after: string): Difference {
  const old = wordsOf(before);
  const now = wordsOf(after);
  const common = commonWords(old, now);
  return {
    removed: stretches(old.filter((_, index) => !common.inOld.has(index))),
    added: stretches(now.filter((_, index) => !common.inNow.has(index))),
  };
}

interface Word extends Range {
  readonly text: string;
  readonly index: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match, index) => ({
    text: match[0],
    index,
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function commonWords(old: Word[], now: Word[]): { inOld: Set<number>; inNow: Set<number> } {
  const inOld = new Set<number>();
  const inNow = new Set<number>();
  const pair = (a: number, b: number) => {
    inOld.add(a);
    inNow.add(b);
  };
  let first = 0;
  while (first < old.length && old[first]?.text === now[first]?.text) pair(first, first++);
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > first && nowEnd > first && old[oldEnd - 1]?.text === now[nowEnd - 1]?.text) pair(--oldEnd, --nowEnd);
  if ((oldEnd - first) * (nowEnd - first) > MOST_PAIRS) return { inOld, inNow };

  const lengths = lengthsOfCommon(old.slice(first, oldEnd), now.slice(first, nowEnd));
  let [a, b] = [first, first];
  while (a < oldEnd && b < nowEnd) {
    if (old[a]?.text === now[b]?.text) pair(a++, b++);
    else if (lengths(a + 1 - first, b - first) >= lengths(a - first, b + 1 - first)) a++;
    else b++;
  }
  return { inOld, inNow };
}

/** How many words the rests of both texts have in common, from each pair of places on. */
function lengthsOfCommon(old: Word[], now: Word[]): (a: number, b: number) => number {
  const width = now.length + 1;
  const table = new Uint32Array((old.length + 1) * width);
  const at = (a: number, b: number) => table[a * width + b] ?? 0;
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) {
      table[a * width + b] =
        old[a]?.text === now[b]?.text ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  return at;
}

/** Neighbouring words as one stretch, the space between them included. */
function stretches(words: Word[]): Range[] {
  const ranges: (Range & { last: number })[] = [];
  for (const { start, end, index } of words) {
    const previous = ranges.at(-1);
    if (previous?.last === index - 1) ranges[ranges.length - 1] = { start: previous.start, end, last: index };
    else ranges.push({ start, end, last: index });
  }
  return ranges.map(({ start, end }) => ({ start, end }));
}
