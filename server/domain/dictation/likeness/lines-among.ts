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
  likenesses({ odds }: Sense): Float32Array {
    const byWords = this.sharesOf(odds.byWords);
    const byVectors = this.sharesOf(odds.byVectors);
    const roots = new Float64Array(this.lines.length);
    for (let at = 0; at < roots.length; at++)
      roots[at] = Math.sqrt(PHRASES * (byWords[at] as number) + (1 - PHRASES) * (byVectors[at] as number));
    const found = new Float32Array(this.comments.length);
    for (let place = 0; place < found.length; place++) {
      const { lines, roots: own } = this.comments[place] as CommentLines;
      let sum = 0;
      for (let at = 0; at < lines.length; at++) sum += (roots[lines[at] as number] as number) * (own[at] as number);
      found[place] = sum;
    }
    return found;
  }

  /** How likely each of the lines is meant, if one of them is. */
  private sharesOf(odds: (line: number) => number): Float64Array {
    const shares = new Float64Array(this.lines.length);
    let sum = 0;
    for (let at = 0; at < shares.length; at++) {
      const share = odds(this.lines[at] as number);
      shares[at] = share;
      sum += share;
    }
    for (let at = 0; at < shares.length && sum > 0; at++) shares[at] = (shares[at] as number) / sum;
    return shares;
  }
}
