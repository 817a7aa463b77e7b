import { type CommentLines, LinesAmong } from './lines-among.ts';
import { type Sense, senseOf } from './sense.ts';
import { VectorTable } from './vector-table.ts';
import { DIMENSIONS, toUnit } from './word-vectors.ts';

/** What it counts that two texts mean the same lines of the catalogue, and that their words stand for the same; 1 in all. */
const LINES = 0.53;
const WORDS = 1 - LINES;

/** The comments of a library by what they mean. */
export class LikenessIndex {
  private readonly vectors: VectorTable;
  private readonly comments: readonly CommentLines[];
  private readonly among = new WeakMap<readonly number[], LinesAmong>();
  /** For each line of the catalogue the comments that may mean it, with the square root of how likely they do. */
  private readonly byLine: ReadonlyMap<number, { places: Int32Array; roots: Float64Array }>;

  /** @param texts what tells the meaning of each comment. */
  constructor(texts: readonly string[]) {
    this.vectors = new VectorTable(texts.length, DIMENSIONS);
    const byLine = new Map<number, { at: number; root: number }[]>();
    this.comments = texts.map((text, at) => {
      const { vector, lines } = senseOf(text);
      this.vectors.set(at, vector);
      const roots = Float64Array.from(lines.values(), Math.sqrt);
      for (const [next, line] of [...lines.keys()].entries()) {
        const list = byLine.get(line) ?? [];
        list.push({ at, root: roots[next] as number });
        byLine.set(line, list);
      }
      return { lines: Int32Array.from(lines.keys()), roots };
    });
    this.byLine = new Map(
      [...byLine].map(([line, list]) => [
        line,
        { places: Int32Array.from(list, ({ at }) => at), roots: Float64Array.from(list, ({ root }) => root) },
      ]),
    );
  }

  /** The middle of what some of the comments mean, as a vector of length 1. */
  middleOf(places: readonly number[]): Float32Array {
    const sum = new Float32Array(DIMENSIONS);
    for (const at of places) this.vectors.addRow(at, 1, sum);
    return toUnit(sum);
  }

  /** The last text that was asked for: a remark is looked up several times in a row. */
  private last: { text: string; found: Float32Array } | null = null;

  /** How much a text means the same as each comment, 0 to 1, in the order of the texts. Not to be changed. */
  likenesses(text: string): Float32Array {
    if (this.last?.text !== text) this.last = { text, found: this.find(senseOf(text)) };
    return this.last.found;
  }

  /** How much a text means the same as each of some comments, 0 to 1, if it means one of them. @param places a list that is kept. */
  likenessesAmong(text: string, places: readonly number[]): Float32Array {
    const among = this.among.get(places) ?? new LinesAmong(places.map((at) => this.comments[at] as CommentLines));
    this.among.set(places, among);
    return among.likenesses(senseOf(text));
  }

  private find({ vector, lines }: Sense): Float32Array {
    const found = this.vectors.products(vector);
    for (let at = 0; at < found.length; at++) found[at] = WORDS * Math.max(0, found[at] as number);
    // Bhattacharyya's coefficient of the two distributions over lines.
    for (const [line, share] of lines) {
      const of = this.byLine.get(line);
      if (!of) continue;
      const root = LINES * Math.sqrt(share);
      for (let next = 0; next < of.places.length; next++) {
        const at = of.places[next] as number;
        found[at] = (found[at] as number) + root * (of.roots[next] as number);
      }
    }
    return found;
  }
}
