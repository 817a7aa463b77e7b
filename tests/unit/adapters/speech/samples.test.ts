import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { blocksOf, toSamples } from '../../../../server/adapters/speech/samples.ts';

describe('toSamples', () => {
  it('reads signed 16-bit little endian at any offset, without an odd last byte', () => {
    const bytes = Buffer.from([99, 0x00, 0x80, 0x00, 0x40, 0xff, 0x7f, 7]).subarray(1);
    const samples = [...toSamples(bytes)];
    expect(samples).toHaveLength(3);
    expect(samples[0]).toBe(-1);
    expect(samples[1]).toBe(0.5);
    expect(samples[2]).toBeCloseTo(1, 3);
  });
});

describe('blocksOf', () => {
  it('cuts a stream of odd parts into even blocks and loses nothing', async () => {
    const parts = [1, 3, 10, 2, 7].map((length, part) => Buffer.alloc(length, part));
    const blocks: number[] = [];
    const bytes: Uint8Array[] = [];
    for await (const block of blocksOf(Readable.from(parts), 4)) {
      blocks.push(block.length);
      bytes.push(block);
    }
    expect(blocks).toEqual([4, 4, 4, 4, 4, 3]);
    expect(Buffer.concat(bytes)).toEqual(Buffer.concat(parts));
  });
});
