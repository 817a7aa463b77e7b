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
    const byWords = this.shares(odds.byWords);
    const byVectors = this.shares(odds.byVectors);
    const roots = byWords.map((share, at) => Math.sqrt(PHRASES * share + (1 - PHRASES) * (byVectors[at] as number)));
    return Float64Array.from(this.comments, (comment) => {
      let sum = 0;
      for (let at = 0; at < comment.lines.length; at++)
        sum += (roots[comment.lines[at] as number] as number) * (comment.roots[at] as number);
      return sum;
    });
  }

  private shares(odds: Float32Array): Float64Array {
    const own = Float64Array.from(this.lines, (line) => odds[line] as number);
    const sum = own.reduce((total, one) => total + one, 0) || 1;
    return own.map((one) => one / sum);
  }
}
