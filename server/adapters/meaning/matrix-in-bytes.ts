import { InferenceSession, Tensor } from 'onnxruntime-node';
import { INT32, onnxModel, UINT8 } from './onnx-model.ts';

/** How the bytes of a matrix are kept: around 0, or around 128. */
export type Bytes = 'signed' | 'unsigned';

/** A matrix in bytes. */
export interface MatrixInBytes {
  bytes: Int8Array | Uint8Array;
  /** The byte that stands for 0. */
  zero: Int8Array | Uint8Array;
  /** What one counts in each column. */
  scales: Float32Array;
}

/** The largest number of a column. */
const LARGEST = 127;
const MIDDLE = 128;
/** The largest byte that comes in. */
const MOST = 255;
/** So many products in a row are enough to be cut off. */
const ROWS = 32;

/** Brings a matrix to bytes: of each column the largest number is 127. @param numbers row by row. */
export function inBytes(numbers: Float32Array, columns: number, kept: Bytes): MatrixInBytes {
  const scales = new Float32Array(columns);
  for (let at = 0; at < numbers.length; at++)
    scales[at % columns] = Math.max(scales[at % columns] as number, Math.abs(numbers[at] as number) / LARGEST);
  const Kept = kept === 'signed' ? Int8Array : Uint8Array;
  const zero = kept === 'signed' ? 0 : MIDDLE;
  const bytes = new Kept(numbers.length);
  for (let at = 0; at < numbers.length; at++)
    bytes[at] = zero + Math.round((numbers[at] as number) / (scales[at % columns] as number));
  return { bytes, zero: Kept.of(zero), scales };
}

/**
 * How bytes are kept so that this processor multiplies them as they are: signed ones are quicker, but where it has no instruction for
 * them (VNNI) the sums of two products are cut off at 16 bits, and sentences mean something else than elsewhere
 * (https://onnxruntime.ai/docs/performance/model-optimizations/quantization.html, "When and why do I need to try U8U8?").
 */
export async function exactBytes(): Promise<Bytes> {
  return (await largestProduct('signed')) === MOST * LARGEST * ROWS ? 'signed' : 'unsigned';
}

/** The product of a row of the largest bytes with a column of the largest numbers, as this processor has it. */
export async function largestProduct(kept: Bytes): Promise<number> {
  const { bytes, zero } = inBytes(new Float32Array(ROWS).fill(1), 1, kept);
  const session = await InferenceSession.create(
    onnxModel({
      inputs: [{ name: 'row', kind: UINT8, shape: [1, ROWS] }],
      outputs: [{ name: 'product', kind: INT32, shape: [1, 1] }],
      constants: [
        { name: 'column', shape: [ROWS, 1], numbers: bytes },
        { name: 'none', shape: [], numbers: Uint8Array.of(0) },
        { name: 'zero', shape: [], numbers: zero },
      ],
      nodes: [{ operator: 'MatMulInteger', inputs: ['row', 'column', 'none', 'zero'], outputs: ['product'] }],
    }),
  );
  const { product } = await session.run({ row: new Tensor('uint8', new Uint8Array(ROWS).fill(MOST), [1, ROWS]) });
  await session.release();
  return Number((product as Tensor).data[0]);
}
