import { readFileSync } from 'node:fs';

/** More is cut off: no remark and no first sentence of a comment is longer. */
const MOST = 64;
/** Of two clauses so much is read of each, next to where they meet. */
const MOST_OF_CLAUSE = 38;
/** Letters; what is longer is no word. */
const LONGEST_WORD = 100;
const START = '[CLS]';
const END = '[SEP]';
const UNKNOWN = '[UNK]';

/** Cuts texts into the pieces that the model knows, longest first (WordPiece: Devlin et al., BERT, 2019). */
export class WordPieces {
  private readonly numbers: ReadonlyMap<string, number>;

  /** @param path the vocabulary, a tokenizer.json. */
  constructor(path: string) {
    const { model } = JSON.parse(readFileSync(path, 'utf8')) as { model: { vocab: Record<string, number> } };
    this.numbers = new Map(Object.entries(model.vocab));
  }

  /** The numbers of a text's pieces, with those that begin and end it. */
  piecesOf(text: string): number[] {
    return [this.number(START), ...this.piecesIn(text).slice(0, MOST - 2), this.number(END)];
  }

  /** The same of two clauses, one after the other. */
  piecesOfClauses(left: string, right: string): number[] {
    const before = this.piecesIn(left).slice(-MOST_OF_CLAUSE);
    const after = this.piecesIn(right).slice(0, MOST_OF_CLAUSE);
    return [this.number(START), ...before, this.number(END), ...after, this.number(END)];
  }

  private piecesIn(text: string): number[] {
    const words = text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu);
    return (words ?? []).flatMap((word) => this.piecesOfWord(word));
  }

  private piecesOfWord(word: string): number[] {
    if (word.length > LONGEST_WORD) return [this.number(UNKNOWN)];
    const found: number[] = [];
    for (let at = 0; at < word.length; ) {
      let end = word.length;
      let number: number | undefined;
      for (; end > at; end--) {
        number = this.numbers.get((at > 0 ? '##' : '') + word.slice(at, end));
        if (number !== undefined) break;
      }
      if (number === undefined) return [this.number(UNKNOWN)];
      found.push(number);
      at = end;
    }
    return found;
  }

  private number(piece: string): number {
    return this.numbers.get(piece) as number;
  }
}
