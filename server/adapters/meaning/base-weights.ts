import { readFileSync } from 'node:fs';

/** How TensorFlow.js lists the weights of a model, in the order in which they follow each other. */
interface Manifest {
  weightsManifest: [{ weights: { name: string; shape: number[]; quantization?: { min: number; scale?: number } }[] }];
}

/** Numbers, each a byte: the byte times the scale, and the least. */
export interface Weights {
  shape: readonly number[];
  bytes: Uint8Array;
  scale: number;
  min: number;
}

/** Bytes of a whole number that is no weight. */
const INTEGER = 4;

/**
 * The weights of a TensorFlow.js model in bytes, by name.
 * @param manifest path of model.json. @param data path of the weights.
 * @throws Error when one does not belong to the other.
 */
export function readWeights(manifest: string, data: string): ReadonlyMap<string, Weights> {
  const { weightsManifest } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const bytes = readFileSync(data);
  const found = new Map<string, Weights>();
  let at = 0;
  for (const { name, shape, quantization } of weightsManifest[0].weights) {
    const count = shape.reduce((product, length) => product * length, 1);
    if (quantization) {
      const { min, scale = 1 } = quantization;
      found.set(name, { shape, bytes: bytes.subarray(at, at + count), min, scale });
    }
    at += quantization ? count : INTEGER * count;
  }
  if (at !== bytes.length) throw new Error(`${data} does not hold what ${manifest} lists.`);
  return found;
}

/** The numbers themselves. */
export function numbersOf({ bytes, scale, min }: Weights): Float32Array {
  const numbers = new Float32Array(bytes.length);
  for (let at = 0; at < numbers.length; at++) numbers[at] = (bytes[at] as number) * scale + min;
  return numbers;
}
