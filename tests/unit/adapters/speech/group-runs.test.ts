import { describe, expect, it } from 'vitest';
import { groupRuns } from '../../../../server/adapters/speech/group-runs.ts';

const SETTINGS = { longest: 20, gap: 3, pad: 0.5 };

describe('groupRuns', () => {
  it('makes nothing of silence', () => {
    expect(groupRuns([], 60, SETTINGS)).toEqual([]);
  });

  it('gathers runs until a chunk would be too long, and starts anew after a long silence', () => {
    const runs = [
      { start: 1, end: 8 },
      { start: 9, end: 19 },
      { start: 20, end: 25 },
      { start: 30, end: 31 },
    ];
    const chunks = groupRuns(runs, 60, SETTINGS);
    expect(chunks.map((chunk) => chunk.runs.length)).toEqual([2, 1, 1]);
    expect(chunks.map((chunk) => chunk.index)).toEqual([0, 1, 2]);
    expect(chunks.flatMap((chunk) => chunk.runs)).toEqual(runs);
  });

  it('pads chunks, but never over a neighbour’s half of the silence or the ends of the recording', () => {
    const runs = [
      { start: 0.2, end: 19 },
      { start: 19.6, end: 30 },
    ];
    const [first, second] = groupRuns(runs, 30.1, SETTINGS);
    expect(first?.start).toBeCloseTo(0.1);
    expect(first?.end).toBeCloseTo(19.3);
    expect(second?.start).toBeCloseTo(19.3);
    expect(second?.end).toBeCloseTo(30.05);
  });

  it('cuts a run without any pause into equal parts that are short enough', () => {
    const chunks = groupRuns([{ start: 0, end: 50 }], 50, SETTINGS);
    expect(chunks).toHaveLength(3);
    for (const chunk of chunks) expect(chunk.end - chunk.start).toBeLessThanOrEqual(20);
    expect(chunks.at(-1)?.end).toBe(50);
  });
});
