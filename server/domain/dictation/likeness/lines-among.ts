import { PHRASES, type Sense } from './sense.ts';

/** The lines of the catalogue that a comment may mean, with the square root of how likely it does. */
export interface CommentLines {
  lines: Int32Array;
  roots: Float64Array;
}

/**
 * Comments among which a text means one, such as those of the section spoken of. "That corner is soft as a sponge" may mean very
 * many lines of the catalogue, and few that comments of the roof mean.
 */
export class LinesAmong {
  /** The lines that any of the comments may mean. */
  private readonly lines: Int32Array;
  /** Each comment's lines by where these stand in `lines`. */
  private readonly comments: readonly CommentLines[];

  constructor(comments: readonly CommentLines[]) {
    const places = new Map<number, number>();
    const placeOf = (line: number) => {
      const place = places.get(line) ?? places.size;
      places.set(line, place);
      return place;
    };
    this.comments = comments.map(({ lines, roots }) => ({ lines: lines.map(placeOf), roots }));
    this.lines = Int32Array.from(places.keys());
  }

  /** How much a text means the same as each comment, 0 to 1, if it means a line that one of them means. */
  likenesses({ odds }: Sense): Float64Array {
    const byWords = PHRASES / this.sumOf(odds.byWords);
    const byVectors = (1 - PHRASES) / this.sumOf(odds.byVectors);
    const roots = new Float64Array(this.lines.length);
    for (let at = 0; at < roots.length; at++) {
      const line = this.lines[at] as number;
      roots[at] = Math.sqrt(byWords * (odds.byWords[line] as number) + byVectors * (odds.byVectors[line] as number));
    }
    const found = new Float64Array(this.comments.length);
    for (const [place, { lines, roots: own }] of this.comments.entries()) {
      let sum = 0;
      for (let at = 0; at < lines.length; at++) sum += (roots[lines[at] as number] as number) * (own[at] as number);
      found[place] = sum;
    }
    return found;
  }

  private sumOf(odds: Float32Array): number {
    let sum = 0;
    for (let at = 0; at < this.lines.length; at++) sum += odds[this.lines[at] as number] as number;
    return sum || 1;
  }
}
