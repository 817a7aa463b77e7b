import { unreadable } from '../unreadable.ts';
import { MAX_BYTES } from './decode-text.ts';

/** Characters that are worked on at a time: what takes many bytes for each character takes few in all. */
const PIECE = 64 * 1024;

/** A file as it is written, piece by piece. */
export class XmlOutput {
  private readonly lineBreak: string;
  private readonly parts: Buffer[] = [];
  private size = 0;
  private pending = '';

  /** @param lineBreak what line feeds become. */
  constructor(lineBreak: string) {
    this.lineBreak = lineBreak;
  }

  /** @throws AppError UNPROCESSABLE_FILE when the file is larger than what can be read. */
  add(text: string): void {
    this.pending += text;
    if (this.pending.length > PIECE) this.encode();
  }

  /** All of it, as UTF-8. */
  bytes(): Uint8Array {
    this.encode();
    return Buffer.concat(this.parts, this.size);
  }

  private encode(): void {
    for (const piece of piecesOf(this.pending)) {
      const part = Buffer.from(this.lineBreak === '\n' ? piece : piece.replaceAll('\n', this.lineBreak));
      this.size += part.length;
      if (this.size > MAX_BYTES)
        throw unreadable('The file would be larger than 64 MB. Please take out what is not needed.');
      this.parts.push(part);
    }
    this.pending = '';
  }
}

/** A text in pieces that part no character in two. */
export function* piecesOf(text: string): Iterable<string> {
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + PIECE, text.length);
    if (end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}
