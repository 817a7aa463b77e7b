import type { Readable } from 'node:stream';

const FULL_SCALE = 32_768;

/** s16le bytes as samples from -1 to 1. An odd last byte is left out. */
export function toSamples(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return Float32Array.from({ length: pcm.byteLength >> 1 }, (_, index) => view.getInt16(index * 2, true) / FULL_SCALE);
}

/** The stream cut into blocks of `bytes`; the last one may be shorter. */
export async function* blocksOf(pcm: Readable, bytes: number): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const part of pcm as AsyncIterable<Uint8Array>) {
    parts.push(part);
    held += part.length;
    if (held < bytes) continue;
    const all = Buffer.concat(parts);
    const whole = all.length - (all.length % bytes);
    for (let start = 0; start < whole; start += bytes) yield all.subarray(start, start + bytes);
    parts = [all.subarray(whole)];
    held = all.length - whole;
  }
  if (held > 0) yield Buffer.concat(parts);
}
