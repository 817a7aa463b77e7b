import { fold, wordsOf } from '../../../lib/fold.ts';

/** A stretch of a text: from `start` up to, not with, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a plain text (a title, one text node) has words of the query: in order, not overlapping. Meant for texts that are on the
 * screen, not for all.
 */
export function marksIn(text: string, query: string): Range[] {
  const words = text === '' ? [] : wordsOf(query);
  if (words.length === 0) return [];
  const { folded, starts } = foldWithPlaces(text);
  return merged(words.flatMap((word) => rangesOf(folded, word, starts)));
}

/** The folded text, and for each of its units where that begins in the text; one more entry for the end. */
function foldWithPlaces(text: string): { folded: string; starts: number[] } {
  const starts: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const piece = fold(sign);
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(place);
    folded += piece;
    place += sign.length;
  }
  starts.push(place);
  return { folded, starts };
}

function rangesOf(folded: string, word: string, starts: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length;
    ranges.push({ start: starts[at] ?? 0, end: starts[end] ?? 0 });
  }
  return ranges;
}

function merged(ranges: Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && range.start <= last.end)
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else result.push(range);
  }
  return result;
}
