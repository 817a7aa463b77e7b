/**
 * Bytes that a tree may take, as reckoned here. All that is done with a file takes up to thrice as much, and a thread that
 * runs out of memory may take its process with it. A library of 20,000 comments needs about 90 MB.
 */
const MOST_BYTES = 128 * 1024 * 1024;

/** Bytes of each part, its text not counted. */
const PART_BYTES = { element: 200, attribute: 70, other: 70 } as const;

/** Where the parser parts a text that it has not read to its end, and the bytes that each such place takes until then. */
const BREAKS = /[&<>[\]"'?\t\n\r-]/g;
const BREAK_BYTES = 96;

/** Reckons the memory that a file takes while it is read, so that it can be refused before it is gone. */
export class MemoryBudget {
  private readonly most: number;
  private readonly exceed: () => never;
  private spent = 0;
  private unfinished = 0;
  private hasFinishedPart = false;

  /** @param exceed throws the failure of a file that takes more than `most` bytes. */
  constructor(exceed: () => never, most = MOST_BYTES) {
    this.most = most;
    this.exceed = exceed;
  }

  /** A piece of the file that is to be read: its characters stay, one byte each where all are of Latin-1. */
  startPiece(piece: string): void {
    this.hasFinishedPart = false;
    this.spend(/[^\0-\xff]/.test(piece) ? 2 * piece.length : piece.length);
  }

  finishPart(kind: keyof typeof PART_BYTES): void {
    this.hasFinishedPart = true;
    this.unfinished = 0;
    this.spend(PART_BYTES[kind]);
  }

  finishPiece(piece: string): void {
    if (this.hasFinishedPart) return;
    this.unfinished += BREAK_BYTES * (piece.match(BREAKS)?.length ?? 0);
    this.spend(0);
  }

  private spend(bytes: number): void {
    this.spent += bytes;
    if (this.spent + this.unfinished > this.most) this.exceed();
  }
}
