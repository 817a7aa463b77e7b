/** Bytes of a number that is kept, and of one that comes out. */
const KEPT = 2;
const NUMBER = 4;
/** What 1 is kept as: two vectors of length 1 at most multiplied still fit 32 bits. */
const ONE = 2 ** 15 - 1;
/** Bytes of the eight numbers that are multiplied at a time. */
const EIGHT = 16;
/** So many times eight are multiplied before the sums are needed again: each waits for its own sum only. */
const AT_ONCE = 4;
const STEP = AT_ONCE * EIGHT;
const PAGE = 65_536;

/** Many vectors of equally many numbers, each of length 1 at most, multiplied with one as quickly as the processor can. */
export class VectorTable {
  private readonly rows: number;
  /** Numbers of a row: those of a vector, and zeros up to the next step. */
  private readonly width: number;
  /** The vector that is multiplied, and the rows, in 32,767ths: half as many bytes to read are half the time. */
  private readonly numbers: Int16Array;
  private readonly found: Float32Array;
  private readonly multiply: Multiply;

  constructor(rows: number, dimensions: number) {
    this.rows = rows;
    this.width = (Math.ceil((dimensions * KEPT) / STEP) * STEP) / KEPT;
    const end = KEPT * (rows + 1) * this.width;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((end + NUMBER * rows) / PAGE) });
    this.numbers = new Int16Array(memory.buffer, 0, end / KEPT);
    this.found = new Float32Array(memory.buffer, end, rows);
    program ??= new WebAssembly.Module(PROGRAM);
    this.multiply = new WebAssembly.Instance(program, { '': { memory } }).exports.multiply as Multiply;
  }

  /** A table of vectors, all of as many numbers. */
  static of(vectors: readonly Float32Array[]): VectorTable {
    const table = new VectorTable(vectors.length, vectors[0]?.length ?? 0);
    for (const [row, vector] of vectors.entries()) table.set(row, vector);
    return table;
  }

  set(row: number, vector: Float32Array): void {
    this.keep(vector, (row + 1) * this.width);
  }

  /** Adds the vector of a row to a sum, so many times. */
  addRow(row: number, times: number, sum: Float32Array): void {
    const from = (row + 1) * this.width;
    const factor = times / ONE;
    for (let d = 0; d < sum.length; d++) sum[d] = (sum[d] as number) + factor * (this.numbers[from + d] as number);
  }

  /** The product of a vector with each row, -1 to 1. */
  products(vector: Float32Array): Float32Array {
    const row = this.width * KEPT;
    this.keep(vector, 0);
    if (this.rows > 0) this.multiply(0, row, row, (this.rows + 1) * row);
    return this.found.slice();
  }

  private keep(vector: Float32Array, from: number): void {
    for (let d = 0; d < vector.length; d++) this.numbers[from + d] = Math.round(ONE * (vector[d] as number));
  }
}

type Multiply = (vector: number, vectorEnd: number, row: number, rowsEnd: number) => void;

let program: WebAssembly.Module | null = null;

/** The instructions of WebAssembly that are used. */
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const tee = (local: number) => [0x22, local];
/** In signed LEB128, of two bytes: bit 6 of a single one would be its sign. */
const constant = (value: number) => [0x41, (value % 128) + 128, Math.floor(value / 128)];
const repeat = (...body: number[][]) => [0x03, 0x40, ...body.flat(), 0x0b];
const ADD = [0x6a];
const LESS = [0x49];
const AGAIN_IF = [0x0d, 0];
const TO_NUMBER = [0xb2];
const number = (value: number) => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];
const MULTIPLY_NUMBERS = [0x94];
const STORE_NUMBER = [0x38, 2, 0];
const ZEROS = [0xfd, 0x0c, ...Array.from({ length: EIGHT }, () => 0)];
const loadEight = (offset: number) => [0xfd, 0x00, 4, offset];
/** Eight products, each two neighbours added. */
const MULTIPLY_EIGHT = [0xfd, 0xba, 1];
const ADD_FOUR = [0xfd, 0xae, 1];
const laneOf = (lane: number) => [0xfd, 0x1b, lane];

const VECTOR = 0;
const VECTOR_END = 1;
const ROW = 2;
const ROWS_END = 3;
const AT = 4;
const OUT = 5;
const FIRST_SUM = 6;
const SUMS = Array.from({ length: AT_ONCE }, (_, index) => FIRST_SUM + index);

/** The products come behind the rows. */
const BODY = [
  ...get(ROWS_END),
  ...set(OUT),
  ...repeat(
    SUMS.flatMap((sum) => [ZEROS, set(sum)].flat()),
    get(VECTOR),
    set(AT),
    repeat(
      SUMS.flatMap((sum, index) => {
        const load = loadEight(index * EIGHT);
        return [get(AT), load, get(ROW), load, MULTIPLY_EIGHT, get(sum), ADD_FOUR, set(sum)].flat();
      }),
      [get(ROW), constant(STEP), ADD, set(ROW)].flat(),
      [get(AT), constant(STEP), ADD, tee(AT), get(VECTOR_END), LESS, AGAIN_IF].flat(),
    ),
    SUMS.slice(1).flatMap((sum) => [get(FIRST_SUM), get(sum), ADD_FOUR, set(FIRST_SUM)].flat()),
    [get(OUT), get(FIRST_SUM), laneOf(0)].flat(),
    [1, 2, 3].flatMap((lane) => [get(FIRST_SUM), laneOf(lane), ADD].flat()),
    [TO_NUMBER, number(1 / ONE ** 2), MULTIPLY_NUMBERS, STORE_NUMBER].flat(),
    [get(OUT), constant(NUMBER), ADD, set(OUT)].flat(),
    [get(ROW), get(ROWS_END), LESS, AGAIN_IF].flat(),
  ),
];

const name = (text: string) => [text.length, ...Buffer.from(text)];
const size = (bytes: number) => (bytes < 128 ? [bytes] : [(bytes % 128) + 128, Math.floor(bytes / 128)]);
const section = (id: number, content: number[]) => [id, ...size(content.length), ...content];
const INTEGER = 0x7f;
const SUMS_OF_FOUR = 0x7b;
const CODE = [2, 2, INTEGER, SUMS.length, SUMS_OF_FOUR, ...BODY, 0x0b];

/** JavaScript multiplies one number at a time, this eight. */
const PROGRAM = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 4, INTEGER, INTEGER, INTEGER, INTEGER, 0]),
  ...section(2, [1, ...name(''), ...name('memory'), 2, 0, 0]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('multiply'), 0, 0]),
  ...section(10, [1, ...size(CODE.length), ...CODE]),
]);
