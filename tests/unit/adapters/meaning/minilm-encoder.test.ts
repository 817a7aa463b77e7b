import { describe, expect, it } from 'vitest';
import { product } from '../../../../server/domain/dictation/likeness/word-vectors.ts';
import { sentenceEncoder } from '../../../support/sentence-encoder.ts';

const encoder = await sentenceEncoder();

describe('the sentence encoder', () => {
  it.each([
    {
      said: 'somebody doubled up the wires on that breaker',
      means: 'Electrical. Two conductors under one breaker. Main Panel. A breaker has two wires connected to it.',
      not: 'Electrical. Missing cover. Main Panel. The cover of the panel was not installed.',
    },
    {
      said: 'its smokestack has slid off the top',
      means: 'Plumbing. Water heater vent loose. Water Heater. The vent pipe is not connected.',
      not: 'Interior. Smoke alarm missing. Smoke Alarms. No smoke alarm was found.',
    },
    {
      said: 'you could lose a ball in that gap between the door and the driveway',
      means: 'Garage. Gap at bottom. Garage Door. There is a gap under the overhead door.',
      not: 'Exterior. Trip hazard. Driveway. The driveway has settled and is uneven.',
    },
  ])('puts "$said" nearer to the comment that says so', async ({ said, means, not }) => {
    const [heard, right, wrong] = (await encoder.encode([said, means, not])) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    expect(product(heard, right)).toBeGreaterThan(product(heard, wrong));
  });

  it('tells the same of a sentence whatever else is asked for', async () => {
    const [alone] = await encoder.encode(['The toilet rocks.']);
    const [, , among] = await encoder.encode(['Roof.', 'A very long sentence about a roof.', 'The toilet rocks.']);
    expect(among).toEqual(alone);
    expect(Math.hypot(...(alone ?? []))).toBeCloseTo(1, 4);
  });

  it.each(['', '   ', '。', '?!', 'ünïcödé', 'x'.repeat(5_000), 'word '.repeat(3_000)])(
    'reads anything: %.20s',
    async (text) => {
      const [vector] = await encoder.encode([text]);
      expect(vector).toHaveLength(384);
      expect(vector?.every(Number.isFinite)).toBe(true);
    },
  );
});
